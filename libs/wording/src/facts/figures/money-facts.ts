import { formatMoney, formatNumber, type Country } from '@ellac/contracts';
import {
  type MoneyFact,
  type MoneyFactOf,
  type MoneyId,
  yearsOfProfit,
} from '@ellac/diagnosis/parts';
import type { Business } from '@ellac/report-text';
import { factId, fieldId } from '../fact-ids.js';
import type { Fact } from '../fact.js';

/** In a fixed order, from which the ids come. */
const labels: Readonly<Record<MoneyId, string>> = {
  profit: 'Profit or loss of a year',
  'price-1': 'What prices one per cent higher would bring a year',
  'break-even': 'Ways out of the loss, each alone',
  'client-loss': 'What the largest client brings',
  'share-cap': 'Other revenue that would bring the largest client to a quarter',
  'growth-extra': 'What the plan for growth asks for',
  'growth-cash': 'What growth binds in unpaid invoices',
  'owner-sales': 'What the owner sells in a year',
  restated: 'What is left after a fair pay for the work of the owners',
  'per-head': 'Profit or loss of a year for each person',
  churn: 'Revenue that has to be won again each year',
  'own-sum': 'A sum that the owner names, beside the profit',
  'late-cash': 'What one client holds back beyond the agreed days',
};
const order = Object.keys(labels);

/** The name of a value of a money fact. */
export type MoneyField<Id extends MoneyId> = keyof MoneyFactOf<Id>['values'] & string;

/** What a field is, where that is something else than what its fact is about. */
const fieldLabels: {
  readonly [Id in MoneyId]?: { readonly [Field in MoneyField<Id>]?: string };
} = {
  profit: { revenue: 'Annual revenue', lossPerMonth: 'Loss of a month' },
  'break-even': {
    loss: 'Loss of a year',
    lossPerMonth: 'Loss of a month',
    priceRise: 'Higher prices that would bring the result to zero',
    costCut: 'Lower costs that would bring the result to zero',
    extraRevenue: 'More revenue that would bring the result to zero',
  },
  restated: {
    assumedPay: 'A fair pay for the work of the owners, assumed',
    takenPay: 'The pay that the owners take in a year',
    fairPay: 'A fair pay for their work in a year',
    paidRent: 'The rent that the business pays in a year',
    fairRent: 'The usual rent for such premises in a year',
  },
};

function labelOf(id: MoneyId, field: string): string {
  const ofFields: Readonly<Partial<Record<string, string>>> = fieldLabels[id] ?? {};
  return ofFields[field] ?? labels[id];
}

/** The id of a money fact; its values are its fields. */
export const moneyFactId = (id: MoneyId): string => factId('A', order.indexOf(id) + 1);

/** The id of one value of a money fact. */
export const moneyFieldId = <Id extends MoneyId>(id: Id, field: MoneyField<Id>): string =>
  fieldId(moneyFactId(id), field);

/** The id of the money fact that a fact is a value of; undefined for any other fact. */
export const moneyOfFact = (id: string): string | undefined => /^(A\d+)\./.exec(id)?.[1];

const percentFields: readonly string[] = [
  'shareOfProfit',
  'share',
  'priceRise',
  'costCut',
  'leftMargin',
];

type Value = number | readonly [number, number];

function printed(field: string, value: Value, country: Country): string {
  const [low, high] = typeof value === 'number' ? [value, value] : value;
  if (field === 'yearsOfProfit') return yearsOfProfit([low, high]);
  const one = (each: number): string => {
    if (field === 'days') return `${formatNumber(each)} days`;
    return percentFields.includes(field)
      ? `${formatNumber(each)}%`
      : formatMoney(Math.abs(each), country);
  };
  return one(low) === one(high) ? one(low) : `${one(low)} to ${one(high)}`;
}

/**
 * Whether a value can be printed without a sign: for a loss, the label or the sentence says that it
 * is one.
 */
const isPrintable = (value: unknown): value is Value =>
  typeof value === 'number' || (Array.isArray(value) && value.every((each) => each > 0));

/** The value as the sentence or the formula prints it; undefined where neither does. */
function asTold(value: string, { text, formula }: MoneyFact): string | undefined {
  const told = `${text} ${formula}`;
  if (!told.includes(value)) return undefined;
  return told.includes(`about ${value}`) ? `about ${value}` : value;
}

/** The values that money facts print, `A01.profit` and so on. */
export const moneyFacts = ({ diagnosis, answers }: Business): readonly Fact[] =>
  diagnosis.money.flatMap((fact) =>
    Object.entries(fact.values).flatMap(([field, value]): Fact[] => {
      const told = isPrintable(value)
        ? asTold(printed(field, value, answers.country), fact)
        : undefined;
      if (told === undefined) return [];
      return [
        {
          id: fieldId(moneyFactId(fact.id), field),
          label: `${labelOf(fact.id, field)} (${field})`,
          value: told,
          paths: [],
        },
      ];
    }),
  );
