import { apiPaths } from '@ellac/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** The prefix of the query keys of all lists of companies. */
export const companyLists = [apiPaths.adminCompanies()] as const;

/** The query key of the overview. */
export const overviewKey = [apiPaths.adminOverview] as const;

/** The paths of what is read of one company or report, or of a few. */
const ofOne = /^\/api\/(admin\/companies\/|admin\/comparison|admin\/analysis\/|analysis\/)/;

/**
 * Refetches what the dashboard shows, and the other pages when they are opened again; called after a
 * change to a company or a report.
 */
export const refreshDesk = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    ...[companyLists, overviewKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && ofOne.test(path),
      refetchType: 'none',
    }),
  ]);
