import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';

/** Says that the draft is open in another window, too. */
export function ElsewhereBar({ onGoOn }: { readonly onGoOn: () => void }) {
  return (
    <MessageBar intent="warning" layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>Open in another window; go on here?</MessageBarTitle>
        Answers were changed in the other window. They are brought together with yours.
      </MessageBarBody>
      <MessageBarActions>
        <Button size="medium" onClick={onGoOn}>
          Go on here
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
