import { apiPaths } from '@ellac/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** Under what all lists of companies are kept. */
export const companyLists = [apiPaths.adminCompanies()] as const;

/** Under what the overview is kept. */
export const overviewKey = [apiPaths.adminOverview] as const;

/** Refetches what the dashboard shows; called after a change to a company or a report. */
export const refreshDesk = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [companyLists, overviewKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
