import { apiPaths, currentUserSchema, type CurrentUser } from '@ellac/contracts';
import { fetchJson, HttpError } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';
import { keepFor } from './kept-in-tab.js';

/** The signed-in user; null for an anonymous one, where the server replies with 401. */
export const currentUser = queryOptions({
  queryKey: [apiPaths.user],
  queryFn: async (): Promise<CurrentUser | null> => {
    try {
      const user = await fetchJson(apiPaths.user, currentUserSchema);
      // Before anything is shown to the user.
      keepFor(user.username);
      return user;
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) return null;
      throw error;
    }
  },
});
