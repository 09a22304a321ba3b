import { formatScore } from '@ellac/contracts';
import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useId } from 'react';

const useStyles = makeStyles({
  row: { display: 'grid', gap: '4px', breakInside: 'avoid' },
  words: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    fontSize: tokens.fontSizeBase400,
  },
  value: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  bar: {
    height: '8px',
    // Some systems' colours for text and highlight can hardly be told apart.
    '@media screen and (forced-colors: active)': {
      backgroundColor: 'Canvas',
      outline: '1px solid CanvasText',
    },
  },
});

/** A score out of 10 as a bar of ten per cent a point, with its value in words beside it. */
export function ScoreBar({ label, score }: { label: string; score: number }) {
  const styles = useStyles();
  const id = useId();
  const value = `${formatScore(score)} / 10`;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{value}</span>
      </div>
      <ProgressBar
        className={styles.bar}
        role="meter"
        aria-labelledby={id}
        aria-valuetext={value}
        value={score * 10}
        max={100}
        thickness="large"
      />
    </div>
  );
}
