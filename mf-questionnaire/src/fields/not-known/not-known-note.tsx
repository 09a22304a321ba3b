import { makeStyles } from '@fluentui/react-components';
import { noteText } from '../note-text.js';

const useStyles = makeStyles({
  note: {
    maxWidth: '70ch',
    margin: 0,
    ...noteText,
  },
});

/** What it means to say "I don't know", once on each tab where that is possible. */
export function NotKnownNote() {
  const styles = useStyles();
  return (
    <p className={styles.note}>
      If you do not know a figure, say so: it counts a little below the middle, no finding is drawn
      from it, and your report says how complete the answers were.
    </p>
  );
}
