import { exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';
import { randomUUID } from 'node:crypto';

/** A valid questionnaire of a company of its own, sent by an owner with an address of their own. */
export function aQuestionnaire(
  company: Partial<Questionnaire['company_info']> = {},
): Questionnaire {
  const unique = randomUUID().slice(0, 8);
  return {
    ...structuredClone(exampleQuestionnaire),
    company_info: {
      ...exampleQuestionnaire.company_info,
      name: `Company ${unique}`,
      owner_email: `owner-${unique}@example.com`,
      ...company,
    },
  };
}
