import { rating } from './rules.js';
import { ratingSchema, groupSchema } from './schemas.js';

export const businessAssessmentFields = {
  processes: rating('Our core processes give the same result whoever does the work.'),
  independence: rating('The daily work runs without questions to the owner.'),
  documentation: rating('How we work is written down, up to date and used.'),
} as const;

export const leadershipAssessmentFields = {
  transition: rating('We are ready to hand over leadership, step by step, to others.'),
  planning: rating('Our leaders set goals and review them on fixed dates.'),
  delegation: rating('Decisions are taken where the work is, within agreed limits.'),
} as const;

export const contextAssessmentFields = {
  market_position: rating('We have a strong position in our market.'),
  competitive_advantage: rating('Customers choose us for something others cannot easily copy.'),
  industry_monitoring: rating('We watch customers, competitors and technology regularly.'),
} as const;

export const businessAssessmentSchema = groupSchema({
  processes: ratingSchema(businessAssessmentFields.processes),
  independence: ratingSchema(businessAssessmentFields.independence),
  documentation: ratingSchema(businessAssessmentFields.documentation),
});

export const leadershipAssessmentSchema = groupSchema({
  transition: ratingSchema(leadershipAssessmentFields.transition),
  planning: ratingSchema(leadershipAssessmentFields.planning),
  delegation: ratingSchema(leadershipAssessmentFields.delegation),
});

export const contextAssessmentSchema = groupSchema({
  market_position: ratingSchema(contextAssessmentFields.market_position),
  competitive_advantage: ratingSchema(contextAssessmentFields.competitive_advantage),
  industry_monitoring: ratingSchema(contextAssessmentFields.industry_monitoring),
});
