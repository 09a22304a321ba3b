import { makeStyles, tokens } from '@fluentui/react-components';
import { Isolated } from '../pieces/isolated.js';

const useStyles = makeStyles({ key: { fontWeight: tokens.fontWeightSemibold } });

/** A text of a letter, with its section's key in bold where the key stands in it. */
export function LetterText({ text, sectionKey }: { text: string; sectionKey: string | undefined }) {
  const styles = useStyles();
  const at = sectionKey === undefined ? -1 : text.indexOf(sectionKey);
  if (sectionKey === undefined || at < 0) return <Isolated text={text} />;
  return (
    <>
      {at === 0 ? null : <Isolated text={text.slice(0, at)} />}
      <strong className={styles.key}>
        <Isolated text={sectionKey} />
      </strong>
      <Isolated text={text.slice(at + sectionKey.length)} />
    </>
  );
}
