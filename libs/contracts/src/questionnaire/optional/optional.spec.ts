import { describe, expect, it } from '@jest/globals';
import { textFactKinds } from '../../enumerations.js';
import { circumstanceGroups } from './circumstance-rules.js';
import { ratingPaths } from '../answers/answer-paths.js';
import { answersInWords } from '../answers/answer-text.js';
import { questionnaireDefaults, type QuestionnaireDraft } from '../answers/defaults.js';
import { exampleQuestionnaire } from '../answers/example.js';
import { questionnaireSchema, type Questionnaire } from '../questionnaire.js';
import { submissionOf } from '../submission.js';

type Meta = NonNullable<Questionnaire['meta']>;

const faultsOf = (meta: unknown): string[] =>
  (questionnaireSchema.safeParse({ ...exampleQuestionnaire, meta }).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  );

const all: Meta = {
  trade: 'Driving school',
  ownerPay: { taken: 0, fair: 78_000.5 },
  premises: { paid: 12_000, fair: 30_000 },
  circumstances: [
    { kind: 'wish-exit', date: '2028-02-29', to: 'family' },
    { kind: 'client-share', percent: 38.5 },
    { kind: 'payment-days', days: 60 },
    { kind: 'only-one', who: 'other' },
    { kind: 'term-ends', thing: 'site' },
    { kind: 'buyer', denied: true },
  ],
};

describe('the optional answers', () => {
  it('are taken, all of them and each alone', () => {
    expect(faultsOf(all)).toEqual([]);
    for (const [name, answer] of Object.entries(all)) {
      expect(faultsOf({ [name]: answer })).toEqual([]);
    }
  });

  it.each<[meta: object, fault: string]>([
    [{ trade: ' IT ' }, 'trade: Please name your trade in at least 3 characters'],
    [{ trade: 'x'.repeat(61) }, 'trade: Your trade must be at most 60 characters'],
    [{ ownerPay: { taken: 5 } }, 'ownerPay.fair: Please enter both amounts, or leave both empty'],
    [{ ownerPay: { taken: -1, fair: 0 } }, 'ownerPay.taken: Pay that you take must be at least 0'],
    [{ premises: { paid: 0, fair: 1e12 + 1 } }, 'premises.fair: Usual rent must be at most'],
    [{ premises: 5 }, 'premises: Please enter both amounts, or leave both empty'],
    [{ circumstances: {} }, 'circumstances: Please name a list of circumstances'],
    [{ circumstances: [null] }, 'circumstances: Please name a list of circumstances'],
    [
      { circumstances: [{ kind: 'buyer' }, { kind: 'buyer' }] },
      'circumstances: Please name a list of circumstances, each kind once',
    ],
    [{ circumstances: [{ kind: 'rain' }] }, 'circumstances.0.kind: Please choose a circumstance'],
    [
      { circumstances: [{ kind: 'event', date: '2027-02-29' }] },
      'circumstances.0.date: The date must be a day of the calendar',
    ],
    [
      { circumstances: [{ kind: 'client-share', percent: 101 }] },
      'circumstances.0.percent: Share of revenue must be between 0 and 100',
    ],
    [
      { circumstances: [{ kind: 'payment-days', days: 30.5 }] },
      'circumstances.0.days: Days must be a whole number from 0 to 365',
    ],
    [{ timeZone: '+02:00' }, 'timeZone: timeZone: please give the name of'],
    [{ timeZone: `Europe/${'x'.repeat(60)}` }, 'timeZone: timeZone: please give the name of'],
    [{ circumstances: [{ kind: 'buyer', to: 'cousin' }] }, 'circumstances.0.to: Please choose'],
  ])('are refused: %j', (meta, fault) => {
    const faults = faultsOf(meta);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`meta.${fault}`);
  });

  it('are asked for every kind but two, each once', () => {
    const asked: string[] = circumstanceGroups.flatMap(({ kinds }) => [...kinds]);
    expect([...asked, 'own-sum', 'deadline'].sort()).toEqual([...textFactKinds].sort());
  });
});

describe('what is sent of a form', () => {
  const sentOf = (meta: Partial<QuestionnaireDraft['meta']>): unknown =>
    submissionOf({ ...questionnaireDefaults, meta: { ...questionnaireDefaults.meta, ...meta } });

  it('has no optional question without an answer', () => {
    const { entry, ...groups } = questionnaireDefaults;
    expect(entry).toEqual({ touched: [], unread: {} });
    expect(sentOf({ trade: '  ' })).toEqual({
      ...groups,
      meta: { notKnown: [], useAi: true, untouched: ratingPaths },
    });
  });

  it('has those that were answered, and the half of two amounts', () => {
    const meta = {
      trade: 'Bakery',
      ownerPay: { taken: 0, fair: null },
      premises: { paid: 1, fair: 2 },
      circumstances: [{ kind: 'liquidity' }] as const,
    };
    expect(sentOf(meta)).toMatchObject({ meta });
  });
});

describe('the optional answers in words', () => {
  const wordsOf = (questionnaire: Questionnaire | QuestionnaireDraft) =>
    answersInWords(questionnaire).flatMap(({ tab, answers }) =>
      answers
        .filter(({ path }) => path.startsWith('meta.'))
        .map(({ path, text }) => [tab, path, text]),
    );

  it('stand on their tabs, in the notation of the country', () => {
    expect(wordsOf({ ...exampleQuestionnaire, meta: all })).toEqual([
      ['company', 'meta.trade', 'Driving school'],
      ['financial', 'meta.ownerPay', 'Pay that you take £0, Fair pay £78,001'],
      ['financial', 'meta.premises', 'Rent that the business pays £12,000, Usual rent £30,000'],
      [
        'qualitative',
        'meta.circumstances',
        [
          'I want to sell, hand over or retire. By when: February 2028. To whom: Family.',
          'One single client brings a large part of our revenue. Share of revenue: 38.5%.',
          'Customers take weeks to pay. Days until most have paid: 60.',
          'One person alone knows or does something that we cannot do without. Who it is: Somebody else.',
          'A contract, lease, licence or permit that we need is about to end. What ends: A lease.',
          'Not so: Somebody has asked to buy the business or to take it over.',
        ].join('\n'),
      ],
    ]);
  });

  it('name a detail that is not asked for with its kind', () => {
    const circumstances = [{ kind: 'buyer', percent: 25 } as const];
    expect(wordsOf({ ...exampleQuestionnaire, meta: { circumstances } })[0]?.[2]).toBe(
      'Somebody has asked to buy the business or to take it over. Share of revenue: 25%.',
    );
  });

  it('are none where none were given, and show which amount is missing', () => {
    expect(wordsOf(questionnaireDefaults)).toEqual([]);
    const meta = { ...questionnaireDefaults.meta, ownerPay: { taken: null, fair: 5 } };
    expect(wordsOf({ ...questionnaireDefaults, meta })).toEqual([
      ['financial', 'meta.ownerPay', 'Pay that you take –, Fair pay $5'],
    ]);
  });
});
