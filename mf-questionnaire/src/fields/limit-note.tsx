import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { Announcement } from './announcement.js';

/** The share of the limit from which the counter is shown. */
const nearTheBound = 0.9;

const useStyles = makeStyles({
  note: {
    display: 'block',
    marginTop: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground3,
  },
});

interface LimitNoteProps {
  readonly length: number;
  /** The bound, in characters, at which the field takes no more. */
  readonly max: number;
}

function noteOn(length: number, max: number): string {
  if (length < max * nearTheBound) return '';
  return length < max
    ? `${max - length} of ${max} characters left`
    : `The limit of ${max} characters is reached`;
}

/** The limit of a text, shown when it is nearly reached. */
export function LimitNote({ length, max }: LimitNoteProps) {
  const styles = useStyles();
  const note = noteOn(length, max);
  return (
    <>
      {note !== '' && <Caption1 className={styles.note}>{note}</Caption1>}
      <Announcement text={note} />
    </>
  );
}
