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
  /** A word of the instructions that means nothing and stands nowhere else. */
  readonly canary: string;
  /** The system message. */
  readonly instructions: string;
}

export interface Checked {
  /**
   * What may stand in a report as it is; null where nothing may. With a repair still to come this
   * is what is left if the repair does no better.
   */
  readonly words: PartWords | null;
  /** The whole answer, which the places of the faults count in; null where it cannot be read. */
  readonly answered: PartWords | null;
  /** All that does not hold, for the record. */
  readonly faults: readonly Fault[];
  /** Those of them that are worth one request more; none: `words` are good as they are. */
  readonly repair: readonly Fault[];
}

/** V1 to V8, V10 and V11 over one answer of the language model. Never throws. */
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

/** With more than this share of its items faulty, the rest of a part is not trusted either. */
const maxFaulty = 1 / 3;

/**
 * The words without the items that these faults name; a paragraph that is left with fewer claims
 * than it should have goes as a whole. Null, so that the part takes the rules' text, where an item
 * shows that somebody else has led the pen (V6) or more than a third of them is faulty.
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
