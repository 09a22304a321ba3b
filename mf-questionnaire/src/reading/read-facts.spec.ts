import { textFactKinds, type Circumstance } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import type { OwnWords } from '@ellac/diagnosis/text-facts';
import { readFacts } from './read-facts.js';

const words = (challenges: string, strategy = ''): OwnWords => ({
  company_info: { country: 'GB' },
  qualitative: { vision: '', challenges, opportunities: '' },
  growth: { strategy },
  staff: { departments: '', training: '' },
});
const read = (...texts: Parameters<typeof words>) =>
  readFacts(words(...texts), '2026-11-23', 'en-US');

const examples: readonly [sentence: string, phrase: string, told: Circumstance][] = [
  [
    'I plan to sell in three years.',
    'you want to hand over around November 2029',
    { kind: 'wish-exit', date: '2029-11-30' },
  ],
  [
    'I want to sell the business in 2029.',
    'you want to hand over by the end of 2029',
    { kind: 'wish-exit', date: '2029-12-31' },
  ],
  [
    'I intend to sell my shares to the other partner.',
    'you want to hand over to a partner',
    { kind: 'wish-exit', to: 'partner' },
  ],
  [
    'I am happy with the size we have.',
    'you want the business to stay this size, or to work less',
    { kind: 'wish-small' },
  ],
  [
    'The hospital plans to bring laundry in-house from May.',
    'a client may leave by May 2027, or decide whether to stay',
    { kind: 'event', date: '2027-05-31' },
  ],
  [
    'Our key customer has announced it will close its Bristol plant.',
    'a client may leave soon, or decide whether to stay',
    { kind: 'event' },
  ],
  ['My bookkeeper has given notice.', 'your bookkeeper leaves', { kind: 'person-leaves' }],
  [
    'Sonja has resigned and goes in August.',
    'Sonja leaves by August 2027',
    { kind: 'person-leaves', date: '2027-08-31' },
  ],
  [
    'Only Petra has the login for the booking system.',
    'Petra alone knows or does something the business needs',
    { kind: 'only-one', who: 'other' },
  ],
  [
    'I am the only one with the licence.',
    'you alone know or do something the business needs',
    { kind: 'only-one', who: 'owner' },
  ],
  [
    'Our biggest client is about a third of turnover.',
    'one client brings 33% of your revenue',
    { kind: 'client-share', percent: 33 },
  ],
  [
    'I cannot pay myself a salary at the moment.',
    'money is short for wages, taxes, rent or your own pay',
    { kind: 'liquidity' },
  ],
  [
    'The lease on the workshop runs out in March 2028.',
    'a lease ends by March 2028',
    { kind: 'term-ends', date: '2028-03-31', thing: 'site' },
  ],
  ['I am 63 and tired.', 'you are 63', { kind: 'health-age', who: 'owner' }],
  [
    'My partner had a heart attack in May.',
    'somebody’s health limits how long the work can go on',
    { kind: 'health-age', who: 'other' },
  ],
  [
    'Energy has doubled and the contract prices are fixed.',
    'your costs rise faster than your prices can',
    { kind: 'cost-squeeze' },
  ],
  [
    'A competitor offered to buy the company last year.',
    'somebody wants to buy the business or to take it over',
    { kind: 'buyer' },
  ],
  [
    'Invoices are paid within 45 days.',
    'customers take 45 days to pay',
    { kind: 'payment-days', days: 45 },
  ],
  [
    'Clients leave after the first project.',
    'you know when customers leave, or why',
    { kind: 'why-leave' },
  ],
  [
    'It is not settled what happens if one of us dies.',
    'you partners have not settled who decides, or how one of you leaves',
    { kind: 'partners-unsettled' },
  ],
  ['A recall costs us £40,000.', 'a problem costs you £40,000', { kind: 'own-sum' }],
  ['A recall costs us 40,000 euros.', 'a problem costs you a sum you named', { kind: 'own-sum' }],
  [
    'The council pays after 70 days instead of the agreed 30.',
    'a customer pays after 70 days, later than agreed',
    { kind: 'late-payer', days: 70 },
  ],
  ['The bank always pays late.', 'a customer pays later than agreed', { kind: 'late-payer' }],
  [
    'I have not given Peter an answer and the landlord wants an answer.',
    'somebody waits for an answer from you',
    { kind: 'open-question' },
  ],
  [
    'I do not dare to raise prices.',
    'your prices are too low, or you do not charge for all your work',
    { kind: 'low-prices' },
  ],
  ['I write the quotes on Sundays.', 'customers wait for your quotes', { kind: 'slow-quotes' }],
  [
    'The second oven stands idle.',
    'you pay for something that stands idle',
    { kind: 'idle-thing' },
  ],
  [
    'I signed a personal guarantee for the loan.',
    'you are liable for the business with your own money or your home',
    { kind: 'guarantee' },
  ],
  [
    'They want an answer by 11 December 2026.',
    'something is due or decided by December 2026',
    { kind: 'deadline', date: '2026-12-11' },
  ],
  [
    'My phone never stops on my days off.',
    'your people call you for decisions',
    { kind: 'calls-owner' },
  ],
];

describe('readFacts', () => {
  it('has an example of every kind', () => {
    const kinds = new Set(examples.map(([, , { kind }]) => kind));
    expect(textFactKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it.each(examples)('asks of %j whether %j', (sentence, phrase, circumstance) => {
    expect(read(sentence)).toContainEqual({
      kind: circumstance.kind,
      path: 'qualitative.challenges',
      phrase,
      circumstance,
    });
  });

  it.each([
    'Our main contractor has gone into liquidation. The rest is fine for now.',
    'Gas boilers will be banned in new homes. The rest is fine for now.',
  ])('asks for no event that is over, or is not about a client: %j', (text) => {
    expect(read(text).map(({ kind }) => kind)).not.toContain('event');
  });

  it('asks for each kind once, under the text that tells most', () => {
    const wishes = read(
      'My plan is to retire early.',
      'I want to hand over to my daughter by 2030.',
    );
    expect(wishes.map(({ kind, path }) => [kind, path])).toEqual([
      ['wish-exit', 'growth.strategy'],
    ]);
  });

  it.each([
    ['en-US', 'a problem costs you €40,000'],
    ['de-DE', 'a problem costs you 40.000\u00a0€'],
  ] as const)('asks for a sum in the notation of the reader, %s', (notation, phrase) => {
    const inEurope: OwnWords = {
      ...words('A recall costs us €40,000.'),
      company_info: { country: 'EU' },
    };
    expect(readFacts(inEurope, '2026-11-23', notation).map((fact) => fact.phrase)).toContain(
      phrase,
    );
  });

  it('tells no number that the form would refuse', () => {
    const [fact] = read('Our biggest customers take 400 days to pay.');
    expect(fact?.circumstance).toEqual({ kind: 'payment-days' });
  });
});
