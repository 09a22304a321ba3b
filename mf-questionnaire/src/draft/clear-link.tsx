import { Link } from '@fluentui/react-components';
import { lateComponent, latePart, useLateDialog } from '@ellac/web';

const dialog = latePart(() => import('./clear-dialog.js'));
const ClearDialog = lateComponent(dialog, (parts) => parts.ClearDialog);

/** Lets the owner empty the form, after asking. */
export function ClearLink({ onClear }: { readonly onClear: () => void }) {
  const { isWanted, isOpen, close, trigger } = useLateDialog(dialog);
  return (
    <>
      <Link as="button" type="button" {...trigger}>
        Clear
      </Link>
      {isWanted && <ClearDialog open={isOpen} onClear={onClear} onClose={close} />}
    </>
  );
}
