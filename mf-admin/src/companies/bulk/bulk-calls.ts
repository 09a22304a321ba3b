import {
  apiPaths,
  companyDetailSchema,
  messageReplySchema,
  resendEmailReplySchema,
} from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshDesk } from '../../desk-queries.js';
import { type BulkResult, type NamedCompany, onEach, type Outcome } from './on-each.js';

/** An action on the newest report of each selected company. */
export interface BulkAction {
  readonly label: string;
  /** Does it, and says what was done. */
  readonly run: (reportId: string) => Promise<string>;
}

export const bulkActions: readonly BulkAction[] = [
  {
    label: 'Resend Email',
    run: async (reportId) => {
      const path = apiPaths.adminResendEmail(reportId);
      const { emailSentTo } = await fetchJson(path, resendEmailReplySchema, { method: 'POST' });
      return `Report sent to ${emailSentTo}`;
    },
  },
  {
    label: 'Regenerate',
    run: async (reportId) => {
      const path = apiPaths.adminRegenerate(reportId);
      return (await fetchJson(path, messageReplySchema, { method: 'POST' })).message;
    },
  },
];

/** The id of a company's newest report; null while a worker has it, or where there is none. */
async function newestReport(companyId: string): Promise<string | null> {
  const { reports } = await fetchJson(apiPaths.adminCompany(companyId), companyDetailSchema);
  return reports[0]?.analysis?.id ?? null;
}

async function runOnNewest({ run }: BulkAction, { id }: NamedCompany): Promise<Outcome> {
  const reportId = await newestReport(id);
  return reportId === null
    ? { isDone: false, words: 'Its report is not there yet.' }
    : { isDone: true, words: await run(reportId) };
}

/** Runs an action on each of several companies. */
export function useBulkAction(
  onDone: (action: BulkAction, results: readonly BulkResult[]) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({
      action,
      companies,
    }: {
      readonly action: BulkAction;
      readonly companies: readonly NamedCompany[];
    }) => onEach(companies, (company) => runOnNewest(action, company)),
    onSuccess: (results, { action }) => onDone(action, results),
    onSettled: () => refreshDesk(queryClient),
  });
}
