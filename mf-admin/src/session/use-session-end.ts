import { HttpError } from '@ellac/web';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUser } from './current-user-query.js';

/**
 * Asks anew who is signed in when any call is refused for want of a login: the session has ended,
 * and the gate shows the login.
 */
export function useSessionEnd(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = (error: unknown): void => {
      if (error instanceof HttpError && error.status === 401)
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
  }, [queryClient]);
}
