import type { EndingThing, ExitRecipient, SituationId, TextFactKind } from '@ellac/contracts';
import type { MoneyId } from '../../money/money-fact.js';
import type { PackFlags } from '../../packs/pack.js';
import { capital } from '../../text/capital.js';
import { joined } from '../../text/joined.js';
import {
  comparisonIn,
  type ComparedAlias,
  type Comparison,
  type FactClause,
  type FactCondition,
  type Limit,
} from './fact-condition.js';

const comparisonWords: Readonly<Record<Comparison, string>> = {
  atLeast: 'at least',
  atMost: 'at most',
  above: 'above',
  below: 'below',
};

const aliasWords: Readonly<Record<ComparedAlias, readonly [noun: string, unit: string]>> = {
  nm: ['net margin', '%'],
  emp: ['the number of employees', ''],
  absd: ["the owner's longest absence", ' days'],
  ownerS: ["the owner's share of sales", '%'],
  rec: ['recurring revenue', '%'],
  prj: ['project revenue', '%'],
  partners: ['the number of active partners', ''],
  growth: ['projected growth', '%'],
};

const factWords: Readonly<Record<TextFactKind, string>> = {
  'wish-exit': 'an owner wants to sell, hand over or leave',
  'wish-small': 'you want the business to stay this size or to work less',
  event: 'something is decided or has changed outside the business',
  'person-leaves': 'somebody the business depends on leaves',
  'only-one': 'one person alone can do or knows something',
  'client-share': 'one client brings a large part of revenue',
  liquidity: 'money is short',
  'term-ends': 'a contract, lease, licence or permit ends',
  'health-age': 'illness or age limits how long somebody can go on',
  'cost-squeeze': 'costs rise faster than prices',
  buyer: 'somebody has asked to buy or to take over',
  'payment-days': 'customers take days to pay',
  'why-leave': 'customers leave at a certain time or for a certain reason',
  'partners-unsettled': 'the partners have not settled their terms',
  'own-sum': 'something costs you a sum',
  'late-payer': 'a customer pays later than agreed',
  'open-question': 'somebody waits for an answer from you',
  'low-prices': 'your prices are too low, or work is not charged for',
  'slow-quotes': 'customers wait for your quotes',
  'idle-thing': 'something that you pay for stands idle',
  guarantee: 'you are liable for the business with private means',
  'calls-owner': 'your people call you for decisions',
  deadline: 'something is due or decided on a day to come',
};

const situationNames: Readonly<Record<SituationId, string>> = {
  'too-little': 'too little known',
  survive: 'survival',
  'exit-short': 'an exit soon',
  'thin-margin': 'a thin margin',
  'few-clients': 'few clients',
  'exit-long': 'an exit in some years',
  leaking: 'customers leaving',
  'owner-bound': 'bound to one person',
  'stay-small': 'staying this size',
  grow: 'growth',
  build: 'building up',
};

const packWords: Readonly<Record<keyof PackFlags, string>> = {
  pipeline: 'customers decide on offers in this trade',
  commission: 'commission is usual in this trade',
  salesTeam: 'people who only sell are usual in this trade',
  receivables: 'customers pay by invoice in this trade',
  walkIn: 'customers walk in and buy in this trade',
  madeToMeasure: 'each order is made to measure in this trade',
  pricesByOthers: 'others set the prices in this trade',
  seasonal: 'part of the year brings most of the work in this trade',
  prepaid: 'customers pay in advance in this trade',
  licensed: 'the business works under a licence or franchise',
};

const moneyNames: Readonly<Record<MoneyId, string>> = {
  profit: "a year's profit",
  'price-1': 'what one per cent of price brings',
  'break-even': 'the ways out of the loss',
  'client-loss': 'the revenue that hangs on one client',
  'share-cap': 'the revenue that brings one client to 25%',
  'growth-extra': 'the revenue that the growth adds',
  'growth-cash': 'the cash that the growth binds',
  'owner-sales': "the revenue from the owner's sales",
  restated: 'the profit after a fair pay',
  'per-head': 'the profit for each person',
  churn: 'the revenue that is lost with customers',
  'own-sum': 'the sum that you name',
  'late-cash': 'the money that a client holds back',
};

