import { Caption1, makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  note: {
    display: 'block',
    marginTop: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
});

/** A note below a field about its entry that was not a number. */
export function ReplacedNote({ id, words }: { readonly id: string; readonly words: string }) {
  const styles = useStyles();
  return (
    <Caption1 id={id} className={styles.note}>
      {words}
    </Caption1>
  );
}
