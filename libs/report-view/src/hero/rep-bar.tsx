import { formatScore, type Analysis } from '@ellac/contracts';
import { ReadinessChip } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Isolated } from '../pieces/isolated.js';
import { lowWindow, repBarHeight } from '../reading-place/contents-place.js';
import { openingOf } from '../words/scores/opening.js';
import { bandNames, stepOfReport } from '../words/scores/readiness-steps.js';
import { ReportActions } from './report-actions.js';

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    zIndex: 2,
    insetBlockStart: 0,
    insetInline: 0,
    boxSizing: 'border-box',
    height: `${repBarHeight}px`,
    borderTop: `3px solid ${tokens.colorBrandBackground}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [`@media ${lowWindow}`]: { display: 'none' },
    '@media print': { display: 'none' },
  },
  // It takes no part in the page until the hero is gone: no focus, no screen reader.
  waiting: { visibility: 'hidden' },
  row: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    maxWidth: '800px',
    height: '100%',
    marginInline: 'auto',
    paddingInline: 'clamp(16px, 4vw, 32px)',
  },
  name: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
  },
  chip: { flexShrink: 0 },
});

interface RepBarProps {
  readonly analysis: Analysis;
  /** Whether the hero has left the window, so that this stands in for it. */
  readonly isShown: boolean;
}

/** Says whose report this is and takes it along, at the top of the window below the hero. */
export function RepBar({ analysis, isShown }: RepBarProps) {
  const styles = useStyles();
  const step = stepOfReport(analysis);
  const { isVerdict } = openingOf(analysis);
  return (
    <div className={mergeClasses(styles.bar, !isShown && styles.waiting)}>
      <div className={styles.row}>
        <span className={styles.name}>
          <Isolated text={analysis.company.name} />
        </span>
        {isVerdict ? (
          <span className={styles.chip}>
            {step === null ? (
              <ReadinessChip step={null} word="Not judged" />
            ) : (
              <ReadinessChip
                step={step}
                word={bandNames[step - 1] ?? ''}
                figure={formatScore(analysis.overallScore)}
                narrowsToFigure
              />
            )}
          </span>
        ) : null}
        <ReportActions analysis={analysis} />
      </div>
    </div>
  );
}
