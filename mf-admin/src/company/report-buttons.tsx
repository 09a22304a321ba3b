import { Button, makeStyles, useRestoreFocusTarget } from '@fluentui/react-components';
import type { AnalysisSummary } from '@ellac/contracts';
import { useState } from 'react';
import { BusyButton } from '../busy-button.js';
import { useRegenerate, useResendEmail } from './report-calls.js';
import { UpdateEmailDialog } from './update-email-dialog.js';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
});

interface Props {
  readonly companyId: string;
  readonly reportId: string;
  readonly generationStatus: AnalysisSummary['generationStatus'];
  /** Where its mails go. */
  readonly recipient: string;
}

/** What may be done with a report as it stands; the server decides in the end. */
export function ReportButtons({ companyId, reportId, generationStatus, recipient }: Props) {
  const styles = useStyles();
  const focusReturns = useRestoreFocusTarget();
  const [isCorrecting, setCorrecting] = useState(false);
  const regenerate = useRegenerate(companyId, reportId);
  const resend = useResendEmail(companyId, reportId);
  if (generationStatus === 'failed') return <CallButton label="Regenerate" call={regenerate} />;
  if (generationStatus !== 'completed') return null;
  return (
    <div className={styles.actions}>
      <Button size="small" {...focusReturns} onClick={() => setCorrecting(true)}>
        Update Email
      </Button>
      <CallButton label="Resend Email" call={resend} />
      {isCorrecting ? (
        <UpdateEmailDialog
          companyId={companyId}
          reportId={reportId}
          email={recipient}
          onClose={() => setCorrecting(false)}
        />
      ) : null}
    </div>
  );
}

interface CallButtonProps {
  readonly label: string;
  readonly call: { readonly isPending: boolean; readonly mutate: (variables: undefined) => void };
}

function CallButton({ label, call }: CallButtonProps) {
  return (
    <BusyButton size="small" isBusy={call.isPending} onClick={() => call.mutate(undefined)}>
      {label}
    </BusyButton>
  );
}
