import { rating } from '../field-rules.js';

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
