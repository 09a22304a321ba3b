import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { saveFile } from '@ellac/web';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  words: { margin: 0 },
  codes: {
    display: 'grid',
    gap: '4px',
    margin: 0,
    paddingBlock: '12px',
    paddingInline: '40px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  readonly codes: readonly string[];
  /** Whether the second factor was turned on just now. */
  readonly isFirst: boolean;
  readonly onDone: () => void;
}

/** The recovery codes, the only time they are shown. */
export function RecoveryCodeList({ codes, isFirst, onDone }: Props) {
  const styles = useStyles();
  const save = () =>
    saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <div className={styles.root}>
      <p className={styles.words} role="status">
        {isFirst ? 'Your second factor is on. ' : 'The codes before are no good any more. '}Keep
        these recovery codes where you find them without your phone: each logs you in once in place
        of a code of the app. They are not shown again.
      </p>
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button onClick={save}>Save as a file</Button>
        <Button appearance="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