const recipientWords: Readonly<Record<ExitRecipient, string>> = {
  family: 'the family',
  partner: 'a partner',
  staff: 'people from the team',
  buyer: 'a buyer',
  open: 'nobody named',
};

const thingWords: Readonly<Record<EndingThing, string>> = {
  contract: 'a contract',
  site: 'a lease',
  right: 'a licence or permit',
};

const oneOf = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : `${joined(names.slice(0, -1)).replace(/ and /, ', ')} or ${names.at(-1)}`;

/** What a clause asks for beyond its kind, in brackets. */
function detailsOf(clause: FactClause): string {
  const { times, to, thing, about, tense, who, months, percent, age, illness, notHappened } =
    clause;
  const details = [
    times && (times === 2 ? 'twice' : 'three times'),
    to && `to ${oneOf(to.map((each) => recipientWords[each]))}`,
    thing && oneOf(thing.map((each) => thingWords[each])),
    about && `to a ${about}`,
    who && (who === 'owner' ? 'the owner' : 'somebody other than the owner'),
    tense && (tense === 'coming' ? 'still to come' : 'already past'),
    months && `within ${months.atMost} months`,
    percent && `at least ${percent.atLeast}%`,
    age && `aged ${age.atLeast} or more`,
    illness && 'an illness',
    notHappened && 'not past',
  ].filter((detail) => detail !== undefined);
  return details.length === 0 ? '' : ` (${details.join(', ')})`;
}

const limitWords = (limit: Limit, unit: string): string =>
  typeof limit === 'number' ? `${limit}${unit}` : 'half of what is good in the industry';

const givenWords = { rev: 'revenue', nm: 'net margin' } as const;

function clauseOf(condition: FactCondition): string {
  if ('all' in condition) {
    return condition.all
      .map((part) => ('any' in part ? `one of these holds: ${clauseOf(part)}` : clauseOf(part)))
      .join(', and ');
  }
  if ('any' in condition) return condition.any.map(clauseOf).join('; or ');
  if ('not' in condition) {
    const { not } = condition;
    return 'all' in not
      ? `not all of these hold: ${not.all.map(clauseOf).join('; ')}`
      : `it is not so that ${clauseOf(not)}`;
  }
  if ('fact' in condition)
    return `you write that ${factWords[condition.fact]}${detailsOf(condition)}`;
  if ('situation' in condition) {
    const names = oneOf(condition.situation.map((id) => `“${situationNames[id]}”`));
    const variant =
      condition.variant === undefined ? '' : ' of a business that runs without its owner';
    return `the situation is ${names}${variant}`;
  }
  if ('pack' in condition) return packWords[condition.pack];
  if ('newPart' in condition) return 'your plan names a new place that is to open';
  if ('noStrategy' in condition) return 'the growth strategy says nothing';
  if ('money' in condition) return `${moneyNames[condition.money]} can be shown`;
  if ('given' in condition) {
    const names = condition.given.map((alias) => givenWords[alias]);
    return `${joined(names)} ${names.length > 1 ? 'are' : 'is'} given`;
  }
  if ('count' in condition) {
    const [, how, count] = condition.count;
    return `the number of functions that run without the owner is ${comparisonWords[how]} ${count} of 6`;
  }
  const [how, alias, limit] = comparisonIn(condition);
  const [noun, unit] = aliasWords[alias];
  return `${noun} is ${comparisonWords[how]} ${limitWords(limit, unit)}`;
}

/** A condition as one sentence for the owner, as exact as the condition itself. */
export const inEnglish = (condition: FactCondition): string => `${capital(clauseOf(condition))}.`;
