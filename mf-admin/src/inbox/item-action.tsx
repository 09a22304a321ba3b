import { Button } from '@fluentui/react-components';
import { type Need, type NeedKind, pagePaths } from '@ellac/contracts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { BusyButton } from '../pieces/busy-button.js';
import { mailRemedy } from '../company/mail-remedy.js';
import { useRegenerate, useResendEmail } from '../company/report-calls.js';
import { UpdateEmailDialog } from '../company/update-email-dialog.js';
import { useMay } from '../session/for-role.js';
import { leaveFocus } from '../pieces/leave-focus.js';

interface ItemActionProps {
  readonly kind: NeedKind;
  readonly need: Need;
}

/** The one action that an item asks for; who may not act opens it. */
export function ItemAction({ kind, need }: ItemActionProps) {
  const { reportId } = need;
  const may = useMay();
  if (reportId === null || !may('coach')) return <OpenItem need={need} />;
  if (kind === 'failed-report') return <Regenerate need={need} reportId={reportId} />;
  if (kind === 'failed-mail') return <MailAction need={need} reportId={reportId} />;
  return <OpenItem need={need} />;
}

interface ReportActionProps {
  readonly need: Need;
  readonly reportId: string;
}

function Regenerate({ need, reportId }: ReportActionProps) {
  const { isPending, mutate } = useRegenerate(need.companyId, reportId);
  return (
    <BusyButton
      isBusy={isPending}
      aria-label={`Regenerate ${need.companyName}`}
      onClick={() => mutate(undefined)}
    >
      Regenerate
    </BusyButton>
  );
}

function ResendEmail({ need, reportId }: ReportActionProps) {
  const { isPending, mutate } = useResendEmail(need.companyId, reportId);
  return (
    <BusyButton
      isBusy={isPending}
      aria-label={`Resend Email to ${need.companyName}`}
      onClick={() => mutate(undefined)}
    >
      Resend Email
    </BusyButton>
  );
}

/** Somebody else may correct the address while the dialog is open, which stays. */
function MailAction({ need, reportId }: ReportActionProps) {
  const [isOpen, setOpen] = useState(false);
  const { reason, isCorrected = false } = need;
  const remedy = mailRemedy({ status: 'failed', reply: reason, isCorrected });
  return (
    <>
      {remedy === 'correct' ? (
        <Button aria-label={`Update Email of ${need.companyName}`} onClick={() => setOpen(true)}>
          Update Email
        </Button>
      ) : (
        <ResendEmail need={need} reportId={reportId} />
      )}
      {isOpen ? (
        <UpdateEmailDialog
          companyId={need.companyId}
          reportId={reportId}
          email={need.recipientEmail ?? ''}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function OpenItem({ need: { companyId, companyName, reportId } }: { readonly need: Need }) {
  const [, go] = useLocation();
  return (
    <Button
      aria-label={`Open ${companyName}`}
      onClick={() => {
        leaveFocus();
        go(
          reportId === null ? pagePaths.adminCompany(companyId) : pagePaths.adminResults(reportId),
        );
      }}
    >
      Open
    </Button>
  );
}
