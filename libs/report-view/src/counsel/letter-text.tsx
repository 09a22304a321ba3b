import { makeStyles, tokens } from '@fluentui/react-components';
import { Isolated } from '../pieces/isolated.js';
import { aroundKey } from '../words/letter-texts.js';

const useStyles = makeStyles({ key: { fontWeight: tokens.fontWeightSemibold } });

/** A text of a letter, with a key of its section in bold where one stands in it. */
export function LetterText({ text, keys }: { text: string; keys: readonly string[] }) {
  const styles = useStyles();
  const told = aroundKey(text, keys);
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
