import { formatScore, type TwoMarks } from '@ellac/contracts';
import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { MarksOnBar, MarksInWords } from './marks-on-bar.js';

const useStyles = makeStyles({
  row: { display: 'grid', gap: '4px', breakInside: 'avoid' },
  words: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    fontSize: tokens.fontSizeBase400,
  },
  value: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  place: { position: 'relative' },
  bar: {
    height: '8px',
    // On some systems, the colours for text and highlight have too little contrast.
    '@media screen and (forced-colors: active)': {
      backgroundColor: 'Canvas',
      outline: '1px solid CanvasText',
    },
  },
});

/** A score out of 10 as a bar of ten per cent a point, with its value in words beside it. */
export function ScoreBar({
  label,
  score,
  marks,
}: {
  label: string;
  score: number;
  /** Where ratings and facts stand, if that is worth seeing. */
  marks: TwoMarks | null;
}) {
  const styles = useStyles();
  const id = useId();
  const value = `${formatScore(score)} / 10`;
  const marksId = `${id}-marks`;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{value}</span>
      </div>
      <div className={styles.place}>
        <ProgressBar
          className={styles.bar}
          role="meter"
          aria-labelledby={id}
          aria-describedby={marks === null ? undefined : marksId}
          aria-valuetext={value}
          value={score * 10}
          max={100}
          thickness="large"
        />
        {marks === null ? null : <MarksOnBar marks={marks} />}
      </div>
      {marks === null ? null : <MarksInWords marks={marks} id={marksId} />}
    </div>
  );
}
