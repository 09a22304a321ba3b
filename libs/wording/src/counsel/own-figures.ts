import {
  formatExactMoney,
  formatMoney,
  formatNumber,
  formatPlainDate,
  z,
  type Country,
} from '@ellac/contracts';
import {
  countedToNine,
  folded,
  lowered,
  roundAmount,
  roundPercent,
  roundToTenth,
} from '@ellac/diagnosis/parts';
import type { Fact } from '../facts/fact.js';
import type { CounselTask } from './counsel-task.js';
import type { CounselWords, Operation, Sum } from './counsel-words.js';
import { type Quantity, quantityOf } from './quantity.js';
import { reckoned } from './reckoning.js';
import { standsIn } from './written-numbers.js';

/** A figure of a counsel that passed its checks. */
export interface OwnFigure {
  readonly fact: Fact;
  readonly quantity: Quantity;
  /** The quantity as it is printed, which may be rounded. */
  readonly printed: Quantity;
  /** Whether it is advice, or was computed from advice, so that it is no fact of the business. */
  readonly isProposed: boolean;
  /** The evidence as a reader of the report sees it. */
  readonly source: string;
}

/** The valid figures of a counsel by their ids, and the faults of the others. */
export interface OwnFigures {
  readonly figures: ReadonlyMap<string, OwnFigure>;
  readonly faults: readonly { readonly place: string; readonly why: string }[];
}

/** As it stands in a sentence; counts bare, so that what is counted follows. */
function printed(quantity: Quantity, country: Country): string {
  if ('date' in quantity) return formatPlainDate(quantity.date, country);
  const { value, unit } = quantity;
  if (unit === 'money')
    return Number.isInteger(value)
      ? formatMoney(value, country)
      : formatExactMoney(value, country, 'en-US');
  if (unit === 'percent') return `${formatNumber(value)}%`;
  if (unit === 'count') return countedToNine(value);
  return `${countedToNine(value)} ${value === 1 ? unit.slice(0, -1) : unit}`;
}

/** The price of a meal needs its cents, that of a machine does not. */
function roundedMoney(value: number): number {
  if (value < 10) return roundToTenth(value);
  return value < 100 ? Math.round(value) : roundAmount(value);
}

/**
 * A computed figure is rounded to the precision of the answers. Prices of single pieces and small
 * shares keep two digits, as a limit of $16.80 is not one of $20.
 */
function rounded(quantity: Quantity): Quantity {
  if ('date' in quantity) return quantity;
  const { value, unit } = quantity;
  if (unit === 'money') return { value: roundedMoney(value), unit };
  if (unit === 'percent')
    return { value: value < 10 ? roundToTenth(value) : roundPercent(value), unit };
  return { value: value < 10 ? roundToTenth(value) : Math.round(value), unit };
}

const isAsPrinted = ({ printed: shownAs, quantity }: OwnFigure): boolean =>
  'value' in quantity && 'value' in shownAs && Math.abs(quantity.value - shownAs.value) < 0.5;

/** Amounts that are printed as they are: a reader who adds them up gets their sum to the digit. */
const addsUp = (left: OwnFigure, { operation }: Sum, right: OwnFigure): boolean =>
  (operation === 'plus' || operation === 'minus') && isAsPrinted(left) && isAsPrinted(right);

/** A figure as it is printed: rounded to the precision of the answers, or to a whole amount. */
function printedOf(exact: Quantity, isWhole: boolean): Quantity {
  return isWhole && 'value' in exact && exact.unit === 'money' && exact.value >= 10
    ? { value: Math.round(exact.value), unit: exact.unit }
    : rounded(exact);
}

const signs: Readonly<Record<Operation, string>> = {
  plus: '+',
  minus: '−',
  times: '×',
  dividedBy: '÷',
  shareOf: 'as a share of',
  before: 'before',
  after: 'after',
};

/** An upper limit that no business with this questionnaire exceeds. */
const largest = 1e12;

/** Whether a long answer contains a sentence word for word. */
export function isWritten(sentence: string, path: string, { ownerWords }: CounselTask): boolean {
  const answer = ownerWords.find((each) => each.path === path && !each.isSuspicious);
  const bare = folded(sentence);
  return bare !== '' && answer !== undefined && folded(answer.text).includes(bare);
}

/** The figures that the owner wrote, if they occur in an answer. */
function written(words: CounselWords, task: CounselTask): OwnFigures {
  const faults: { place: string; why: string }[] = [];
  const figures = new Map<string, OwnFigure>();
  for (const { id, path, sentence, value, unit } of words.written) {
    const bare = folded(sentence);
    if (!isWritten(sentence, path, task) || !standsIn(bare, value, unit)) {
      faults.push({ place: `written ${id}`, why: 'is a figure that the answer does not state' });
      continue;
    }
    const quantity: Quantity = { value, unit };
    const print = printed(quantity, task.country);
    const fact = { id, label: 'What you write', value: print, paths: [] };
    figures.set(id, {
      fact,
      quantity,
      printed: quantity,
      isProposed: false,
      source: `You write: “${bare}”`,
    });
  }
  return { figures, faults };
}

