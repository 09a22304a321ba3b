import {
  concernedPersonChoices,
  endingThingChoices,
  exitRecipientChoices,
  labelOf,
} from '../../enumerations.js';
import { formatMoney, formatMonth, formatNumber, type Notation } from '../../formats.js';
import { circumstanceRules, detailLabels } from './circumstance-rules.js';
import type { Circumstance, CircumstanceDetail } from './circumstances.js';
import type { QuestionnaireDraft } from '../answers/defaults.js';
import { optionalFields, type OptionalName } from './optional.js';
import type { Questionnaire } from '../questionnaire.js';
import type { AmountsRule } from '../field-rules.js';

type Meta = Questionnaire['meta'] | QuestionnaireDraft['meta'];
type Amounts = Readonly<Record<string, number | null>>;

/** What was answered to an optional question, in words; null where nothing was. */
export function optionalAnswerText(
  name: OptionalName,
  meta: Meta,
  country: string,
  notation: Notation,
): string | null {
  switch (name) {
    case 'trade':
      return meta?.trade?.trim() || null;
    case 'ownerPay':
    case 'premises':
      return amountsText(optionalFields[name], meta?.[name], country, notation);
    case 'circumstances': {
      const told = meta?.circumstances ?? [];
      return told.map((each) => circumstanceText(each, notation)).join('\n') || null;
    }
  }
}

function amountsText(
  { parts }: AmountsRule,
  amounts: Amounts | undefined,
  country: string,
  notation: Notation,
): string | null {
  const given = Object.entries(parts).map(([part, { label }]) => {
    const amount = amounts?.[part] ?? null;
    const money = amount === null ? '–' : formatMoney(amount, country, notation);
    return { amount, text: `${label} ${money}` };
  });
  if (given.every(({ amount }) => amount === null)) return null;
  return given.map(({ text }) => text).join(', ');
}

/** A circumstance as the owner told it: "I want to sell, hand over or retire. By when: August 2028." */
export function circumstanceText(circumstance: Circumstance, notation: Notation = 'en-US'): string {
  const { label, details } = circumstanceRules[circumstance.kind];
  const words = detailWords(circumstance, notation).map(
    ([detail, text]) => ` ${details[detail] ?? detailLabels[detail]}: ${text}.`,
  );
  return `${circumstance.denied === true ? 'Not so: ' : ''}${label}${words.join('')}`;
}

function detailWords(
  { date, percent, days, to, who, thing }: Circumstance,
  notation: Notation,
): [CircumstanceDetail, string][] {
  const words: [CircumstanceDetail, string | undefined][] = [
    ['thing', thing && labelOf(endingThingChoices, thing)],
    ['date', date && formatMonth(date)],
    ['to', to && labelOf(exitRecipientChoices, to)],
    ['who', who && labelOf(concernedPersonChoices, who)],
    ['percent', percent === undefined ? undefined : `${formatNumber(percent, notation)}%`],
    ['days', days === undefined ? undefined : formatNumber(days, notation)],
  ];
  return words.flatMap(([detail, text]) => (text === undefined ? [] : [[detail, text]]));
}
