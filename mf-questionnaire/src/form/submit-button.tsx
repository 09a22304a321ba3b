import { Button, useRestoreFocusTarget } from '@fluentui/react-components';

interface SubmitButtonProps {
  readonly sending: boolean;
  /** Names what is missing while the questionnaire cannot be sent. */
  readonly missingId: string | undefined;
  /** Says that the last attempt to send failed. */
  readonly failedId: string | undefined;
  readonly onSubmit: () => void;
}

/** The way out. */
export function SubmitButton({ sending, missingId, failedId, onSubmit }: SubmitButtonProps) {
  const restoreFocus = useRestoreFocusTarget();
  return (
    <Button
      {...restoreFocus}
      size="large"
      appearance="primary"
      // Stays in reach of the keyboard, so that what is missing is read with it.
      disabledFocusable={missingId !== undefined || sending}
      aria-describedby={missingId ?? failedId}
      onClick={onSubmit}
    >
      {sending ? 'Analyzing...' : 'Submit Questionnaire'}
    </Button>
  );
}
