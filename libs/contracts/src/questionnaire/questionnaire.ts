import { z } from '../zod.js';
import { questionnaireFields } from './fields.js';
import { metaSchema } from './meta.js';
import { groupSchema, groupSchemaOf } from './schemas.js';

const fields = questionnaireFields;

/** A whole questionnaire as it is sent: thirteen groups, and `meta` if there is something to say. */
export const questionnaireSchema = groupSchema({
  company_info: groupSchemaOf(fields.company_info),
  financial: groupSchemaOf(fields.financial),
  staff: groupSchemaOf(fields.staff),
  business_assessment: groupSchemaOf(fields.business_assessment),
  leadership_assessment: groupSchemaOf(fields.leadership_assessment),
  context_assessment: groupSchemaOf(fields.context_assessment),
  specialization: groupSchemaOf(fields.specialization),
  sales: groupSchemaOf(fields.sales),
  customer: groupSchemaOf(fields.customer),
  owner_dependency: groupSchemaOf(fields.owner_dependency),
  growth: groupSchemaOf(fields.growth),
  qualitative: groupSchemaOf(fields.qualitative),
  documents: groupSchemaOf(fields.documents),
  meta: z.optional(metaSchema),
});

export type Questionnaire = z.infer<typeof questionnaireSchema>;
