import { Button, makeStyles, useRestoreFocusTarget } from '@fluentui/react-components';
import type { AnalysisSummary } from '@ellac/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { BusyButton } from '../pieces/busy-button.js';
import { useSettled } from '../pieces/use-settled.js';
import { ForRole } from '../session/for-role.js';
import type { MailRemedy } from './mail-remedy.js';
import { useRegenerate, useResendEmail } from './report-calls.js';
import { UpdateEmailDialog } from './update-email-dialog.js';

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    alignItems: 'center',
    outlineStyle: 'none',
  },
});

interface Props {
  readonly companyId: string;
  readonly reportId: string;
  readonly generationStatus: AnalysisSummary['generationStatus'];
  /** The address that gets its mails. */
  readonly recipient: string;
  /** What helps after a mail that did not go out; that button stands out. */
  readonly remedy?: MailRemedy | null;
  readonly size?: 'small' | 'medium';
}

/** The actions that the report's state and the user's role allow; the server makes the final check. */
export function ReportButtons(props: Props) {
  return (
    <ForRole needs="coach">
      <Actions {...props} />
    </ForRole>
  );
}

function Actions({
  companyId,
  reportId,
  generationStatus,
  recipient,
  remedy = null,
  size = 'small',
}: Props) {
  const styles = useStyles();
  const focusReturns = useRestoreFocusTarget();
  const isSettled = useSettled(generationStatus);
  const place = useKeptFocus(generationStatus);
  const [isCorrecting, setCorrecting] = useState(false);
  const regenerate = useRegenerate(companyId, reportId);
  const resend = useResendEmail(companyId, reportId);
  return (
    <div ref={place} tabIndex={-1} className={styles.actions}>
      {generationStatus === 'failed' ? (
        <CallButton
          label="Regenerate"
          size={size}
          call={regenerate}
          isSettled={isSettled}
          isPrimary
        />
      ) : null}
      {generationStatus === 'completed' ? (
        <>
          <Button
            size={size}
            appearance={remedy === 'correct' ? 'primary' : 'secondary'}
            {...focusReturns}
            disabledFocusable={!isSettled}
            onClick={() => setCorrecting(true)}
          >
            Update Email
          </Button>
          <CallButton
            label="Resend Email"
            size={size}
            call={resend}
            isSettled={isSettled}
            isPrimary={remedy === 'resend'}
          />
        </>
      ) : null}
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

/** Focuses the container when a new state removed the button that had the focus. */
function useKeptFocus(state: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) place.current?.focus();
  }, [state]);
  return place;
}

interface CallButtonProps {
  readonly label: string;
  readonly size: 'small' | 'medium';
  readonly call: { readonly isPending: boolean; readonly mutate: (variables: undefined) => void };
  readonly isSettled: boolean;
  /** Whether it is what helps. */
  readonly isPrimary: boolean;
}

function CallButton({ label, size, call, isSettled, isPrimary }: CallButtonProps) {
  return (
    <BusyButton
      size={size}
      appearance={isPrimary ? 'primary' : 'secondary'}
      isBusy={call.isPending}
      disabledFocusable={!isSettled}
      onClick={() => call.mutate(undefined)}
    >
      {label}
    </BusyButton>
  );
}
