import { flag } from '../field-rules.js';

export const documentsFields = {
  businessPlan: flag('Business plan'),
  financialStatements: flag('Financial statements of the last two years'),
  orgChart: flag('Organisation chart'),
  marketAnalysis: flag('Market analysis'),
  processDocumentation: flag('Process documentation'),
} as const;
