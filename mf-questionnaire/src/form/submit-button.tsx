import { Button, useRestoreFocusTarget } from '@fluentui/react-components';

interface SubmitButtonProps {
  readonly sending: boolean;
  /**
   * The id of the element that names what is missing; undefined if the questionnaire can be sent.
   */
  readonly missingId: string | undefined;
  /** The id of the element that says that the last attempt to send failed. */
  readonly failedId: string | undefined;
  readonly onSubmit: () => void;
}

/** The button that sends the questionnaire. */
export function SubmitButton({ sending, missingId, failedId, onSubmit }: SubmitButtonProps) {
  const restoreFocus = useRestoreFocusTarget();
  return (
    <Button
      {...restoreFocus}
      size="large"
      appearance="primary"
      // The disabled button stays focusable, so that a screen reader reads with it what is missing.
      disabledFocusable={missingId !== undefined || sending}
      aria-describedby={missingId ?? failedId}
      onClick={onSubmit}
    >
      {sending ? 'Analyzing...' : 'Submit Questionnaire'}
    </Button>
  );
}
