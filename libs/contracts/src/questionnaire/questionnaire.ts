import { z } from '../zod.js';
import { groupSchema } from './schemas.js';
import {
  businessAssessmentFields,
  businessAssessmentSchema,
  contextAssessmentFields,
  contextAssessmentSchema,
  leadershipAssessmentFields,
  leadershipAssessmentSchema,
} from './assessment.js';
import { companyFields, companySchema } from './company.js';
import { customerFields, customerSchema } from './customer.js';
import { dependencyFields, dependencySchema } from './dependency.js';
import { documentsFields, documentsSchema } from './documents.js';
import { financialFields, financialSchema } from './financial.js';
import { growthFields, growthSchema } from './growth.js';
import { metaSchema } from './meta.js';
import { qualitativeFields, qualitativeSchema } from './qualitative.js';
import { salesFields, salesSchema } from './sales.js';
import { specializationFields, specializationSchema } from './specialization.js';
import { staffFields, staffSchema } from './staff.js';

/** A whole questionnaire as it is sent: thirteen groups, and `meta` if there is something to say. */
export const questionnaireSchema = groupSchema({
  company_info: companySchema,
  financial: financialSchema,
  staff: staffSchema,
  business_assessment: businessAssessmentSchema,
  leadership_assessment: leadershipAssessmentSchema,
  context_assessment: contextAssessmentSchema,
  specialization: specializationSchema,
  sales: salesSchema,
  customer: customerSchema,
  owner_dependency: dependencySchema,
  growth: growthSchema,
  qualitative: qualitativeSchema,
  documents: documentsSchema,
  meta: z.optional(metaSchema),
});

export type Questionnaire = z.infer<typeof questionnaireSchema>;

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
