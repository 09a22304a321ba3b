import {
  areas,
  type Counsel,
  type CounselText,
  type DeniedAnswer,
  type LetterSection,
} from '@ellac/contracts';
import { folded } from '@ellac/diagnosis/parts';
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
  keyIn,
  type LetterParagraph,
  type WordedDenial,
  type WordedStep,
} from './counsel-words.js';
import { withNearDays } from './near-days.js';
import { quantityOf } from './quantity.js';
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

/** What is left after a fair pay, in money and in % of revenue. */
const afterPay = [moneyFieldId('restated', 'left'), moneyFieldId('restated', 'leftMargin')];

/**
 * What a sentence comes to: the figure with which it begins, else the first sum in it that no other
 * one is worked out from. An answer with which it begins is what it starts from where it has a sum,
 * and a count says too little alone.
 */
function resultOf(
  { text }: CounselClaim,
  sums: CounselWords['sums'],
  facts: FactsPack['facts'],
): FactsPack['facts'][number] | undefined {
  const factOf = (id: string | undefined) => facts.find((fact) => fact.id === id);
  const [, begins = ''] = /^\{\{(\w+(?:\.\w+)?)\}\}/.exec(text) ?? [];
  if (/^[AWZ]/.test(begins)) return factOf(begins);
  const named = placeholdersOf(text).filter((id) => id.startsWith('Z'));
  const sum = named.find((id) =>
    named.every((other) => other === id || !madeOf(other, sums).includes(id)),
  );
  if (sum !== undefined) return factOf(sum);
  const answer = factOf(begins);
  const quantity = answer && quantityOf(answer);
  const isTold = quantity !== undefined && 'unit' in quantity && quantity.unit !== 'count';
  return isTold ? answer : undefined;
}

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
    const figure = resultOf(claim, words.sums, facts)?.value;
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
 * The first steps, as steps 1 to 3, then the others, each by their days. In an emergency, what comes
 * first of all is not what is due first.
 */
function inReportsOrder(steps: Counsel['steps'], isUrgent: boolean): Counsel['steps'] {
  const byDay = steps.toSorted((one, other) => one.by.localeCompare(other.by));
  return [
    ...(isUrgent ? steps : byDay).filter(({ isFirst }) => isFirst === true),
    ...byDay.filter(({ isFirst }) => isFirst !== true),
  ];
}

/**
 * A counsel with its figures and names filled in. Throws on a placeholder that nothing fills.
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
  const filled = (told: string): string => filledText(spoken(told), whole);
  /** Two figures may come from one passage, which is named once. */
  const sources = (ids: readonly string[]): string[] => [
    ...new Set(sourcesOf([...new Set(ids)], task, own).map((line) => shownLine(line, whole))),
  ];
  const text = ({ text: told, evidence }: CounselClaim): CounselText => ({
    text: filled(told),
    evidence: sources([...placeholdersOf(told), ...evidence]),
  });
  const nearDays = withNearDays(task, own);
  const inLetter = (told: string): string => filled(nearDays(spoken(told)));
  const paragraph = ({
    text: told,
    points,
    heads,
    figures,
    evidence,
  }: LetterParagraph): LetterSection['paragraphs'][number] => {
    const cells = figures.flatMap(({ label, value, others }) => [label, value, ...others]);
    const named = [told, ...points, ...cells];
    return {
      text: inLetter(told),
      evidence: sources([...named.flatMap(placeholdersOf), ...evidence]),
      ...(points.length > 0 && { points: points.map(inLetter) }),
      ...(figures.length > 0 && {
        figures: figures.map(({ label, value, others }) => ({
          label: inLetter(label),
          value: inLetter(value),
          ...(others.length > 0 && { others: others.map(inLetter) }),
        })),
      }),
      ...(heads.length > 0 && { heads: heads.map(inLetter) }),
    };
  };
  const letter = words.letter.map((section): LetterSection => {
    const { title, paragraphs } = section;
    const keys = section.keys.flatMap((key) => keyIn(section, key) ?? []);
    return {
      title: inLetter(title),
      ...(keys.length > 0 && { keys: keys.map(inLetter) }),
      paragraphs: paragraphs.map(paragraph),
    };
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
    const { stepId, area, title, section, isFirst, by, weeks, hours, why, evidence, measure } =
      worded;
    const planned = task.steps.find(({ id }) => id === stepId);
    const end = dayOf(by, task, own) ?? planned?.by ?? task.until;
    return {
      stepId: planned?.id ?? `own-${ownSteps.indexOf(worded) + 1}`,
      area,
      weeks: Math.max(1, Math.round(weeks)),
      hours: Math.max(1, Math.round(hours)),
      title: filled(title),
      ...(isFirst && { isFirst }),
      by: end,
      ...(why !== '' && { why: filled(why) }),
      ...(section > 0 && { section }),
      evidence: sources(evidence),
      measure: filled(measure),
    };
  };
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
  const { moment, begin, conclusion, readiness, notNow } = words;
  const [opening] = letter.flatMap(({ paragraphs }) => paragraphs);
  const lead = text(words.lead);
  return {
    ...(moment === 'urgent' && { isUrgent: true }),
    lead,
    numbers: numbersOf(whole, words, text),
    areas: perArea('areas'),
    effects: perArea('effects'),
    ...(words.denied.length > 0 && { denied: words.denied.map(denial) }),
    ...(readiness !== null && { readiness: text(readiness) }),
    ...(notNow !== null && { notNow: { what: filled(notNow.what), why: text(notNow.why) } }),
    strengths: words.strengths.map(text),
    weaknesses: words.weaknesses.map(text),
    ...(conclusion !== null && { conclusion: text(conclusion) }),
    ...(begin !== null && { begin: { ...text(begin), text: inLetter(begin.text) } }),
    letter,
    // Pages of an earlier version know no letter.
    heart: opening === undefined ? lead : { text: opening.text, evidence: opening.evidence },
    steps: inReportsOrder(words.steps.map(step), moment === 'urgent'),
    turns: [],
    open: [],
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
