import { areas, type Counsel, type CounselText } from '@ellac/contracts';
import { filled } from '../words/fill.js';
import type { FactsPack, OwnerWords } from '../facts/fact.js';
import { moneyFieldId } from '../facts/figures/money-facts.js';
import { placeholdersOf } from '../words/placeholders.js';
import type { CounselTask } from './counsel-task.js';
import {
  type areaLists,
  type CounselClaim,
  counselPassages,
  type CounselWords,
  type WordedStep,
} from './counsel-words.js';
import { dayOf, madeOf, ownFigures, type OwnFigures, plainLabel } from './own-figures.js';

/**
 * A line of evidence with its names filled in. It may contain an owner's sentence, with braces that
 * the owner typed and names that are hidden from the model, so unknown placeholders are removed.
 */
const shownLine = (line: string, { facts, names }: FactsPack): string =>
  line.replace(/\{\{([^{}]*)\}\}/g, (_, id: string) =>
    id === 'COMPANY' ? names.company : (facts.find((fact) => fact.id === id)?.value ?? '…'),
  );

/** The evidence of a text as the reader sees it, each entry once. */
function sourcesOf(ids: readonly string[], task: CounselTask, { figures }: OwnFigures): string[] {
  const words = new Map<string, OwnerWords>(task.ownerWords.map((each) => [each.id, each]));
  const lines = ids.flatMap((id): string[] => {
    const own = figures.get(id);
    if (own !== undefined)
      return /^Z/.test(id) ? [`${own.fact.label}: ${own.source}`] : [own.source];
    const answer = words.get(id);
    if (answer !== undefined) return [`Your answer to “${answer.question}”`];
    const fact = task.facts.find((each) => each.id === id);
    if (fact === undefined) return [];
    return [fact.value === '' ? plainLabel(fact) : `${plainLabel(fact)}: ${fact.value}`];
  });
  return [...new Set(lines)];
}

/** What is left after a fair pay, in money and in % of revenue. */
const afterPay = [moneyFieldId('restated', 'left'), moneyFieldId('restated', 'leftMargin')];

/**
 * The figures of page one. Where they take off an assumed pay and none of them states that pay, a
 * sentence behind the first one does, because nobody could work the figure out again without it.
 */
function numbersOf(
  { facts }: FactsPack,
  words: CounselWords,
  text: (claim: CounselClaim) => CounselText,
): CounselText[] {
  const numbers = words.numbers.map(text);
  const payId = moneyFieldId('restated', 'assumedPay');
  const pay = facts.find(({ id }) => id === payId)?.value;
  if (pay === undefined || numbers.some(({ text: told }) => told.includes(pay))) return numbers;
  const isAfterPay = ({ text: told }: CounselClaim): boolean =>
    placeholdersOf(told)
      .flatMap((id) => madeOf(id, words.sums))
      .some((id) => afterPay.includes(id));
  const first = words.numbers.findIndex(isAfterPay);
  return numbers.map((number, index) =>
    index === first
      ? { ...number, text: `${number.text} This takes off an assumed pay of ${pay} a year.` }
      : number,
  );
}

/**
 * A counsel with its figures and names filled in. Its first steps come before the others, so that
 * they are steps 1 to 3; the first steps and the others are each in the order of their dates.
 * Throws on a placeholder that nothing fills.
 *
 * @param words that passed their checks
 */
export function filledCounsel(words: CounselWords, task: CounselTask, pack: FactsPack): Counsel {
  const own = ownFigures(words, task);
  const whole: FactsPack = {
    ...pack,
    facts: [...pack.facts, ...[...own.figures.values()].map(({ fact }) => fact)],
  };
  const sources = (ids: readonly string[]): string[] =>
    sourcesOf([...new Set(ids)], task, own).map((line) => shownLine(line, whole));
  const text = ({ text: told, evidence }: CounselClaim): CounselText => ({
    text: filled(told, whole),
    evidence: sources([...placeholdersOf(told), ...evidence]),
  });
  const perArea = (list: (typeof areaLists)[number]) =>
    Object.fromEntries(
      areas.flatMap((area) => {
        const told = words[list][area];
        return told === null ? [] : [[area, text(told)] as const];
      }),
    );
  const ownSteps = words.steps.filter(({ stepId }) => stepId === 'own');
  const step = (worded: WordedStep): Counsel['steps'][number] => {
    const { stepId, area, title, isFirst, by, weeks, hours, why, actions, evidence, measure } =
      worded;
    const planned = task.steps.find(({ id }) => id === stepId);
    const chosen = dayOf(by, task, own);
    return {
      stepId: planned?.id ?? `own-${ownSteps.indexOf(worded) + 1}`,
      area,
      weeks: Math.max(1, Math.round(weeks)),
      hours: Math.max(1, Math.round(hours)),
      title: filled(title, whole),
      ...(isFirst && { isFirst }),
      by: chosen ?? planned?.by ?? task.until,
      ...(why !== '' && { why: filled(why, whole) }),
      actions: actions.map((action) => filled(action, whole)),
      evidence: sources([...actions.flatMap(placeholdersOf), ...evidence]),
      measure: filled(measure, whole),
    };
  };
  const isSaid = new Set(counselPassages(words).flatMap(({ text: told }) => placeholdersOf(told)));
  const { order, readiness, notNow } = words;
  return {
    lead: text(words.lead),
    numbers: numbersOf(whole, words, text),
    ...(order !== null && { order: text(order) }),
    areas: perArea('areas'),
    effects: perArea('effects'),
    ...(readiness !== null && { readiness: text(readiness) }),
    ...(notNow !== null && {
      notNow: { what: filled(notNow.what, whole), why: text(notNow.why) },
    }),
    strengths: words.strengths.map(text),
    weaknesses: words.weaknesses.map(text),
    heart: text(words.heart),
    steps: words.steps
      .map(step)
      .sort(
        (one, other) =>
          Number(other.isFirst === true) - Number(one.isFirst === true) ||
          one.by.localeCompare(other.by),
      ),
    turns: words.turns.map(text),
    open: words.open.map(text),
    figures: words.sums
      .filter(({ id }) => isSaid.has(id))
      .flatMap(({ id, label }) => {
        const figure = own.figures.get(id);
        return figure === undefined
          ? []
          : [
              {
                label: filled(label, whole),
                value: figure.fact.value,
                formula: shownLine(figure.source, whole),
              },
            ];
      }),
  };
}
