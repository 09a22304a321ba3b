import {
  concernedPersons,
  endingThings,
  exitRecipients,
  textFactKinds,
} from '../../enumerations.js';
import { limits } from '../../limits.js';
import { z } from '../../zod.js';
import { number, percent } from '../field-rules.js';
import { groupSchema, numberSchema } from '../schemas.js';

const days = `Days must be a whole number from 0 to ${limits.paymentDays}`;

/** The rules for the details of a circumstance. */
export const circumstanceFields = {
  denied: { invalid: 'Denied: please answer yes or no' },
  date: { invalid: 'The date must be a day of the calendar, such as 2028-08-31' },
  percent: percent('Share of revenue'),
  days: number({
    label: 'Days',
    unit: 'days',
    min: 0,
    max: limits.paymentDays,
    whole: true,
    ...{ notANumber: days, tooLow: days, tooHigh: days },
  }),
  to: { values: exitRecipients, invalid: 'Please choose from the list to whom' },
  who: { values: concernedPersons, invalid: 'Please choose from the list who' },
  thing: { values: endingThings, invalid: 'Please choose from the list what ends' },
} as const;

export const circumstancesRule = {
  kind: 'circumstances',
  label: 'What should we know?',
  kinds: textFactKinds,
  invalid: 'Please name a list of circumstances, each kind once',
  invalidKind: 'Please choose a circumstance from the list',
} as const;

/** Whether a text is a day of the calendar, as `2028-02-29`. */
export function isCalendarDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a list of objects in which no `kind` comes twice. */
export function isListOfKinds(value: unknown): boolean {
  if (!Array.isArray(value) || !value.every(isObject)) return false;
  const kinds = value.map((each): unknown => Reflect.get(each, 'kind'));
  return new Set(kinds).size === kinds.length;
}

const { denied, date, to, who, thing } = circumstanceFields;

export const circumstanceSchema = groupSchema(
  {
    kind: z.enum(circumstancesRule.kinds, circumstancesRule.invalidKind),
    denied: z.optional(z.boolean(denied.invalid)),
    date: z.optional(z.string(date.invalid).check(z.refine(isCalendarDay, date.invalid))),
    percent: z.optional(numberSchema(circumstanceFields.percent)),
    days: z.optional(numberSchema(circumstanceFields.days)),
    to: z.optional(z.enum(to.values, to.invalid)),
    who: z.optional(z.enum(who.values, who.invalid)),
    thing: z.optional(z.enum(thing.values, thing.invalid)),
  },
  circumstancesRule.invalid,
);

/**
 * What an owner told by a tick, or denied: its kind, and what was asked about it. `date` is a plain
 * date, `percent` 0 to 100, `days` whole days from 0 to 365.
 */
export type Circumstance = z.infer<typeof circumstanceSchema>;

/** What may be told about a circumstance. */
export type CircumstanceDetail = Exclude<keyof Circumstance, 'kind' | 'denied'>;

/** The list as a whole is validated before its entries, on the page and on the server. */
export const circumstancesSchema = z.pipe(
  z.unknown().check(z.refine(isListOfKinds, circumstancesRule.invalid)),
  z.array(circumstanceSchema, circumstancesRule.invalid),
);

/** Sorted by kind, so that the same circumstances always give the same answer. */
export const inOrderOfKinds = (circumstances: readonly Circumstance[]): Circumstance[] =>
  textFactKinds.flatMap((kind) => circumstances.filter((each) => each.kind === kind));
