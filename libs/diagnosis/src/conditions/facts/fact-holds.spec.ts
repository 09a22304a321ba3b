import { describe, expect, it } from '@jest/globals';
import type { Answers } from '../../model/answers.js';
import { goldBusinesses } from '../../testing/gold-businesses.js';
import { goldGroundOf } from '../../testing/gold-ground.js';
import type { TextFact } from '../../text-facts/text-fact.js';
import { factRules } from '../../rules/by-facts/fact-rules.js';
import { priorityOf } from '../../rules/by-facts/placed-fact-rule.js';
import type { FactRuleId } from '../../rules/rule-ids.js';
import type { FactGround } from './fact-condition.js';
import { holds } from './fact-holds.js';

const calm: FactGround = {
  ...goldGroundOf(goldBusinesses[11]!, []),
  situation: { id: 'build' },
  money: [],
};

interface Told {
  readonly answers?: Partial<Answers>;
  readonly facts?: readonly Partial<TextFact>[];
  readonly situation?: FactGround['situation'];
  readonly money?: FactGround['money'][number]['id'];
  readonly notKnown?: FactGround['notKnown'];
  readonly namesNewPart?: boolean;
  readonly flags?: Partial<FactGround['flags']>;
}

const groundWith = ({
  answers,
  facts = [],
  situation,
  money,
  notKnown,
  namesNewPart = false,
  flags,
}: Told): FactGround => ({
  answers: { ...calm.answers, ...answers },
  facts: facts.map((fact) => ({ id: 'T01', kind: 'own-sum', origin: 'pattern', ...fact })),
  situation: situation ?? calm.situation,
  money: money === undefined ? [] : [{ id: money }],
  notKnown: notKnown ?? calm.notKnown,
  flags: { ...calm.flags, ...flags },
  hasStrategy: true,
  namesNewPart,
});

const day: Partial<TextFact> = { kind: 'deadline', months: 5 };
const exit: Partial<TextFact> = { kind: 'wish-exit', to: 'open' };
const fewClients = { id: 'few-clients' } as const;
const bound: Partial<Answers> = { funcs: [], absd: 6, emp: 3 };
const four: Answers['funcs'] = ['sales', 'operations', 'service_delivery', 'customer_support'];
const five: Answers['funcs'] = [...four, 'financial_management'];

