import { HttpError } from '@ellac/web';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUser } from './current-user-query.js';

/**
 * Refetches the current user when any call gets a 401: the session has ended, and the gate shows
 * the login.
 *
 * @param onEnd called before that, while the page is still open; stays the same function
 */
export function useSessionEnd(onEnd: () => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = (error: unknown): void => {
      if (!(error instanceof HttpError && error.status === 401)) return;
      onEnd();
      void queryClient.refetchQueries(currentUser);
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queryClient, onEnd]);
}
