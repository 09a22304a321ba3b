import { apiPaths } from '@ellac/contracts';
import { type OnEachDone, useEachCompany } from './each-company.js';

/** Deletes companies with one request for each, and shows the outcome in a toast. */
export const useDeleteCompanies = (onDone: OnEachDone) =>
  useEachCompany(
    {
      method: 'DELETE',
      path: apiPaths.adminCompany,
      done: ({ length }) => ({
        title: 'Company deleted successfully',
        ...(length > 1 && { description: `${length} companies are gone, with all their data.` }),
      }),
      failed: 'Failed to delete company',
      state: 'still there',
    },
    onDone,
  );
