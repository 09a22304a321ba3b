import type { Analysis, Area, Counsel, Recommendation } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { areaNames } from '../words/area-names.js';
import { placeInCounsel } from '../reading-place/counsel-place.js';
import { toldAbove } from '../words/counsel-headings.js';
import { Facts } from '../pieces/evidence-list.js';
import { Paragraph } from '../pieces/paragraph.js';
import { Part } from '../pieces/part.js';
import { measure } from '../pieces/measure.js';
import { Isolated } from '../pieces/isolated.js';
import { PriorityBadge } from '../pieces/priority-badge.js';
import { Section } from '../pieces/section.js';
import { StepLink } from '../pieces/step-link.js';
import { Why } from '../pieces/why.js';
import { reportSections } from '../words/report-sections.js';

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
});

/** Where an area has no recommendation. */
const noStep = 'No step of this plan is about this area.';

function AreaRecommendations({ area, analysis }: { area: Area; analysis: Analysis }) {
  const styles = useStyles();
  const recommendations = analysis.conclusions.recommendations[area];
  const isTold = ({ stepId }: Recommendation) => placeInCounsel(analysis.counsel, stepId) !== null;
  if (recommendations.length === 0) {
    return (
      <Part title={areaNames[area]}>
        <Paragraph>{noStep}</Paragraph>
      </Part>
    );
  }
  return (
    <Part title={areaNames[area]}>
      <ul className={styles.list}>
        {recommendations.map((recommendation, index) => (
          <li key={index} className={styles.item}>
            <PriorityBadge priority={recommendation.priority} />
            <p className={styles.action}>
              <Action recommendation={recommendation} counsel={analysis.counsel} />
            </p>
            <Facts
              facts={{
                // Where the counsel tells the step, that is what "Done when" says there.
                'Expected outcome': isTold(recommendation) ? [] : [recommendation.expectedOutcome],
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
  const place = placeInCounsel(counsel, stepId);
  if (place === null) return <Isolated text={action} />;
  return (
    <>
      {toldAbove(place.number)} <StepLink place={place} />
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
