import { Button } from '@fluentui/react-components';
import { lateComponent, latePart, useLateDialog } from '@ellac/web';

const dialog = latePart(() => import('./resend-dialog.js'));
const ResendDialog = lateComponent(dialog, (parts) => parts.ResendDialog);

/** The button for owners who lost their link, and its dialog. */
export function ResendButton() {
  const { isWanted, isOpen, close, trigger } = useLateDialog(dialog);
  return (
    <>
      <Button {...trigger}>Resend Report Verification Email</Button>
      {isWanted && <ResendDialog open={isOpen} onClose={close} />}
    </>
  );
}
