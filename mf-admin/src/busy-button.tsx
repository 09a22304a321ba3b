import { Button, type ButtonProps, Spinner } from '@fluentui/react-components';

type Props = Omit<ButtonProps, 'disabled' | 'icon'> & {
  /** Whether what it started goes on still; a press then does nothing. */
  readonly isBusy: boolean;
};

/** A button that shows when what it started goes on, and keeps the focus meanwhile. */
export function BusyButton({ isBusy, disabledFocusable = false, ...props }: Props) {
  return (
    <Button
      {...(props as ButtonProps)}
      disabledFocusable={disabledFocusable || isBusy}
      {...(isBusy ? { icon: <Spinner size="tiny" /> } : {})}
    />
  );
}
