import { makeStyles, tokens } from '@fluentui/react-components';
import { noteText } from './note-text.js';

const useStyles = makeStyles({
  note: {
    display: 'block',
    marginTop: tokens.spacingVerticalXXS,
    ...noteText,
    overflowWrap: 'anywhere',
  },
});

/** A note below a field about the default that counts in place of its entry. */
export function ReplacedNote({ id, words }: { readonly id: string; readonly words: string }) {
  const styles = useStyles();
  return (
    <span id={id} className={styles.note}>
      {words}
    </span>
  );
}