/** For each rule, where it holds and where it just does not. */
const cases: readonly (readonly [FactRuleId, readonly Told[], readonly Told[]])[] = [
  ['R-01', [{ situation: { id: 'survive' } }], [{}]],
  ['R-02', [{ facts: [{ kind: 'liquidity' }] }], [{ facts: [{ kind: 'cost-squeeze' }] }]],
  [
    'R-03',
    [{ answers: { nm: -0.1 } }],
    [
      { answers: { nm: 0 } },
      { answers: { nm: -5, rev: 0 } },
      { answers: { nm: -5 }, notKnown: new Set(['nm']) },
    ],
  ],
  [
    'R-04',
    [{ answers: { nm: 4.9 } }, { situation: { id: 'thin-margin' } }, { answers: { nm: 0 } }],
    [{ answers: { nm: 5 } }, { answers: { nm: -1 } }, { answers: { nm: 0, gm: 0 } }],
  ],
  [
    'R-05',
    [{ facts: [{ kind: 'cost-squeeze' }] }],
    [{}, { facts: [{ kind: 'cost-squeeze' }, { kind: 'low-prices' }] }],
  ],
  ['R-06', [{ money: 'growth-cash' }], [{ money: 'growth-extra' }]],
  ['R-07', [{ money: 'restated' }], [{}]],
  [
    'R-09',
    [{ facts: [exit] }, { facts: [{ kind: 'wish-exit' }] }],
    [{ facts: [exit, { ...exit, to: 'staff' }] }],
  ],
  ['R-10', [{ facts: [{ ...exit, to: 'family' }] }], [{ facts: [{ kind: 'buyer' }] }]],
  [
    'R-11',
    [{ facts: [exit, { kind: 'buyer' }] }, { facts: [{ ...exit, to: 'buyer' }] }],
    [{ facts: [exit] }, { facts: [{ kind: 'buyer' }] }],
  ],
  [
    'R-12',
    [
      { facts: [exit], answers: { funcs: four.slice(1) } },
      { facts: [exit, { kind: 'only-one' }], answers: { funcs: four } },
      { facts: [exit, { kind: 'person-leaves', tense: 'coming' }], answers: { funcs: four } },
    ],
    [
      { facts: [exit], answers: { funcs: four } },
      { facts: [exit, { kind: 'person-leaves', tense: 'happened' }], answers: { funcs: four } },
      { facts: [{ kind: 'only-one' }] },
    ],
  ],
  [
    'R-13',
    [{ facts: [{ ...exit, to: 'partner' }] }],
    [{ facts: [exit] }, { facts: [{ ...exit, to: 'buyer' }] }],
  ],
  [
    'R-14',
    [
      { situation: fewClients, facts: [{ kind: 'event', tense: 'coming', about: 'client' }] },
      { situation: fewClients, facts: [{ kind: 'event', tense: 'coming' }] },
      { situation: fewClients, facts: [{ kind: 'term-ends', thing: 'contract', months: 24 }] },
    ],
    [
      { facts: [{ kind: 'event', tense: 'coming', about: 'client' }] },
      { situation: fewClients, facts: [{ kind: 'event', tense: 'coming', about: 'supplier' }] },
      { situation: fewClients, facts: [{ kind: 'event', tense: 'happened', about: 'client' }] },
      { situation: fewClients, facts: [{ kind: 'term-ends', thing: 'contract', months: 25 }] },
      { situation: fewClients, facts: [{ kind: 'term-ends', thing: 'contract', months: -1 }] },
      { situation: fewClients, facts: [{ kind: 'term-ends', thing: 'site', months: 6 }] },
    ],
  ],
  [
    'R-15',
    [{ facts: [{ kind: 'person-leaves', tense: 'coming' }] }],
    [{ facts: [{ kind: 'person-leaves', tense: 'happened' }] }],
  ],
  [
    'R-16',
    [
      { facts: [{ kind: 'only-one' }] },
      { facts: [{ kind: 'only-one', who: 'other' }], answers: { absd: 30, funcs: five } },
    ],
    [{}, { facts: [{ kind: 'only-one', who: 'owner' }], answers: { absd: 30, funcs: five } }],
  ],
  [
    'R-17',
    [{ facts: [{ kind: 'client-share', percent: 25 }] }],
    [
      { facts: [{ kind: 'client-share', percent: 24 }] },
      { facts: [{ kind: 'client-share' }] },
      { facts: [{ kind: 'client-share', percent: 60, tense: 'happened' }] },
    ],
  ],
  [
    'R-18',
    [
      { facts: [{ kind: 'term-ends', thing: 'contract' }] },
      { situation: fewClients, facts: [{ kind: 'term-ends', thing: 'site' }] },
    ],
    [{ situation: fewClients, facts: [{ kind: 'term-ends', thing: 'contract' }] }],
  ],
  [
    'R-19',
    [
      { facts: [{ kind: 'health-age', illness: true }] },
      { facts: [{ kind: 'health-age', age: 65 }] },
      { answers: bound },
    ],
    [
      { facts: [{ kind: 'health-age', age: 64 }] },
      { answers: { ...bound, funcs: ['sales'] } },
      { answers: { ...bound, absd: 7 } },
      { answers: { ...bound, emp: 2 } },
      { answers: bound, notKnown: new Set(['funcs']) },
    ],
  ],
  [
    'R-20',
    [
      { facts: [{ kind: 'why-leave' }], answers: { rec: 10, prj: 0 } },
      { facts: [{ kind: 'why-leave' }], answers: { rec: 0, prj: 30 } },
    ],
    [{ facts: [{ kind: 'why-leave' }], answers: { rec: 9, prj: 29 } }, { answers: { rec: 50 } }],
  ],
  ['R-21', [{ facts: [{ kind: 'wish-small' }] }], [{}]],
  [
    'R-22',
    [{ situation: { id: 'grow' }, namesNewPart: true }],
    [{ situation: { id: 'grow' } }, { namesNewPart: true }],
  ],
  [
    'R-23',
    [{ situation: { id: 'grow' } }, { situation: { id: 'exit-long', variant: 'value' } }],
    [{ situation: { id: 'exit-long', variant: 'plain' } }],
  ],
  [
    'R-24',
    [
      { answers: { partners: 2, ownerS: 50, funcs: four } },
      { answers: { partners: 2, ownerS: 49, funcs: four.slice(1) } },
    ],
    [
      { answers: { partners: 1, ownerS: 50 } },
      { answers: { partners: 2, ownerS: 49, funcs: four } },
    ],
  ],
  ['R-25', [{ situation: { id: 'too-little' } }], [{}]],
  ['R-26', [{ facts: [{ kind: 'late-payer' }] }], [{ facts: [{ kind: 'payment-days' }] }]],
  ['R-27', [{ facts: [{ kind: 'open-question' }] }], [{}]],
  [
    'R-28',
    [{ facts: [{ kind: 'low-prices' }] }],
    [{ facts: [{ kind: 'low-prices' }], flags: { pricesByOthers: true } }],
  ],
  ['R-29', [{ facts: [{ kind: 'slow-quotes' }] }], [{}]],
  ['R-30', [{ facts: [{ kind: 'idle-thing' }] }], [{}]],
  ['R-31', [{ facts: [{ kind: 'guarantee' }] }], [{}]],
  [
    'R-32',
    [{ facts: [{ kind: 'person-leaves', tense: 'happened' }] }],
    [{ facts: [{ kind: 'person-leaves', tense: 'coming' }] }],
  ],
  [
    'R-33',
    [{ facts: [{ kind: 'calls-owner' }], answers: { emp: 3 } }],
    [{ facts: [{ kind: 'calls-owner' }], answers: { emp: 2 } }],
  ],
  ['R-34', [{ facts: [day] }], [{}, { facts: [{ ...day, months: 6 }] }]],
  ['R-35', [{ facts: [day, day] }], [{ facts: [day] }]],
  ['R-36', [{ facts: [day, day, day] }], [{ facts: [day, day] }]],
];

