import type { Country } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { readAnswer, type FoundFact } from '../read-answer.js';

/** What a single kind of fact is read to tell in an answer. */
function told(answer: string, kind: FoundFact['kind'], country: Country = 'GB') {
  const facts = readAnswer(answer, { submittedOn: '2026-11-23', country });
  const found = facts.find((fact) => fact.kind === kind)!;
  const place = ['kind', 'sentence', 'start', 'end'];
  return Object.fromEntries(
    Object.entries(found).filter(([field]) => !place.includes(field)),
  ) as Partial<FoundFact>;
}

describe('what a fact tells', () => {
  it.each<[string, FoundFact['to']]>([
    ['My daughter takes over in 2029.', 'family'],
    ['I would rather hand it over to our own people than to a chain.', 'staff'],
    [
      'In seven years I would like that the people who work here own the majority, and that no chain ever puts its logo on the door.',
      'staff',
    ],
    ['Orla moves and I want to take over her half.', 'partner'],
    ['I intend to sell my shares to the other partner.', 'partner'],
    ['By 2028 the clinic will be acquired by a larger network.', 'buyer'],
    ['None of my children wants it, so we are looking for a buyer.', 'buyer'],
    ['I plan to retire and be with my children.', 'open'],
    ['There is no successor in the family.', 'open'],
  ])('an exit, to whom: %s %s', (sentence, to) => {
    expect(told(sentence, 'wish-exit').to).toBe(to);
  });

  it.each<[string, FoundFact['tense'], FoundFact['about']]>([
    ['The largest client is being sold this year.', 'coming', 'client'],
    ['Two retailers cancelled their orders in June.', 'happened', 'client'],
    ['One of our key accounts has been bought by a competitor.', 'happened', 'client'],
    ['The city contract goes out to tender in March.', 'coming', 'client'],
    ['Our supplier was sold to a competitor.', 'happened', 'supplier'],
    ['Coal boilers will be banned from 2028.', 'coming', 'rule'],
    ['The mine near us shuts down in 2028.', 'coming', 'site'],
  ])('an event, when and about what: %s %s %s', (sentence, tense, about) => {
    expect(told(sentence, 'event')).toMatchObject({ tense, about });
  });

  it('gives no date to what has happened', () => {
    expect(told('Two retailers cancelled their orders for March 2027.', 'event').date).toBe(
      undefined,
    );
  });

  it.each<[string, string | undefined, FoundFact['tense']]>([
    ['Ruth, our estimator, retires in April 2027.', 'Ruth', 'coming'],
    ['Our foreman Tom retires in May.', 'Tom', 'coming'],
    ['The head of design is leaving at the end of the year.', 'head of design', 'coming'],
    ['Sonja has resigned and goes in August.', 'Sonja', 'coming'],
    ['My bookkeeper has given notice.', 'bookkeeper', 'coming'],
    ['Our best machinist left last month.', 'best machinist', 'happened'],
    ['Two of our three therapists are leaving.', undefined, 'coming'],
    [
      'Remakes are up, nobody wrote down the settings and the guy who knew them, Kevin, left in May.',
      'Kevin',
      'happened',
    ],
  ])('who leaves: %s %s %s', (sentence, person, tense) => {
    const values = told(sentence, 'person-leaves');
    expect([values.person, values.tense]).toEqual([person, tense]);
  });

  it.each<[string, FoundFact['who'], string | undefined]>([
    ['Only I can price a new job.', 'owner', undefined],
    ['Rosa is the only person who can run the press for me.', 'other', 'Rosa'],
    ['Nobody but my wife understands the books.', 'other', 'wife'],
    ['All the know-how sits with Karl.', 'other', 'Karl'],
    ['Ruth retires in April, and nobody else can price a slate roof.', 'other', 'Ruth'],
    ['Maria leads the kitchen. Nobody else knows the recipes.', 'other', 'Maria'],
    ['I lead the kitchen. Nobody else knows the recipes.', 'owner', undefined],
    ['Nobody else is allowed to sign.', 'owner', undefined],
  ])('who alone can: %s %s %s', (answer, who, person) => {
    const values = told(answer, 'only-one');
    expect([values.who, values.person]).toEqual([who, person]);
  });

  it('a share of a client, and whether the client is still there', () => {
    expect(told('One insurer is 38 percent of our revenue.', 'client-share')).toEqual({
      percent: 38,
    });
    expect(told('Acme, a third of our sales, left us in June.', 'client-share')).toEqual({
      percent: 33,
      tense: 'happened',
    });
  });

  it.each<[string, FoundFact['thing']]>([
    ['The lease agreement ends in 2028.', 'site'],
    ['The landlord has given us notice for 2027.', 'site'],
    ['Its contract ends in June 2027, as does the lease.', 'contract'],
    ['Our franchise agreement expires in two years.', 'right'],
    ['We must renew our operating licence by December.', 'right'],
  ])('what ends: %s %s', (sentence, thing) => {
    expect(told(sentence, 'term-ends').thing).toBe(thing);
  });

  it.each<[string, Partial<FoundFact>]>([
    ['I am 63 and tired.', { age: 63, who: 'owner' }],
    ['I am 58 and my back is ruined.', { age: 58, illness: true, who: 'owner' }],
    ['My brother turns 60 next year.', { age: 60, who: 'other' }],
    ['My wife is ill and I need more time at home.', { illness: true, who: 'other' }],
  ])('age and illness: %s', (sentence, values) => {
    expect(told(sentence, 'health-age')).toEqual(values);
  });

  it.each(['At 60 I would like to stop.', 'I want to sell the firm before I turn 65.'])(
    'an age to come is no age: %s',
    (sentence) => {
      const facts = readAnswer(sentence, { submittedOn: '2026-11-23', country: 'GB' });
      expect(facts.map(({ kind }) => kind)).toEqual(['wish-exit']);
    },
  );

  it('days until payment, and a sum in the own currency alone', () => {
    expect(told('Councils take 60 days to pay.', 'payment-days')).toEqual({ days: 60 });
    expect(told('Theft costs us 12k a year.', 'own-sum')).toEqual({ amount: 12_000 });
    expect(told('We lost $120,000 on one job.', 'own-sum', 'US')).toEqual({ amount: 120_000 });
    expect(told('We lost $120,000 on one job.', 'own-sum', 'GB')).toEqual({});
  });
});

describe('the date of a fact', () => {
  const dateOf = (answer: string, kind: FoundFact['kind']) => told(answer, kind).date;

  it('is the only one of the answer where its sentence has none', () => {
    const answer = 'I plan to retire by the summer of 2028. I want to hand it over to my son.';
    expect(dateOf(answer.slice(40), 'wish-exit')).toBe(undefined);
    expect(dateOf(answer, 'wish-exit')).toBe('2028-08-31');
    const other = `${answer.slice(40)} We open a shop in 2027 and one in 2029.`;
    expect(dateOf(other, 'wish-exit')).toBe(undefined);
  });

  it('is not the time of a fact of another sort', () => {
    const answer = 'Most members leave within a year because of the hall. I want to sell the gym.';
    expect(dateOf(answer, 'wish-exit')).toBe(undefined);
  });

  it('is the nearest of its sentence', () => {
    const answer = 'Ruth retires in April 2027 and the lease ends in 2029.';
    expect(dateOf(answer, 'person-leaves')).toBe('2027-04-30');
    expect(told(answer, 'term-ends')).toMatchObject({ date: '2029-12-31', yearOnly: true });
  });
});
