import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';

export interface ErrorAlertProps {
  /** For a control that is described by it. */
  readonly id?: string;
  /** Whether no screen reader is told of it at once, because a toast says the same. */
  readonly isSilent?: boolean;
  readonly title?: string;
  readonly message: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** What went wrong, in a sentence, and what can be done about it. */
export function ErrorAlert({ id, isSilent = false, title, message, action }: ErrorAlertProps) {
  return (
    <MessageBar id={id} intent="error" layout="multiline" {...(isSilent ? {} : { role: 'alert' })}>
      <MessageBarBody>
        {title === undefined ? null : <MessageBarTitle>{title}</MessageBarTitle>}
        {message}
      </MessageBarBody>
      {action === undefined ? null : (
        <MessageBarActions>
          <Button size="medium" onClick={action.onClick}>
            {action.label}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
