import { flag } from './rules.js';
import { flagSchema, groupSchema } from './schemas.js';

export const documentsFields = {
  businessPlan: flag('Business plan'),
  financialStatements: flag('Financial statements of the last two years'),
  orgChart: flag('Organisation chart'),
  marketAnalysis: flag('Market analysis'),
  processDocumentation: flag('Process documentation'),
} as const;

export const documentsSchema = groupSchema({
  businessPlan: flagSchema(documentsFields.businessPlan),
  financialStatements: flagSchema(documentsFields.financialStatements),
  orgChart: flagSchema(documentsFields.orgChart),
  marketAnalysis: flagSchema(documentsFields.marketAnalysis),
  processDocumentation: flagSchema(documentsFields.processDocumentation),
});
