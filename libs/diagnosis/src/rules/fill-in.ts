import { formatMoney, formatNumber } from '@ellac/contracts';
import { aliases, type Alias, type Answers } from '../model/answers.js';
import type { Reading } from '../conditions/reading.js';
import { grossGap, retentionGap, revenuePerEmployee } from '../model/derived.js';
import { industryValues } from '../model/industry-values.js';

/** Figures that a text may name and that no single answer holds. */
const figures: Readonly<Record<string, Reading<string>>> = {
  elemCount: { reads: ['elems'], of: (a) => formatNumber(a.elems.length) },
  funcCount: { reads: ['funcs'], of: (a) => formatNumber(a.funcs.length) },
  gmBase: { reads: ['industry'], of: (a) => formatNumber(industryValues[a.industry].gross) },
  gmGapAbs: { reads: ['gm', 'industry'], of: (a) => formatNumber(Math.abs(grossGap(a))) },
  growthAbs: { reads: ['growth'], of: (a) => formatNumber(Math.abs(a.growth)) },
  retBase: { reads: ['industry'], of: (a) => formatNumber(industryValues[a.industry].retention) },
  retGapAbs: { reads: ['ret', 'industry'], of: (a) => formatNumber(Math.abs(retentionGap(a))) },
  rpe: {
    reads: ['rev', 'emp', 'country'],
    of: (a) => formatMoney(revenuePerEmployee(a), a.country),
  },
};

/** `say` fills in the names of people and the company. */
const placeholder = /\{\{(?!owners?\}|company\})(\w+)\}\}/g;

const isAlias = (name: string): name is Alias => aliases.some((alias) => alias === name);

function figure(name: string, answers: Answers): string {
  const value = isAlias(name) ? answers[name] : figures[name]?.of(answers);
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return value;
  throw new Error(`A rule's text names {{${name}}}, which is no figure.`);
}

/**
 * The text with the business's own figures; names (`{{owner}}`, `{{owners}}`, `{{company}}`) are
 * left to `say`. Throws on an undefined placeholder.
 */
export const fillIn = (text: string, answers: Answers): string =>
  text.replace(placeholder, (_, name: string) => figure(name, answers));

/** The answers that the placeholders of a text read. */
export const aliasesIn = (text: string): readonly Alias[] =>
  [...text.matchAll(placeholder)].flatMap(([, name = '']) =>
    isAlias(name) ? [name] : (figures[name]?.reads ?? []),
  );