const ruleOf = (id: FactRuleId) => factRules.find((rule) => rule.id === id)!;

describe('the condition of', () => {
  it.each(cases)('%s holds where it should, and just beside it does not', (id, yes, no) => {
    const { when } = ruleOf(id);
    expect(yes.map((told) => holds(when, groundWith(told)))).toEqual(yes.map(() => true));
    expect(no.map((told) => holds(when, groundWith(told)))).toEqual(no.map(() => false));
  });

  it('each rule is tried', () => {
    expect(cases.map(([id]) => id).toSorted()).toEqual(factRules.map(({ id }) => id).toSorted());
  });
});

describe('the priority', () => {
  const cases: readonly (readonly [FactRuleId, string, Told])[] = [
    ['R-04', 'critical', { answers: { nm: 1.9 } }],
    ['R-04', 'high', { answers: { nm: 2 } }],
    ['R-09', 'critical', { situation: { id: 'exit-short' } }],
    ['R-09', 'high', { situation: { id: 'exit-long' } }],
    ['R-15', 'critical', { facts: [{ kind: 'person-leaves', months: 12 }] }],
    ['R-15', 'high', { facts: [{ kind: 'person-leaves', months: 13 }] }],
    ['R-15', 'high', { facts: [{ kind: 'person-leaves' }] }],
    ['R-17', 'critical', { facts: [{ kind: 'client-share', percent: 40 }] }],
    ['R-17', 'high', { facts: [{ kind: 'client-share', percent: 39 }] }],
    ['R-18', 'critical', { facts: [{ kind: 'term-ends', months: 12 }] }],
    ['R-18', 'high', { facts: [{ kind: 'term-ends', months: 13 }] }],
    ['R-07', 'medium', {}],
  ];

  it.each(cases)('of %s is %s', (id, priority, told) => {
    expect(priorityOf(ruleOf(id), groundWith(told))).toBe(priority);
  });
});
