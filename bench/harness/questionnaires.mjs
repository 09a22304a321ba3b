import { randomInt, randomUUID } from 'node:crypto';
import { exampleQuestionnaire } from '@ellac/contracts';

/** @returns the example's answers of a company and an owner of their own */
export function aQuestionnaire() {
  const unique = randomUUID();
  return {
    ...exampleQuestionnaire,
    company_info: {
      ...exampleQuestionnaire.company_info,
      name: `Company ${unique}`,
      owner_email: `owner-${unique}@example.com`,
    },
  };
}

/** The header by which a proxy names a caller: somebody else each time, as the limits count. */
export const aCaller = () => ({
  'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
