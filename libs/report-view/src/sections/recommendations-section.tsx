import { areas, type Analysis, type Area } from '@ellac/contracts';
import { brandTokens, ForScreenReaders } from '@ellac/web';
import {
  makeStyles,
  mergeClasses,
  shorthands,
  ToggleButton,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { Section } from '../pieces/section.js';
import type { StepAction } from '../pieces/steps/step-action.js';
import { hasLetter } from '../words/has-letter.js';
import { areaNames } from '../words/scores/area-names.js';
import { reportSections } from '../words/report-sections.js';
import { shownRecommendations } from '../words/plan/shown-recommendations.js';
import { RecommendationCard } from './recommendation-card.js';

const useStyles = makeStyles({
  order: {
    margin: '-10px 0 12px',
    fontSize: '16px',
    lineHeight: '24px',
    color: tokens.colorNeutralForeground2,
    breakAfter: 'avoid',
  },
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginBlockEnd: '16px',
    '@media print': { display: 'none' },
  },
  chip: { minWidth: 0, '@media (max-width: 639px)': { minHeight: '44px' } },
  chosen: {
    ...shorthands.borderColor(tokens.colorBrandForegroundLink),
    backgroundColor: brandTokens.brandTint,
    ':hover': { backgroundColor: brandTokens.brandTint },
  },
  count: { marginInlineStart: '6px', fontWeight: tokens.fontWeightRegular },
  cards: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
    gap: '16px',
    // The heading is not left alone at the foot of a sheet.
    breakBefore: 'avoid',
    '@media print': { gridTemplateColumns: '1fr 1fr', gap: '10px' },
  },
});

interface RecommendationsProps {
  readonly analysis: Analysis;
  /** Where the plan has no list of its steps. */
  readonly stepAction?: StepAction | undefined;
}

/** All recommendations as cards, in the order of the plan; on the screen one area at a time. */
export function Recommendations({ analysis, stepAction }: RecommendationsProps) {
  const styles = useStyles();
  const [chosen, setChosen] = useState<Area | null>(null);
  const all = shownRecommendations(analysis);
  const countOf = (area: Area): number => all.filter((each) => each.area === area).length;
  // The few steps of a letter stand in its order.
  const filled = hasLetter(analysis) ? [] : areas.filter((area) => countOf(area) > 0);
  const shown = chosen === null ? all.length : countOf(chosen);
  return (
    <Section id="recommendations" title={reportSections.recommendations}>
      {all.some(({ number }) => number !== null) && all.some(({ number }) => number === null) ? (
        <p className={styles.order}>
          In the order of the plan. Those with a number are steps of it.
        </p>
      ) : null}
      {filled.length < 2 ? null : (
        <div className={styles.chips} role="group" aria-label="Show the recommendations of">
          {[null, ...filled].map((area) => (
            <ToggleButton
              key={area ?? 'all'}
              className={mergeClasses(styles.chip, chosen === area && styles.chosen)}
              shape="circular"
              checked={chosen === area}
              onClick={() => setChosen(area)}
            >
              {area === null ? 'All' : areaNames[area]}
              <span className={styles.count}>{area === null ? all.length : countOf(area)}</span>
            </ToggleButton>
          ))}
        </div>
      )}
      <div role="status">
        {chosen === null ? null : (
          <ForScreenReaders>
            {shown} of {all.length} recommendations shown
          </ForScreenReaders>
        )}
      </div>
      <ul className={styles.cards}>
        {all.map((each) => (
          <RecommendationCard
            key={each.id}
            shown={each}
            analysis={analysis}
            isFilteredOut={chosen !== null && each.area !== chosen}
            stepAction={stepAction}
          />
        ))}
      </ul>
    </Section>
  );
}
