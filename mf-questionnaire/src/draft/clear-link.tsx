import { Link } from '@fluentui/react-components';
import { useLateDialog } from '@ellac/web';
import { ClearDialog, clearDialog } from './late-clear-dialog.js';

/** Lets the owner empty the form, after asking. */
export function ClearLink({ onClear }: { readonly onClear: () => void }) {
  const { isWanted, isOpen, close, trigger } = useLateDialog(clearDialog);
  return (
    <>
      <Link as="button" type="button" {...trigger}>
        Clear
      </Link>
      {isWanted && <ClearDialog open={isOpen} onClear={onClear} onClose={close} />}
    </>
  );
}
