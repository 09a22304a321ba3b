import { apiPaths, messageReplySchema, resendEmailReplySchema } from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshDesk } from '../desk-queries.js';
import { useOneAtATime } from '../pieces/one-at-a-time.js';
import { reportRecord } from '../report/report-record-query.js';
import { companyDetail } from './company-detail.js';

/** An action on a report, with its messages from the specification, section 8. */
function useReportCall<Variables, Answer>(
  companyId: string,
  reportId: string,
  call: {
    readonly run: (variables: Variables) => Promise<Answer>;
    readonly done: (answer: Answer) => { title: string; description?: string };
    readonly failed: string;
  },
) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: call.run,
    onSuccess: (answer) => toast(call.done(answer)),
    onError: (error) =>
      toast({
        title: call.failed,
        description: messageOf(error, call.failed),
        variant: 'destructive',
      }),
    // A refused call means that the page is stale, so the data is refetched after errors too.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(companyDetail(companyId)),
        queryClient.invalidateQueries(reportRecord(reportId)),
        refreshDesk(queryClient),
      ]),
  });
  return useOneAtATime(mutation);
}

export const useRegenerate = (companyId: string, reportId: string) =>
  useReportCall(companyId, reportId, {
    run: () =>
      fetchJson(apiPaths.adminRegenerate(reportId), messageReplySchema, { method: 'POST' }),
    done: () => ({
      title: 'Report regenerated successfully',
      description: 'When it is done, the owner gets the mail with the link.',
    }),
    failed: 'Failed to regenerate report',
  });

interface Correction {
  readonly email: string;
  readonly expected: string;
  /** For the company's other reports that go to the same address, too. */
  readonly otherReports?: true;
}

export const useUpdateEmail = (companyId: string, reportId: string) =>
  useReportCall(companyId, reportId, {
    run: (correction: Correction) =>
      fetchJson(apiPaths.adminUpdateEmail(reportId), messageReplySchema, {
        method: 'POST',
        body: correction,
      }),
    done: () => ({
      title: 'Email address updated successfully',
      description: 'Older links no longer open. Resend the report to the new address.',
    }),
    failed: 'Failed to update email',
  });

export const useResendEmail = (companyId: string, reportId: string) =>
  useReportCall(companyId, reportId, {
    run: () =>
      fetchJson(apiPaths.adminResendEmail(reportId), resendEmailReplySchema, { method: 'POST' }),
    done: ({ emailSentTo }) => ({
      title: 'Email sent successfully',
      description: `Report sent to ${emailSentTo}`,
    }),
    failed: 'Failed to send email',
  });
