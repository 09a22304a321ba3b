import {
  businessAssessmentFields,
  contextAssessmentFields,
  leadershipAssessmentFields,
} from './assessment.js';
import { companyFields } from './company.js';
import { customerFields } from './customer.js';
import { dependencyFields } from './dependency.js';
import { documentsFields } from './documents.js';
import { financialFields } from './financial.js';
import { growthFields } from './growth.js';
import { qualitativeFields } from './qualitative.js';
import { salesFields } from './sales.js';
import { specializationFields } from './specialization.js';
import { staffFields } from './staff.js';

/** The rules of every question, grouped as the questionnaire is sent. */
export const questionnaireFields = {
  company_info: companyFields,
  financial: financialFields,
  staff: staffFields,
  business_assessment: businessAssessmentFields,
  leadership_assessment: leadershipAssessmentFields,
  context_assessment: contextAssessmentFields,
  specialization: specializationFields,
  sales: salesFields,
  customer: customerFields,
  owner_dependency: dependencyFields,
  growth: growthFields,
  qualitative: qualitativeFields,
  documents: documentsFields,
} as const;

export type GroupName = keyof typeof questionnaireFields;
