import { Button, type ButtonProps, Spinner } from '@fluentui/react-components';

type Props = Omit<ButtonProps, 'disabled' | 'icon'> & {
  /** Whether the started action is still running; pressing the button then does nothing. */
  readonly isBusy: boolean;
};

/** A button that shows that its action is running, and keeps the focus meanwhile. */
export function BusyButton({ isBusy, disabledFocusable = false, ...props }: Props) {
  return (
    <Button
      {...(props as ButtonProps)}
      disabledFocusable={disabledFocusable || isBusy}
      {...(isBusy ? { icon: <Spinner size="tiny" /> } : {})}
    />
  );
}
