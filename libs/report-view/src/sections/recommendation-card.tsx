import type { Analysis } from '@ellac/contracts';
import { brandTokens, ForScreenReaders } from '@ellac/web';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronUpRegular, TargetArrowRegular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { evidenceOfStep, StepDetails } from '../counsel/step-details.js';
import { useCard } from '../pieces/card.js';
import { Isolated } from '../pieces/isolated.js';
import { PriorityBadge } from '../pieces/steps/priority-badge.js';
import type { StepAction } from '../pieces/steps/step-action.js';
import { StepLink } from '../pieces/steps/step-link.js';
import { RestsOnList } from '../pieces/evidence/rests-on.js';
import { hasReasons, Reasons } from '../pieces/evidence/why.js';
import { belowContents } from '../reading-place/contents-place.js';
import { isToldBelow } from '../reading-place/counsel-place.js';
import { regionOf } from '../words/region-of.js';
import { areaNames } from '../words/scores/area-names.js';
import { restsOnTitle, toldAbove } from '../words/counsel-headings.js';
import { byDate } from '../words/plan/plan-words.js';
import type { ShownRecommendation } from '../words/plan/shown-recommendations.js';

const wide = '@media screen and (min-width: 640px)';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: 0,
    overflow: 'hidden',
    '@media print': { padding: 0, breakInside: 'avoid' },
  },
  opened: { [wide]: { gridColumn: '1 / -1', gridTemplateColumns: '1fr 1fr' } },
  // Paper has every recommendation.
  filteredOut: { '@media screen': { display: 'none' } },
  main: { display: 'flex', flexDirection: 'column' },
  words: {
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '8px',
    padding: '16px 20px 14px',
    fontSize: '16px',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
    '@media print': { padding: '10px 14px', fontSize: '14px', lineHeight: '20px' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  step: {
    marginInlineStart: 'auto',
    padding: '2px 10px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: brandTokens.brandTint,
    color: brandTokens.onBrandTint,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  title: {
    margin: 0,
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    ...belowContents,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  outcome: { margin: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '10px' },
  target: { marginBlockStart: '2px', color: brandTokens.readiness4Text },
  foot: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '40px',
    paddingInline: '0 20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: '14px',
    color: tokens.colorNeutralForeground2,
    '@media print': { minHeight: '28px' },
  },
  why: {
    // Its icon stands below the words above.
    paddingInlineStart: '8px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    '@media print': { display: 'none' },
  },
  area: { marginInlineStart: 'auto' },
  reasons: {
    padding: '10px 20px 16px',
    backgroundColor: brandTokens.surfaceSunken,
    fontSize: '14px',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    [wide]: {
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke2,
    },
    '@media print': { display: 'none' },
  },
});

interface RecommendationCardProps {
  readonly shown: ShownRecommendation;
  readonly analysis: Analysis;
  readonly isFilteredOut: boolean;
  readonly stepAction: StepAction | undefined;
}

/** A recommendation: how urgent, which step, what to do, what for, and what it rests on. */
export function RecommendationCard({
  shown,
  analysis,
  isFilteredOut,
  stepAction,
}: RecommendationCardProps) {
  const styles = useStyles();
  const card = useCard();
  const [isOpen, setIsOpen] = useState(false);
  const reasonsId = useId();
  const { area, recommendation, evidence, number, planned, title, when, text, place, id } = shown;
  const { priority, expectedOutcome } = recommendation;
  const isTold = place !== null && isToldBelow(analysis.counsel);
  const told = isTold ? evidenceOfStep(place.step) : [];
  const isRule = hasReasons(evidence);
  return (
    <li
      className={mergeClasses(
        card,
        styles.card,
        isOpen && styles.opened,
        isFilteredOut && styles.filteredOut,
      )}
    >
      <div className={styles.main}>
        <div className={styles.words}>
          <div className={styles.head}>
            <PriorityBadge priority={priority} />
            <Isolated text={isTold ? byDate(place.step, regionOf(analysis)) : when} />
            {number === null ? null : <span className={styles.step}>Step {number}</span>}
          </div>
          {/* An older counsel tells the step above, under this address. */}
          <h3
            id={place !== null && !isTold ? undefined : id}
            tabIndex={-1}
            className={styles.title}
          >
            <Isolated text={title} />
          </h3>
          {isTold ? <StepDetails step={place.step} told={place.how} /> : null}
          {planned === null ? null : stepAction?.(planned)}
          {place !== null && !isTold ? (
            <p className={styles.text}>
              {toldAbove(place.number)} <StepLink id={place.id} title={place.title} />
            </p>
          ) : null}
          {place !== null ? null : (
            <>
              {text === '' ? null : (
                <p className={styles.text}>
                  <Isolated text={text} />
                </p>
              )}
              <p className={styles.outcome}>
                <TargetArrowRegular fontSize={20} className={styles.target} aria-hidden />
                <span>
                  <ForScreenReaders>Expected outcome: </ForScreenReaders>
                  <Isolated text={expectedOutcome} />
                </span>
              </p>
            </>
          )}
        </div>
        <div className={styles.foot}>
          {isRule || told.length > 0 ? (
            <Button
              className={styles.why}
              appearance="transparent"
              icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
              aria-expanded={isOpen}
              aria-controls={reasonsId}
              onClick={() => setIsOpen(!isOpen)}
            >
              Why?<ForScreenReaders> {title}</ForScreenReaders>
            </Button>
          ) : null}
          {/* A step of a letter belongs to its section, which it names. */}
          {isTold ? null : <span className={styles.area}>{areaNames[area]}</span>}
        </div>
      </div>
      <div id={reasonsId} hidden={!isOpen} className={isOpen ? styles.reasons : undefined}>
        {isOpen && told.length > 0 ? (
          <>
            <strong>{restsOnTitle}</strong>
            <RestsOnList evidence={told} />
          </>
        ) : null}
        {isOpen && isRule ? (
          <Reasons
            evidence={evidence}
            breakdown={analysis.scoreBreakdown}
            answers={analysis.answers}
          />
        ) : null}
      </div>
    </li>
  );
}
