import {
  apiPaths,
  companyDetailSchema,
  type ListedCompany,
  messageReplySchema,
  resendEmailReplySchema,
} from '@ellac/contracts';
import { fetchJson, HttpError, messageOf } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshDesk } from '../../desk-queries.js';
import { inTurn } from './in-turn.js';
import { isSessionOver } from './session-over.js';

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

/** How the action ended for one company. */
export interface BulkResult {
  readonly company: ListedCompany;
  readonly isDone: boolean;
  /** What was done, or why not. */
  readonly words: string;
}

/** The id of a company's newest report; null while a worker has it, or where there is none. */
async function newestReport(companyId: string): Promise<string | null> {
  const { reports } = await fetchJson(apiPaths.adminCompany(companyId), companyDetailSchema);
  return reports[0]?.analysis?.id ?? null;
}

async function runOn(
  { run }: BulkAction,
  companies: readonly ListedCompany[],
): Promise<readonly BulkResult[]> {
  const results = new Map<string, BulkResult>();
  const ends: HttpError[] = [];
  await inTurn(companies, async (company) => {
    try {
      const reportId = await newestReport(company.id);
      const words = reportId === null ? 'Its report is not there yet.' : await run(reportId);
      results.set(company.id, { company, isDone: reportId !== null, words });
      return true;
    } catch (error) {
      if (error instanceof HttpError && isSessionOver(error)) ends.push(error);
      const words = messageOf(error, 'The server did not say why.');
      results.set(company.id, { company, isDone: false, words });
      return ends.length === 0;
    }
  });
  // Thrown as by any other refused call, so that the gate shows the login.
  const [end] = ends;
  if (end !== undefined) throw end;
  return companies.flatMap(({ id }) => results.get(id) ?? []);
}

/** Runs an action on each of several companies; one that fails does not stop the others. */
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
      readonly companies: readonly ListedCompany[];
    }) => runOn(action, companies),
    onSuccess: (results, { action }) => onDone(action, results),
    onSettled: () => refreshDesk(queryClient),
  });
}
