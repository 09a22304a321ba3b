import { areas, type Counsel, type CounselText, type DeniedAnswer } from '@ellac/contracts';
import { daysBetween, folded } from '@ellac/diagnosis/parts';
import { filled as filledText } from '../words/fill.js';
import { spokenName } from '../facts/answers/hide-names.js';
import type { FactsPack, OwnerWords } from '../facts/fact.js';
import { moneyFieldId } from '../facts/figures/money-facts.js';
import { placeholdersOf } from '../words/placeholders.js';
import type { CounselTask } from './counsel-task.js';
import {
  type areaLists,
  type CounselClaim,
  counselPassages,
  type CounselWords,
  type WordedDenial,
  type WordedNotNow,
  type WordedStep,
} from './counsel-words.js';
import { dayOf, madeOf, ownFigures, type OwnFigures, plainLabel } from './own-figures.js';
import { withSpokenFigures } from './spoken-figures.js';

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

const daysOfWeek = 7;

/** What is left after a fair pay, in money and in % of revenue. */
const afterPay = [moneyFieldId('restated', 'left'), moneyFieldId('restated', 'leftMargin')];

/** The first sum in a sentence that no other sum in it is worked out from: what the sentence comes to. */
const resultOf = ({ text }: CounselClaim, sums: CounselWords['sums']): string | undefined => {
  const named = placeholdersOf(text).filter((id) => id.startsWith('Z'));
  return named.find((id) =>
    named.every((other) => other === id || !madeOf(other, sums).includes(id)),
  );
};

/**
 * The figures of page one. Where they take off an assumed pay and none of them states that pay, a
 * sentence behind the first one does, because nobody could work the figure out again without it.
 */
function numbersOf(
  { facts }: FactsPack,
  words: CounselWords,
  text: (claim: CounselClaim) => CounselText,
): NonNullable<Counsel['numbers']> {
  const numbers = words.numbers.map((claim) => {
    const figure = facts.find(({ id }) => id === resultOf(claim, words.sums))?.value;
    return { ...text(claim), ...(figure !== undefined && { figure }) };
  });
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
 * they are steps 1 to 3; else the steps keep the model's order, which its texts name.
 * Throws on a placeholder that nothing fills.
 *
 * @param words that passed their checks
 */
export function filledCounsel(words: CounselWords, task: CounselTask, pack: FactsPack): Counsel {
  const own = ownFigures(words, task);
  const whole: FactsPack = {
    ...pack,
    facts: [...pack.facts, ...[...own.figures.values()].map(({ fact }) => fact)],
    names: { company: spokenName(pack.names.company) },
  };
  const spoken = withSpokenFigures(words, task, own);
  // Models mix both kinds of quotation marks.
  const filled = (told: string): string =>
    filledText(spoken(told), whole).replace(/"([^"]*)"/g, '“$1”');
  const sources = (ids: readonly string[]): string[] =>
    sourcesOf([...new Set(ids)], task, own).map((line) => shownLine(line, whole));
  const text = ({ text: told, evidence }: CounselClaim): CounselText => ({
    text: filled(told),
    evidence: sources([...placeholdersOf(told), ...evidence]),
  });
  const perArea = (list: (typeof areaLists)[number]) =>
    Object.fromEntries(
      areas.flatMap((area) => {
        const told = words[list][area];
        return told === null ? [] : [[area, text(told)] as const];
      }),
    );
  /** The weeks from the first day that one of the actions names to the end of their step. */
  const weeksOf = (actions: readonly string[], end: string): number => {
    const days = actions
      .flatMap(placeholdersOf)
      .flatMap((id) => dayOf(id, task, own) ?? [])
      .filter((day) => day > task.submittedOn && day < end);
    return days.length === 0 ? 0 : Math.ceil(daysBetween(days.toSorted()[0]!, end) / daysOfWeek);
  };
  const ownSteps = words.steps.filter(({ stepId }) => stepId === 'own');
  const step = (worded: WordedStep): Counsel['steps'][number] => {
    const { stepId, area, title, isFirst, by, weeks, hours, why, actions, evidence, measure } =
      worded;
    const planned = task.steps.find(({ id }) => id === stepId);
    const end = dayOf(by, task, own) ?? planned?.by ?? task.until;
    return {
      stepId: planned?.id ?? `own-${ownSteps.indexOf(worded) + 1}`,
      area,
      weeks: Math.max(1, Math.round(weeks), weeksOf(actions, end)),
      hours: Math.max(1, Math.round(hours)),
      title: filled(title),
      ...(isFirst && { isFirst }),
      by: end,
      ...(why !== '' && { why: filled(why) }),
      actions: actions.map((action) => filled(action)),
      evidence: sources([...actions.flatMap(placeholdersOf), ...evidence]),
      measure: filled(measure),
    };
  };
  const leftAlone = ({ what, why }: WordedNotNow) => ({
    what: filled(what),
    why: text(why),
  });
  const denial = ({ answer, sentence, text: told }: WordedDenial): DeniedAnswer => {
    const [ticked] = sources([answer]);
    return {
      path: task.facts.find(({ id }) => id === answer)?.paths[0] ?? '',
      ...(ticked !== undefined && { ticked }),
      text: filled(told),
      evidence: [...sources([answer]), shownLine(`You write: “${folded(sentence)}”`, whole)],
    };
  };
  const isSaid = new Set(counselPassages(words).flatMap(({ text: told }) => placeholdersOf(told)));
  const { moment, order, readiness, notNow } = words;
  return {
    ...(moment === 'urgent' && { isUrgent: true }),
    lead: text(words.lead),
    numbers: numbersOf(whole, words, text),
    ...(order !== null && { order: text(order) }),
    areas: perArea('areas'),
    effects: perArea('effects'),
    ...(words.denied.length > 0 && { denied: words.denied.map(denial) }),
    ...(readiness !== null && { readiness: text(readiness) }),
    ...(notNow !== null && { notNow: leftAlone(notNow) }),
    ...(words.later.length > 0 && { later: words.later.map(leftAlone) }),
    strengths: words.strengths.map(text),
    weaknesses: words.weaknesses.map(text),
    heart: text(words.heart),
    steps: words.steps
      .map(step)
      .sort((one, other) => Number(other.isFirst === true) - Number(one.isFirst === true)),
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
                label: filled(label),
                value: figure.fact.value,
                formula: shownLine(figure.source, whole),
              },
            ];
      }),
  };
}
