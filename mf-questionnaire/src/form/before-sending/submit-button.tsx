import { Button, useRestoreFocusTarget } from '@fluentui/react-components';

interface SubmitButtonProps {
  readonly sending: boolean;
  /**
   * The id of the element that names what is missing; undefined if the questionnaire can be sent.
   */
  readonly missingId: string | undefined;
  /** The id of the element that says that the last attempt to send failed. */
  readonly failedId: string | undefined;
  /** Called when the button is pressed while something is missing. */
  readonly onShowMissing: () => void;
  readonly onSubmit: () => void;
}

/** The button that sends the questionnaire. */
export function SubmitButton(props: SubmitButtonProps) {
  const { sending, missingId, failedId, onShowMissing, onSubmit } = props;
  const restoreFocus = useRestoreFocusTarget();
  const isMissing = missingId !== undefined;
  return (
    <Button
      {...restoreFocus}
      size="large"
      appearance="primary"
      // The disabled button stays focusable, so that a screen reader reads with it what is missing.
      disabledFocusable={isMissing || sending}
      aria-describedby={missingId ?? failedId}
      // Fluent drops the click of a disabled button, but not its capture.
      onClickCapture={isMissing ? onShowMissing : undefined}
      onClick={onSubmit}
    >
      {sending ? 'Analyzing...' : 'Submit Questionnaire'}
    </Button>
  );
}
