import type { Analysis, Area, Counsel, Recommendation } from '@ellac/contracts';
import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { areaNames } from '../area-names.js';
import { placeInCounsel } from '../counsel-place.js';
import { toldAbove } from '../counsel-words.js';
import { goTo } from '../go-to.js';
import { Facts } from '../pieces/facts.js';
import { Isolated } from '../pieces/isolated.js';
import { Part } from '../pieces/part.js';
import { measure } from '../pieces/measure.js';
import { PriorityBadge } from '../pieces/priority-badge.js';
import { Section } from '../pieces/section.js';
import { Why } from '../pieces/why.js';
import { reportSections } from '../report-sections.js';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '24px' },
  item: {
    display: 'grid',
    gap: '6px',
    justifyItems: 'start',
    paddingInlineStart: '16px',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    breakInside: 'avoid',
  },
  action: {
    margin: 0,
    maxWidth: measure,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
  },
  link: {
    // Tall enough to press.
    paddingBlock: '3px',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    '@media print': { color: 'inherit', textDecorationLine: 'none' },
  },
});

function AreaRecommendations({ area, analysis }: { area: Area; analysis: Analysis }) {
  const styles = useStyles();
  return (
    <Part title={areaNames[area]}>
      <ul className={styles.list}>
        {analysis.conclusions.recommendations[area].map((recommendation, index) => (
          <li key={index} className={styles.item}>
            <PriorityBadge priority={recommendation.priority} />
            <p className={styles.action}>
              <Action recommendation={recommendation} counsel={analysis.counsel} />
            </p>
            <Facts
              facts={{
                'Expected outcome': [recommendation.expectedOutcome],
                Timeline: [recommendation.timeline],
              }}
            />
            <Why
              of={recommendation.action}
              evidence={analysis.evidence.recommendations[area][index]}
              breakdown={analysis.scoreBreakdown}
              answers={analysis.answers}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What to do; where the counsel tells it for this business, the way there. */
function Action({
  recommendation: { stepId, action },
  counsel,
}: {
  recommendation: Recommendation;
  counsel: Counsel | undefined;
}) {
  const styles = useStyles();
  const place = placeInCounsel(counsel, stepId);
  if (place === null) return <Isolated text={action} />;
  return (
    <>
      {toldAbove(place.number)}{' '}
      <Link inline className={styles.link} href={`#${place.id}`} onClick={goTo(place.id)}>
        <Isolated text={place.title} />
      </Link>
    </>
  );
}

export function Recommendations({ analysis }: { analysis: Analysis }) {
  return (
    <Section id="recommendations" title={reportSections.recommendations}>
      <AreaRecommendations area="systems" analysis={analysis} />
      <AreaRecommendations area="leadership" analysis={analysis} />
      <AreaRecommendations area="market" analysis={analysis} />
    </Section>
  );
}
