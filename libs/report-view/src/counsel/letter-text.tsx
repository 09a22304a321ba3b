import { makeStyles, tokens } from '@fluentui/react-components';
import { Isolated } from '../pieces/isolated.js';
import { aroundKey } from '../words/letter-texts.js';

const useStyles = makeStyles({ key: { fontWeight: tokens.fontWeightSemibold } });

/** A text of a letter, with its section's key in bold where the key stands in it. */
export function LetterText({ text, sectionKey }: { text: string; sectionKey: string | undefined }) {
  const styles = useStyles();
  const told = aroundKey(text, sectionKey);
  if (told === null) return <Isolated text={text} />;
  return (
    <>
      <Isolated text={told.before} />
      <strong className={styles.key}>
        <Isolated text={told.key} />
      </strong>
      <Isolated text={told.after} />
    </>
  );
}
