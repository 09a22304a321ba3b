import { formatMoney, formatNumber } from '@ellac/contracts';
import { aliases, type Alias, type Answers } from '../answers.js';
import { grossGap, retentionGap, revenuePerEmployee } from '../derived.js';
import { industryValues } from '../industry-values.js';

/** Figures that a text may name and that no single answer holds. */
const figures: Readonly<Record<string, (answers: Answers) => string>> = {
  elemCount: (a) => formatNumber(a.elems.length),
  funcCount: (a) => formatNumber(a.funcs.length),
  gmBase: (a) => formatNumber(industryValues[a.industry].gross),
  gmGapAbs: (a) => formatNumber(Math.abs(grossGap(a))),
  growthAbs: (a) => formatNumber(Math.abs(a.growth)),
  retBase: (a) => formatNumber(industryValues[a.industry].retention),
  retGapAbs: (a) => formatNumber(Math.abs(retentionGap(a))),
  rpe: (a) => formatMoney(revenuePerEmployee(a), a.country),
};

const isAlias = (name: string): name is Alias => aliases.some((alias) => alias === name);

function figure(name: string, answers: Answers): string {
  const value = isAlias(name) ? answers[name] : figures[name]?.(answers);
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return value;
  throw new Error(`A rule's text names {{${name}}}, which is no figure.`);
}

/**
 * The text with the business's own figures; names (`{{owner}}`, `{{owners}}`, `{{company}}`) are left
 * to `say`. Throws on a placeholder that nobody defined.
 */
export const fillIn = (text: string, answers: Answers): string =>
  text.replace(/\{\{(?!owners?\}|company\})(\w+)\}\}/g, (_, name: string) => figure(name, answers));
