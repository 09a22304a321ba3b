import { apiPaths, currentUserSchema, type CurrentUser } from '@ellac/contracts';
import { fetchJson, HttpError } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';

/** The signed-in user; null for an anonymous one, where the server replies with 401. */
export const currentUser = queryOptions({
  queryKey: [apiPaths.user],
  queryFn: async (): Promise<CurrentUser | null> => {
    try {
      return await fetchJson(apiPaths.user, currentUserSchema);
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) return null;
      throw error;
    }
  },
});
