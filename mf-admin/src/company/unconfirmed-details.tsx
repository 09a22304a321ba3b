import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import {
  apiPaths,
  type CompanyDetail,
  countryChoices,
  formatDate,
  industryChoices,
  labelOf,
  messageReplySchema,
  type UnconfirmedDetails,
} from '@ellac/contracts';
import { fetchJson, messageOf, useMediaQuery, useToast } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshDesk } from '../desk-queries.js';
import { phoneQuery } from '../frame/widths.js';
import { ConfirmDialog } from '../pieces/confirm-dialog.js';
import { useOneAtATime } from '../pieces/one-at-a-time.js';
import { ForRole } from '../session/for-role.js';
import { companyDetail } from './company-detail.js';

const useStyles = makeStyles({ body: { overflowWrap: 'anywhere' } });

/**
 * Says that nobody has proved the owner's address yet, or that a later submission gives details
 * that nobody has proved, and lets the coach confirm them. Nothing where all is confirmed.
 */
export function UnconfirmedNotice({ detail }: { detail: CompanyDetail }) {
  const styles = useStyles();
  const isPhone = useMediaQuery(phoneQuery);
  const [isAsking, setAsking] = useState(false);
  const { company, confirmation } = detail;
  const confirm = useConfirmDetails(company.id, () => setAsking(false));
  if (confirmation === undefined || confirmation.unconfirmed === null) return null;
  const { isConfirmed, unconfirmed } = confirmation;
  const changes = changesOf(company, unconfirmed);
  // What a submission repeats word for word needs no coach.
  if (isConfirmed && changes.length === 0) return null;
  return (
    // Without other details it is a note: most companies are unconfirmed until the owner reads.
    <MessageBar
      intent={changes.length === 0 ? 'info' : 'warning'}
      layout={changes.length === 0 && !isPhone ? 'singleline' : 'multiline'}
    >
      <MessageBarBody className={styles.body}>
        <MessageBarTitle>
          {isConfirmed ? 'Other details not confirmed' : 'Address not confirmed yet'}
        </MessageBarTitle>
        {isConfirmed
          ? 'The link to the newest report has not been opened from this address. '
          : 'No link that was mailed to this address has been opened yet. '}
        {changes.length === 0
          ? null
          : `The questionnaire of ${formatDate(new Date(unconfirmed.submittedAt))} gives ${changes.join('; ')}.`}
      </MessageBarBody>
      <ForRole needs="coach">
        <MessageBarActions>
          <Button onClick={() => setAsking(true)}>Confirm details</Button>
        </MessageBarActions>
      </ForRole>
      {isAsking ? (
        <ConfirmDialog
          text={
            changes.length === 0
              ? 'You confirm that this address and these details are the owner’s.'
              : 'You confirm that these details are the owner’s. They replace those of the company:'
          }
          names={changes}
          action="Confirm"
          isBusy={confirm.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => confirm.mutate(unconfirmed.responseId)}
        />
      ) : null}
    </MessageBar>
  );
}

/** What a submission gives otherwise than the company's record, in words. */
function changesOf(
  company: CompanyDetail['company'],
  given: UnconfirmedDetails,
): readonly string[] {
  const owner = (of: { ownerFirstName: string | null; ownerLastName: string | null }): string =>
    [of.ownerFirstName, of.ownerLastName].filter(Boolean).join(' ');
  const pairs: readonly (readonly [string, string | null, string])[] = [
    ['the name', company.name, given.name],
    ['the owner', owner(company), owner(given)],
    ['the phone number', company.ownerPhone, given.ownerPhone],
    [
      'the industry',
      company.industry && labelOf(industryChoices, company.industry),
      labelOf(industryChoices, given.industry),
    ],
    [
      'the country',
      company.country && labelOf(countryChoices, company.country),
      labelOf(countryChoices, given.country),
    ],
  ];
  return pairs
    .filter(([, before, after]) => before !== after)
    .map(([what, , after]) => `${what} ${after}`);
}

function useConfirmDetails(companyId: string, onDone: () => void) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (responseId: string) =>
      fetchJson(apiPaths.adminConfirmDetails(companyId), messageReplySchema, {
        method: 'POST',
        body: { responseId },
      }),
    onSuccess: () => toast({ title: 'Details confirmed' }),
    onError: (error) =>
      toast({
        title: 'Failed to confirm the details',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () => {
      onDone();
      return Promise.all([
        queryClient.invalidateQueries(companyDetail(companyId)),
        refreshDesk(queryClient),
      ]);
    },
  });
  return useOneAtATime(mutation);
}
