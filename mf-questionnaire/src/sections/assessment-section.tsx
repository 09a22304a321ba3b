import { RatingField } from '../fields/rating-field.js';
import { Statements } from './statements.js';

/** The ratings of business, leadership and context. */
export function AssessmentSection() {
  return (
    <>
      <Statements heading="Business">
        <RatingField name="business_assessment.processes" />
        <RatingField name="business_assessment.independence" />
        <RatingField name="business_assessment.documentation" />
      </Statements>
      <Statements heading="Leadership">
        <RatingField name="leadership_assessment.transition" />
        <RatingField name="leadership_assessment.planning" />
        <RatingField name="leadership_assessment.delegation" />
      </Statements>
      <Statements heading="Market context">
        <RatingField name="context_assessment.market_position" />
        <RatingField name="context_assessment.competitive_advantage" />
        <RatingField name="context_assessment.industry_monitoring" />
      </Statements>
    </>
  );
}
