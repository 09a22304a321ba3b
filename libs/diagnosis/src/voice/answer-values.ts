import {
  documentedElementChoices,
  formatMoney,
  independentFunctionChoices,
  industryChoices,
  institutionalizedRelationshipChoices,
  labelOf,
  revenueConcentrationChoices,
  type Choice,
} from '@ellac/contracts';
import { documentInWords, percentInWords as percent } from '../model/answer-words.js';
import type { Alias, Answers } from '../model/answers.js';
import { countryNames } from './country-names.js';
import { countedToNine } from '../text/counted.js';
import { joined } from '../text/joined.js';
import { lowered } from '../text/capital.js';

const rating = (value: number): string => `${value} of 5`;

const available = (isThere: boolean): string => lowered(documentInWords(isThere));

function listed(choices: readonly Choice[], values: readonly string[]): string {
  const labels = choices.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  return labels.length === 0 ? 'none' : joined(labels).toLowerCase();
}

const days = (count: number): string => `${countedToNine(count)} ${count === 1 ? 'day' : 'days'}`;

const people = (count: number): string =>
  `${countedToNine(count)} ${count === 1 ? 'person' : 'people'}`;

const partners = (count: number, kind: 'active' | 'silent'): string =>
  `${countedToNine(count)} ${kind} ${count === 1 ? 'partner' : 'partners'}`;

/** Each answer as it stands in a sentence, with its unit; free text has no value. */
export const answerValue: Readonly<Record<Exclude<Alias, 'training'>, (a: Answers) => string>> = {
  proc: (a) => rating(a.proc),
  indep: (a) => rating(a.indep),
  docu: (a) => rating(a.docu),
  trans: (a) => rating(a.trans),
  plan: (a) => rating(a.plan),
  deleg: (a) => rating(a.deleg),
  pos: (a) => rating(a.pos),
  adv: (a) => rating(a.adv),
  mon: (a) => rating(a.mon),
  core: (a) => lowered(labelOf(revenueConcentrationChoices, a.core)),
  deliv: (a) => rating(a.deliv),
  custom: (a) => percent(a.custom),
  std: (a) => percent(a.std),
  team: (a) => people(a.team),
  ownerS: (a) => percent(a.ownerS),
  teamS: (a) => percent(a.teamS),
  otherS: (a) => percent(a.otherS),
  elems: (a) => listed(documentedElementChoices, a.elems),
  top: (a) => percent(a.top),
  ret: (a) => percent(a.ret),
  rec: (a) => percent(a.rec),
  prj: (a) => percent(a.prj),
  one: (a) => percent(a.one),
  funcs: (a) => listed(independentFunctionChoices, a.funcs),
  absd: (a) => days(a.absd),
  rels: (a) => listed(institutionalizedRelationshipChoices, a.rels),
  growth: (a) => percent(a.growth),
  guar: (a) => percent(a.guar),
  likely: (a) => percent(a.likely),
  spec: (a) => percent(a.spec),
  rev: (a) => formatMoney(a.rev, a.country),
  gm: (a) => percent(a.gm),
  nm: (a) => percent(a.nm),
  emp: (a) => people(a.emp),
  partners: (a) => partners(a.partners, 'active'),
  silent: (a) => partners(a.silent, 'silent'),
  industry: (a) => lowered(labelOf(industryChoices, a.industry)),
  country: (a) => countryNames[a.country],
  bp: (a) => available(a.bp),
  fs: (a) => available(a.fs),
  oc: (a) => available(a.oc),
  ma: (a) => available(a.ma),
  pd: (a) => available(a.pd),
};

/** Counts of ticked values, up to nine in words. */
const countValue = {
  elemCount: (a) => countedToNine(a.elems.length),
  funcCount: (a) => countedToNine(a.funcs.length),
  relCount: (a) => countedToNine(a.rels.length),
} as const satisfies Readonly<Record<string, (a: Answers) => string>>;

/** A figure of the answers that a text may print. */
export type FigureName = keyof typeof answerValue | keyof typeof countValue;

/** The figures of the answers as texts print them, each with its unit. */
export type Figures = Readonly<Record<FigureName, string>>;

const allValues: Readonly<Record<FigureName, (a: Answers) => string>> = {
  ...answerValue,
  ...countValue,
};

/** The figures of these answers. */
export const figuresOf = (answers: Answers): Figures =>
  Object.fromEntries(
    Object.entries(allValues).map(([name, value]) => [name, value(answers)]),
  ) as Figures;
