import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { formatDayTime } from '@ellac/contracts';
import { useHost } from '../host/host.js';
import type { SaveState } from './draft-keeper.js';
import { useLateDialog } from '@ellac/web';
import { ClearDialog, clearDialog } from './late-clear-dialog.js';

const useStyles = makeStyles({
  status: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'baseline',
    minHeight: '24px',
    fontSize: '14px',
    lineHeight: '24px',
    color: tokens.colorNeutralForeground3,
  },
  clear: { minHeight: '24px', fontSize: 'inherit', lineHeight: 'inherit' },
});

interface DraftStatusProps {
  readonly saved: SaveState;
  readonly onClear: () => void;
}

/** Tells where unsent answers are kept, since when, and lets the owner remove them. */
export function DraftStatus({ saved, onClear }: DraftStatusProps) {
  const styles = useStyles();
  const { locale } = useHost();
  if (saved === null) {
    return (
      <span className={styles.status}>Your answers are saved on this device as you type.</span>
    );
  }
  return (
    <div className={styles.status}>
      <span>
        {saved === 'failed'
          ? 'This browser does not let us save your answers. Please send them in one go.'
          : `Saved on this device, ${formatDayTime(saved, locale)}`}
      </span>
      <ClearLink onClear={onClear} />
    </div>
  );
}

/** Lets the owner empty the form, after asking. */
function ClearLink({ onClear }: { readonly onClear: () => void }) {
  const styles = useStyles();
  const { isWanted, isOpen, close, trigger } = useLateDialog(clearDialog);
  return (
    <>
      <Link as="button" type="button" className={styles.clear} {...trigger}>
        Clear
      </Link>
      {isWanted && <ClearDialog open={isOpen} onClear={onClear} onClose={close} />}
    </>
  );
}
