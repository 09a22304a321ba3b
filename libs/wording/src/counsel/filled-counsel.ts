import { areas, type Counsel, type CounselText } from '@ellac/contracts';
import { filled } from '../words/fill.js';
import type { FactsPack, OwnerWords } from '../facts/fact.js';
import { placeholdersOf } from '../words/placeholders.js';
import type { CounselTask } from './counsel-task.js';
import {
  type CounselClaim,
  counselPassages,
  type CounselWords,
  type WordedStep,
} from './counsel-words.js';
import { dayOf, ownFigures, type OwnFigures, plainLabel } from './own-figures.js';

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

/**
 * A counsel with its figures and names filled in, its steps in the order of their dates.
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
  const text = ({ text: told, evidence }: CounselClaim): CounselText => ({
    text: filled(told, whole),
    evidence: sourcesOf([...new Set([...placeholdersOf(told), ...evidence])], task, own).map(
      (line) => shownLine(line, whole),
    ),
  });
  const ownSteps = words.steps.filter(({ stepId }) => stepId === 'own');
  const step = (worded: WordedStep): Counsel['steps'][number] => {
    const { stepId, area, title, isFirst, by, weeks, how, measure } = worded;
    const planned = task.steps.find(({ id }) => id === stepId);
    const chosen = dayOf(by, task, own);
    return {
      stepId: planned?.id ?? `own-${ownSteps.indexOf(worded) + 1}`,
      area,
      weeks: Math.max(1, Math.round(weeks)),
      title: filled(title, whole),
      ...(isFirst && { isFirst }),
      by: chosen ?? planned?.by ?? task.until,
      ...(chosen === undefined && planned?.isFirstResult === true && { isFirstResult: true }),
      how: text(how),
      measure: filled(measure, whole),
    };
  };
  const isSaid = new Set(counselPassages(words).flatMap(({ text: told }) => placeholdersOf(told)));
  const { order, notNow } = words;
  const areaTexts = areas.flatMap((area) => {
    const told = words.areas[area];
    return told === null ? [] : [[area, text(told)] as const];
  });
  return {
    lead: text(words.lead),
    numbers: words.numbers.map(text),
    ...(order !== null && { order: text(order) }),
    areas: Object.fromEntries(areaTexts),
    ...(notNow !== null && {
      notNow: { what: filled(notNow.what, whole), why: text(notNow.why) },
    }),
    strengths: words.strengths.map(text),
    weaknesses: words.weaknesses.map(text),
    heart: text(words.heart),
    steps: words.steps.map(step).sort((one, other) => one.by.localeCompare(other.by)),
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
