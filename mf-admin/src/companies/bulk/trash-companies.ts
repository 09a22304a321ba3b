import { apiPaths, trashDays } from '@ellac/contracts';
import { type OnEachDone, useEachCompany } from './each-company.js';

const nothing: OnEachDone = () => undefined;

/** Takes companies back from the trash, and shows the outcome in a toast. */
export const useTakeBack = (onDone: OnEachDone = nothing) =>
  useEachCompany(
    {
      method: 'DELETE',
      path: apiPaths.adminCompanyTrash,
      done: ({ length }) => ({
        title: length === 1 ? 'Company taken back' : `${length} companies taken back`,
        description: 'All is there again, with its links.',
      }),
      failed: 'Failed to take back',
      state: 'still in the trash',
    },
    onDone,
  );

/** Moves companies to the trash, and shows the outcome in a toast with an undo. */
export function useMoveToTrash(onDone: OnEachDone) {
  const takeBack = useTakeBack();
  return useEachCompany(
    {
      method: 'PUT',
      path: apiPaths.adminCompanyTrash,
      done: (companies) => ({
        title:
          companies.length === 1
            ? 'Company moved to the trash'
            : `${companies.length} companies moved to the trash`,
        description: `You can take back what is there for ${trashDays} days.`,
        action: { label: 'Undo', onClick: () => takeBack.mutate(companies) },
      }),
      failed: 'Failed to move to the trash',
      state: 'not in the trash',
    },
    onDone,
  );
}