const isDate = (text: string): boolean => z.iso.date().safeParse(text).success;

function proposed(words: CounselWords, task: CounselTask): OwnFigures {
  const faults: { place: string; why: string }[] = [];
  const figures = new Map<string, OwnFigure>();
  const add = (id: string, quantity: Quantity): void => {
    const value = printed(quantity, task.country);
    const fact = { id, label: 'A proposal', value, paths: [] };
    figures.set(id, {
      fact,
      quantity,
      printed: quantity,
      isProposed: true,
      source: `A proposal, not from your answers: ${value}`,
    });
  };
  for (const { id, value, unit } of words.proposed) {
    if (value >= 0 && value < largest) add(id, { value, unit });
    else faults.push({ place: `proposed ${id}`, why: 'is no figure that can be proposed' });
  }
  for (const { id, date } of words.days) {
    if (isDate(date) && date >= task.submittedOn && date <= task.until) add(id, { date });
    else faults.push({ place: `days ${id}`, why: 'is no day of today or later' });
  }
  return { figures, faults };
}

/**
 * A fact's name for a reader, without the name of its field or of the rule whose text contains it.
 */
export const plainLabel = ({ id, label }: Fact): string =>
  /^F\d/.test(id) ? 'From this report' : label.replace(/ \(\w+\)$|: \w+$/, '');

/** A figure with what it is, for a formula. */
const operand = ({ fact, isProposed, source }: OwnFigure): string => {
  if (/^[NY]/.test(fact.id)) return `${fact.value} (proposed)`;
  if (fact.id.startsWith('W')) return `${fact.value} (${lowered(source)})`;
  const label = lowered(plainLabel(fact));
  return `${fact.value} (${label}${isProposed ? ', with a proposal' : ''})`;
};

function worked(
  sum: Sum,
  known: ReadonlyMap<string, OwnFigure>,
  country: Country,
): OwnFigure | string {
  const [left, right] = [known.get(sum.left), known.get(sum.right)];
  if (left === undefined || right === undefined) {
    const missing = left === undefined ? sum.left : sum.right;
    return `reckons with ${/^\w[\w.]{0,20}$/.test(missing) ? missing : 'something'}, which has no figure`;
  }
  const exact = reckoned(left.quantity, sum.operation, right.quantity);
  if (exact === null) return 'puts figures together that do not go together so';
  if ('value' in exact && !(exact.value > 0 && exact.value < largest))
    return 'comes to nothing, or to less';
  const roughly = printedOf(exact, addsUp(left, sum, right));
  const fact = { id: sum.id, label: sum.label, value: printed(roughly, country), paths: [] };
  return {
    fact,
    printed: roughly,
    // Further sums use the exact figure.
    quantity: exact,
    isProposed: left.isProposed || right.isProposed,
    source: `${operand(left)} ${signs[sum.operation]} ${operand(right)}`,
  };
}

/**
 * The figures of a counsel: those of the owner are verified in the answers, and sums are computed
 * here.
 */
export function ownFigures(words: CounselWords, task: CounselTask): OwnFigures {
  const [wrote, advised] = [written(words, task), proposed(words, task)];
  const figures = new Map([...wrote.figures, ...advised.figures]);
  const faults = [...wrote.faults, ...advised.faults];
  const known = new Map(
    task.facts.flatMap((fact) => {
      const quantity = quantityOf(fact);
      const source = `${plainLabel(fact)}: ${fact.value}`;
      return quantity === undefined
        ? []
        : [[fact.id, { fact, quantity, printed: quantity, isProposed: false, source }] as const];
    }),
  );
  for (const sum of words.sums) {
    const figure = worked(sum, new Map([...known, ...figures]), task.country);
    if (typeof figure === 'string') faults.push({ place: `sums ${sum.id}`, why: figure });
    else figures.set(sum.id, figure);
  }
  return { figures, faults };
}

/** A figure and all figures that it is worked out from. `sums` are without circles, as checked ones are. */
export const madeOf = (id: string, sums: CounselWords['sums']): readonly string[] => [
  id,
  ...sums
    .filter((sum) => sum.id === id)
    .flatMap(({ left, right }) => [...madeOf(left, sums), ...madeOf(right, sums)]),
];

/** The plain date that an id stands for; undefined where it is none of a day. */
export function dayOf(id: string, task: CounselTask, { figures }: OwnFigures): string | undefined {
  const fact = task.facts.find((each) => each.id === id);
  const quantity = figures.get(id)?.quantity ?? (fact && quantityOf(fact));
  return quantity !== undefined && 'date' in quantity ? quantity.date : undefined;
}
