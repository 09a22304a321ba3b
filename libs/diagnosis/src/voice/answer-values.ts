import {
  type Choice,
  type FieldRule,
  formatMoney,
  labelOf,
  type NumberUnit,
  type PercentGroupRule,
  questionnaireFields,
} from '@ellac/contracts';
import { documentInWords, percentInWords } from '../model/answer-words.js';
import { type Alias, aliases, answerPathOf, type Answers } from '../model/answers.js';
import { countryNames } from './country-names.js';
import { countedToNine } from '../text/counted.js';
import { joined } from '../text/joined.js';
import { lowered } from '../text/capital.js';

function listed(choices: readonly Choice[], values: readonly string[]): string {
  const labels = choices.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  return labels.length === 0 ? 'none' : joined(labels).toLowerCase();
}

const counted = (count: number, one: string, many: string): string =>
  `${countedToNine(count)} ${count === 1 ? one : many}`;

type ValueOf = (answers: Answers) => string;
type Valued = Exclude<Alias, 'training'>;

const inUnit: Readonly<Record<NumberUnit, (value: number, answers: Answers) => string>> = {
  percent: percentInWords,
  money: (value, { country }) => formatMoney(value, country),
  days: (value) => counted(value, 'day', 'days'),
  people: (value) => counted(value, 'person', 'people'),
  partners: (value) => counted(value, 'partner', 'partners'),
};

/** The question at a path; of a percent group, the part. */
function ruleAt(alias: Valued): FieldRule {
  const [group, field, part] = answerPathOf[alias].split('.') as [
    keyof typeof questionnaireFields,
    string,
    string?,
  ];
  const rules: Readonly<Record<string, FieldRule | PercentGroupRule>> = questionnaireFields[group];
  const rule = rules[field]!;
  return rule.kind === 'percentGroup' ? rule.parts[part!]! : rule;
}

/** How an answer stands in a sentence, by the kind of its question. */
function valueBy(rule: FieldRule, alias: Valued): ValueOf {
  const valueIn = (answers: Answers) => answers[alias] as never;
  switch (rule.kind) {
    case 'rating':
      return (a) => `${String(valueIn(a))} of 5`;
    case 'number':
      return (a) => inUnit[rule.unit](valueIn(a), a);
    case 'choice':
      return (a) => lowered(labelOf(rule.choices, valueIn(a)));
    case 'list':
      return (a) => listed(rule.choices, valueIn(a));
    case 'flag':
      return (a) => lowered(documentInWords(valueIn(a)));
    case 'text':
    case 'email':
      return valueIn;
  }
}

const valued = aliases.filter((alias): alias is Valued => alias !== 'training');

/** Each answer as it stands in a sentence, with its unit; free text has no value. */
export const answerValue = {
  ...Object.fromEntries(valued.map((alias) => [alias, valueBy(ruleAt(alias), alias)])),
  partners: (a) => counted(a.partners, 'active partner', 'active partners'),
  silent: (a) => counted(a.silent, 'silent partner', 'silent partners'),
  country: (a) => countryNames[a.country],
} as Readonly<Record<Valued, ValueOf>>;

/** Counts of ticked values, up to nine in words. */
const countValue = {
  elemCount: (a) => countedToNine(a.elems.length),
  funcCount: (a) => countedToNine(a.funcs.length),
  relCount: (a) => countedToNine(a.rels.length),
} as const satisfies Readonly<Record<string, ValueOf>>;

/** A figure of the answers that a text may print. */
export type FigureName = keyof typeof answerValue | keyof typeof countValue;

/** The figures of the answers as texts print them, each with its unit. */
export type Figures = Readonly<Record<FigureName, string>>;

const allValues: Readonly<Record<FigureName, ValueOf>> = {
  ...answerValue,
  ...countValue,
};

/** The figures of these answers. */
export const figuresOf = (answers: Answers): Figures =>
  Object.fromEntries(
    Object.entries(allValues).map(([name, value]) => [name, value(answers)]),
  ) as Figures;
