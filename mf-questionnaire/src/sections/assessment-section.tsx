import type { NameOfKind } from '../fields/field-names.js';
import { Statements } from './statements.js';

type Names = readonly NameOfKind<'rating'>[];

const business: Names = [
  'business_assessment.processes',
  'business_assessment.independence',
  'business_assessment.documentation',
];
const leadership: Names = [
  'leadership_assessment.transition',
  'leadership_assessment.planning',
  'leadership_assessment.delegation',
];
const market: Names = [
  'context_assessment.market_position',
  'context_assessment.competitive_advantage',
  'context_assessment.industry_monitoring',
];

/** The ratings of business, leadership and context. */
export function AssessmentSection() {
  return (
    <>
      <Statements heading="Business" names={business} />
      <Statements heading="Leadership" names={leadership} />
      <Statements heading="Market context" names={market} />
    </>
  );
}
