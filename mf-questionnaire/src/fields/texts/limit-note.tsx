import { makeStyles, tokens } from '@fluentui/react-components';
import { formatGrouped, type Notation } from '@ellac/contracts';
import { Announcement } from '../announcement.js';
import { noteText } from '../note-text.js';
import { useNotation } from '../numbers/use-notation.js';

const useStyles = makeStyles({
  note: {
    display: 'block',
    marginTop: tokens.spacingVerticalXXS,
    ...noteText,
  },
});

interface LimitNoteProps {
  readonly length: number;
  /** The bound, in characters, at which the field takes no more. */
  readonly max: number;
  /** How many characters of a pasted text did not fit. */
  readonly leftOut: number;
  /** Whether the note is announced when it appears. */
  readonly isNews: boolean;
}

function noteOn({ length, max, leftOut }: LimitNoteProps, notation: Notation): string {
  const limit = formatGrouped(max, notation);
  if (length < max) return `${formatGrouped(max - length, notation)} of ${limit} characters left`;
  const reached = `The limit of ${limit} characters is reached`;
  if (leftOut === 0) return reached;
  return leftOut === 1
    ? `${reached}: 1 character was left out`
    : `${reached}: ${formatGrouped(leftOut, notation)} characters were left out`;
}

/** How much of a text's limit is left, or was cut off. */
export function LimitNote(props: LimitNoteProps) {
  const styles = useStyles();
  const note = noteOn(props, useNotation());
  return (
    <>
      <span className={styles.note}>{note}</span>
      <Announcement text={note} isNews={props.isNews} />
    </>
  );
}
