import { apiPaths } from '@ellac/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** The prefix of the query keys of all lists of companies. */
export const companyLists = [apiPaths.adminCompanies()] as const;

/** The query key of the overview. */
export const overviewKey = [apiPaths.adminOverview] as const;

/** Refetches what the dashboard shows; called after a change to a company or a report. */
export const refreshDesk = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [companyLists, overviewKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
