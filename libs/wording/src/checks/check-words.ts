import type { PartTask } from '../tasks/part-task.js';
import type { PartWords } from '../words/part-words.js';
import { passagesOf } from '../words/passages.js';
import type { Completion } from './completion.js';
import { copyingFaults } from './prose/copying.check.js';
import { coverageOf } from './coverage.check.js';
import { directionFaults } from './direction/direction.check.js';
import { checkEvidence } from './evidence.check.js';
import type { Fault } from './fault.js';
import { figureFaults } from './figures/figures.check.js';
import { forbiddenFaults, isGrave } from './prose/forbidden.check.js';
import { formFaults, unusableFaults } from './form.check.js';
import { itemOf, withoutItems } from './items.js';
import { languageFaults } from './prose/language.check.js';
import { ruleFigureFaults } from './figures/rule-figures.check.js';
import { checkSchema } from './schema.check.js';
import { moneyFaults } from './figures/money.check.js';
import { subjectFaults } from './subject.check.js';
import { substanceFaults } from './prose/substance.check.js';

export interface CheckContext {
  /** The canary: a meaningless word that occurs only in the instructions. */
  readonly canary: string;
  /** The system message. */
  readonly instructions: string;
}

export interface Checked {
  /**
   * The texts that may be used in a report; null if none may. If a repair follows and is no better,
   * these are used.
   */
  readonly words: PartWords | null;
  /** The whole completion, to which the places of the faults refer; null if it cannot be parsed. */
  readonly answered: PartWords | null;
  /** All faults, for the record. */
  readonly faults: readonly Fault[];
  /** The faults that justify a repair request; if empty, `words` can be used as they are. */
  readonly repair: readonly Fault[];
}

/** V1 to V8, V10 and V11 on one completion of the language model. Never throws. */
export function checkWords(answer: Completion, task: PartTask, context: CheckContext): Checked {
  const schema = checkSchema(answer, task);
  if (schema.words === null) {
    return { words: null, answered: null, faults: schema.faults, repair: schema.faults };
  }
  const evidence = checkEvidence(schema.words, task);
  const answered = evidence.words;
  const passages = passagesOf(answered);
  const figures = [...figureFaults(passages, task), ...ruleFigureFaults(answered, task)];
  const substance = substanceFaults(answered, task);
  const direction = directionFaults(passages, task);
  const forbidden = forbiddenFaults(passages, task, context.canary);
  const copying = copyingFaults(passages, task, context.instructions);
  const language = languageFaults(passages);
  const unusable = unusableFaults(answered, task);
  const form = formFaults(answered, task);

  const wrong = [
    ...figures,
    ...direction,
    ...substance,
    ...forbidden,
    ...copying,
    ...language,
    ...unusable,
    ...subjectFaults(answered),
    ...moneyFaults(answered, task),
  ];
  const words = withoutFaulty(answered, [...evidence.faults, ...wrong], task);
  return {
    words,
    answered,
    faults: [
      ...evidence.faults,
      ...wrong,
      ...form,
      ...(words === null ? [] : coverageOf(words, task).faults),
    ],
    repair: [...(evidence.isRepairNeeded ? evidence.faults : []), ...wrong, ...form],
  };
}

/** The share of faulty items above which the whole part is discarded. */
const maxFaulty = 1 / 3;

/**
 * The words without the items that these faults name. A paragraph with too few claims left is
 * removed as a whole. Null, so that the part takes the rules' text, if an item shows signs of a
 * prompt injection (V6) or more than a third of the items are faulty.
 */
export function withoutFaulty(
  words: PartWords,
  faults: readonly Fault[],
  task: PartTask,
): PartWords | null {
  const items = new Set(passagesOf(words).map(({ place }) => itemOf(place)));
  const faulty = new Set(faults.map(({ place }) => itemOf(place)));
  const isTrusted = !faults.some(isGrave);
  if (!isTrusted || faulty.size > items.size * maxFaulty) return null;

  const kept = withoutItems(words, faulty);
  const sections = Object.entries(kept.sections).filter(([name, claims]) => {
    const least = task.sections.find((section) => section.name === name)?.claims[0] ?? 1;
    return claims.length >= least;
  });
  return { ...kept, sections: Object.fromEntries(sections) };
}
