import type { SituationId } from '@ellac/contracts';
import { quoteAt, quotesOf, variantOf } from '@ellac/diagnosis/parts';
import type { Business } from './business/business.js';
import { asQuoted } from './business/owner-quotes.js';

/** What an opportunity is worth in each situation; judgement. */
const verdicts: Readonly<Record<SituationId, readonly string[]>> = {
  'too-little': [],
  survive: [
    'Take work like this only at a price that leaves money over and if it is paid soon.',
    'Work that is paid soon and covers its cost helps now; everything else waits.',
  ],
  'thin-margin': [
    'Reckon its margin first: if that is better than your other work, begin there.',
    'A better margin than today makes this the first growth to take, so reckon it first.',
  ],
  'few-clients': [
    'Revenue from there would not hang on the largest client, so begin there.',
    'This is the nearest way to revenue from others: look there first.',
  ],
  'exit-short': [
    'Begin only what works without you, and note the rest for those who follow.',
    'This is something to show in the talks; what it needs from you should stay small.',
  ],
  'exit-long': [
    'Decide by spring whether this belongs to the handover, and who of those who stay takes it up.',
    'What comes of this should be in the hands of somebody who stays.',
  ],
  leaking: [
    'Offer this to those who are with you now before you look for others.',
    'This can be a reason to stay for those you have, so begin with them.',
  ],
  'owner-bound': [
    'Name who would lead this; without that person it waits.',
    'This can start once somebody other than you leads it, so choose that person first.',
  ],
  'stay-small': [
    'This fits your size where it takes the place of other work.',
    'Take this in exchange for work that earns less, and the size stays as you want it.',
  ],
  grow: [
    'Try this small, with a day on which you go on or stop.',
    'Give this a test, a leader and a day for the decision.',
  ],
  build: [
    'Take this up after the first three steps, and let somebody else lead it.',
    'This comes next, once the first steps are done, with somebody other than you in charge.',
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
  if (quote === undefined || quote.language !== 'english' || isTold || verdict.length === 0)
    return [];
  return [`The chance that you see: ${asQuoted(quote.text)} ${variantOf(business, verdict)}`];
}
