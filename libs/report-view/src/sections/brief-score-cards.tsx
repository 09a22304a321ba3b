import { areas, formatScore, type Analysis } from '@ellac/contracts';
import { BandedBar, ReadinessChip } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useCard } from '../pieces/card.js';
import { areaLevel } from '../words/scores/area-level.js';
import { areaNames } from '../words/scores/area-names.js';
import { areaScores } from '../words/scores/area-scores.js';
import { standingOf } from '../words/scores/denied-answers.js';
import { stepOfLevel } from '../words/scores/readiness-steps.js';

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: '16px',
    '@media print': { display: 'none' },
    [phone]: { gap: '8px' },
  },
  card: {
    padding: '12px 16px',
    breakInside: 'avoid',
    [phone]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px',
    },
  },
  name: { fontSize: '14px', lineHeight: '20px' },
  value: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  figure: {
    fontSize: '24px',
    lineHeight: '30px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  bar: { margin: '8px 0 6px', [phone]: { display: 'none' } },
});

/** The three scores at a glance: level and place on the scale, and nothing of why; not on paper. */
export function BriefScoreCards({ analysis }: { readonly analysis: Analysis }) {
  const styles = useStyles();
  const card = useCard();
  const scores = areaScores(analysis);
  return (
    <div className={styles.cards} role="group" aria-label="Scores">
      {areas.map((area) => (
        <div key={area} className={mergeClasses(card, styles.card)}>
          <span className={styles.name}>{areaNames[area]}</span>
          <div className={styles.value}>
            <span className={styles.figure}>{formatScore(scores[area])}</span>
            <ReadinessChip {...standingOf(analysis, area)} />
          </div>
          <div className={styles.bar} aria-hidden>
            <BandedBar value={scores[area]} step={stepOfLevel(areaLevel(analysis, area))} />
          </div>
        </div>
      ))}
    </div>
  );
}
