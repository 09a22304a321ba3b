import {
  type Country,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPlainDate,
  type TextFactKind,
} from '@ellac/contracts';
import type { Business } from '@ellac/report-text';
import { personNamed, type TextFact, timeOf, you } from '@ellac/diagnosis/parts';
import { fieldId } from './fact-ids.js';
import type { Fact } from './fact.js';

const labels: Readonly<Record<TextFactKind, string>> = {
  'wish-exit': 'An owner wants to hand over, sell or stop',
  'wish-small': 'The owner wants no growth or less work',
  event: 'Something happens to a client, a supplier, the site or the rules',
  'person-leaves': 'Somebody of the business leaves',
  'only-one': 'One person alone can do or knows something',
  'client-share': 'Share of revenue of one client',
  liquidity: 'Cash is short',
  'term-ends': 'A contract, lease or licence ends',
  'health-age': 'Illness or age of an owner or key person',
  'cost-squeeze': 'Costs rise faster than prices',
  buyer: 'Somebody asked to take over',
  'payment-days': 'How long customers take to pay',
  'why-leave': 'Why or when customers leave',
  'partners-unsettled': 'The owners have not settled terms among themselves',
  'own-sum': 'A sum that the owner names as a cost or loss',
  'late-payer': 'A customer pays later than agreed',
  'open-question': 'Somebody waits for an answer from the owner',
  'low-prices': 'Prices are too low, or work is not charged for',
  'slow-quotes': 'Customers wait for quotes',
  'idle-thing': 'Something that costs money stands idle',
  guarantee: 'The owner is liable with private means',
  'calls-owner': 'People call the owner for decisions',
  deadline: 'Something is due or decided on a day',
};

/** `August 2028`, or the year alone; undefined where the time has passed. */
function dateIn(fact: TextFact, country: Country): string | undefined {
  const time = timeOf(fact, country);
  if (time === undefined || fact.date === undefined) return undefined;
  if (fact.dayNamed === true) return formatPlainDate(fact.date, country);
  const year = fact.date.slice(0, 4);
  return time.by === `by the end of ${year}` ? year : formatMonth(fact.date);
}

function valuesOf(fact: TextFact, { answers: { country } }: Business) {
  const { percent, days, amount, age } = fact;
  return [
    ['date', dateIn(fact, country)],
    ['percent', percent === undefined ? undefined : `${formatNumber(percent)}%`],
    ['days', days === undefined ? undefined : `${formatNumber(days)} days`],
    ['amount', amount === undefined ? undefined : formatMoney(amount, country)],
    ['age', age === undefined ? undefined : formatNumber(age)],
  ] as const;
}

const isProperName = (name: string): boolean => /^\p{Lu}/u.test(name);

/** The people whom the report names, as it names them; each once. */
function peopleIn({ voice, diagnosis }: Business): readonly string[] {
  const { leaver, holder, exit } = voice;
  const told = [leaver, holder].flatMap(({ isKnown, name }) => (isKnown ? [name] : []));
  const found = diagnosis.facts.flatMap(({ person }) => personNamed(person)?.name ?? []);
  const names = [...told, exit.who.name, exit.successor ?? '', ...found];
  return [...new Set(names)].filter((name) => name !== you.name && name !== '');
}

/** The people whom a fact names before any other fact does; the first of them is its `person`. */
function personFacts(facts: readonly TextFact[], business: Business): readonly Fact[] {
  const counts = new Map<string, number>();
  return peopleIn(business).flatMap((name): Fact[] => {
    const bare = name.replace(/^your /, '');
    const fact = facts.find(
      ({ sentence = '', person }) => person === bare || sentence.includes(bare),
    );
    if (fact === undefined) return [];
    const count = (counts.get(fact.id) ?? 0) + 1;
    counts.set(fact.id, count);
    return [
      {
        id: fieldId(fact.id, count === 1 ? 'person' : `person${count}`),
        label: `${labels[fact.kind]}: a person`,
        value: name,
        paths: [],
        ...(isProperName(name) && { isName: true as const }),
      },
    ];
  });
}

/** What the owner's own words say, `T01…`, each fact before its values. */
export function textFactFacts(business: Business): readonly Fact[] {
  const { facts } = business.diagnosis;
  const people = personFacts(facts, business);
  return facts.flatMap((fact) => [
    { id: fact.id, label: labels[fact.kind], value: '', paths: [] },
    ...valuesOf(fact, business).flatMap(([field, value]): Fact[] =>
      value === undefined
        ? []
        : [
            {
              id: fieldId(fact.id, field),
              label: `${labels[fact.kind]}: ${field}`,
              value,
              paths: [],
            },
          ],
    ),
    ...people.filter(({ id }) => id.startsWith(`${fact.id}.`)),
  ]);
}
