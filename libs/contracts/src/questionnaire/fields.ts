import {
  businessAssessmentFields,
  contextAssessmentFields,
  leadershipAssessmentFields,
} from './sections/assessment.js';
import { companyFields } from './sections/company.js';
import { customerFields } from './sections/customer.js';
import { dependencyFields } from './sections/dependency.js';
import { documentsFields } from './sections/documents.js';
import { financialFields } from './sections/financial.js';
import { growthFields } from './sections/growth.js';
import { qualitativeFields } from './sections/qualitative.js';
import { salesFields } from './sections/sales.js';
import { specializationFields } from './sections/specialization.js';
import { staffFields } from './sections/staff.js';

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
