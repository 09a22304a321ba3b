import type { SituationId } from '@ellac/contracts';
import { quoteAt, quotesOf, variantOf } from '@ellac/diagnosis/parts';
import type { Business } from './business/business.js';
import { asQuoted } from './business/owner-quotes.js';

/** What an opportunity is worth in each situation; judgement. */
const verdicts: Readonly<Record<SituationId, readonly string[]>> = {
  'too-little': [],
  survive: [
    'Take it on only at a price that leaves money over, and once the cash of these weeks is safe.',
    'It is worth something now only if it is paid at once and at a price that covers its cost.',
  ],
  'thin-margin': [
    'If its margin is better than that of your other work, it comes before all growth at present prices.',
    'Work out its margin first: a better one makes it the first growth to take.',
  ],
  'few-clients': [
    'That would be revenue which does not hang on the largest client, so begin there.',
    'It is the nearest way to revenue from others: look there first.',
  ],
  'exit-short': [
    'Begin only what works without you, and write the rest down for the one who follows you.',
    'It is something to show in the talks; what it needs from you should stay small.',
  ],
  'exit-long': [
    'There is time to try it before the change, with somebody in charge who stays.',
    'It can be under way before the change, if somebody leads it who stays.',
  ],
  leaking: [
    'Offer it to those who are with you now before you look for others.',
    'It can be a reason to stay for those you have, so begin with them.',
  ],
  'owner-bound': [
    'It can begin when somebody other than the one who is needed everywhere leads it.',
    'Name who would lead it; without that person it waits.',
  ],
  'stay-small': [
    'It fits this size where it takes the place of other work.',
    'Take it in exchange for work that earns less, and the size stays as you want it.',
  ],
  grow: [
    'Try it small, with a day on which you go on or stop.',
    'Give it a test, a leader and a day for the decision.',
  ],
  build: [
    'Take it up after the first three steps, and let somebody else lead it.',
    'It comes next, once the first steps are done, with somebody other than you in charge.',
  ],
};

const opportunities = 'qualitative.opportunities';

/**
 * The opportunity that the owner names, with what it is worth now; empty where none can be quoted,
 * or where it states a fact that the report uses elsewhere.
 */
export function opportunityOf(business: Business): readonly string[] {
  const { questionnaire, diagnosis } = business;
  const verdict = verdicts[diagnosis.situation.id];
  const quote = quoteAt(questionnaire, diagnosis.facts, opportunities);
  const isTold =
    (quote?.factIds.length ?? 0) > 0 ||
    quotesOf(questionnaire, diagnosis.facts).some(({ path }) => path === opportunities);
  if (quote === undefined || !quote.isEnglish || isTold || verdict.length === 0) return [];
  return [`The chance that you see: ${asQuoted(quote.text)} ${variantOf(business, verdict)}`];
}
