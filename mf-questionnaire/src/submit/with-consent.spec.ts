import { expect, it } from '@jest/globals';
import { exampleQuestionnaire } from '@ellac/contracts';
import { withConsent } from './with-consent.js';

it('sends which text was agreed to, without a time of its own, and nothing where none was shown', () => {
  const answers = { ...exampleQuestionnaire, meta: { useAi: false } };
  expect(withConsent(answers, '7').meta).toEqual({ useAi: false, consent: { version: '7' } });
  expect(withConsent(answers, null)).toBe(answers);
});
