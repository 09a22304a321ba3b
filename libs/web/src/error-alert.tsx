import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';

export interface ErrorAlertProps {
  readonly title?: string;
  readonly message: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** What went wrong, in a sentence, and what can be done about it. */
export function ErrorAlert({ title, message, action }: ErrorAlertProps) {
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        {title === undefined ? null : <MessageBarTitle>{title}</MessageBarTitle>}
        {message}
      </MessageBarBody>
      {action === undefined ? null : (
        <MessageBarActions>
          <Button onClick={action.onClick}>{action.label}</Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
