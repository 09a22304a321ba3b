import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { Announcement } from './announcement.js';

const useStyles = makeStyles({
  note: {
    display: 'block',
    marginTop: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
});

interface ReplacedNoteProps {
  /** What stood in the field when it was left. */
  readonly entry: string;
  /** The number that counts in its place, as it is shown. */
  readonly number: string;
}

/** Says that an entry was no number, and what counts now. */
export function ReplacedNote({ entry, number }: ReplacedNoteProps) {
  const styles = useStyles();
  const reason = entry.trim() === '' ? 'Nothing was entered' : `“${entry.trim()}” is no number`;
  const note = `${reason}, so ${number} counts.`;
  return (
    <>
      <Caption1 className={styles.note}>{note}</Caption1>
      <Announcement text={note} />
    </>
  );
}
