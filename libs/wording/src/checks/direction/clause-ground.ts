import type { Fact, RuleFact } from '../../facts/fact.js';
import type { Sayable } from '../../tasks/part-task.js';
import type { Passage } from '../../words/passages.js';

/** The facts and rules that a clause is checked against. */
export interface Ground {
  readonly passage: Passage;
  readonly judgement: Sayable['judgement'];
  /** All facts of the part. */
  readonly facts: readonly Fact[];
  /** The rules that the passage cites. */
  readonly rules: readonly RuleFact[];
  /**
   * The facts that the clause names, those that its sentence names, and those that the passage
   * cites.
   */
  readonly inClause: readonly Fact[];
  readonly inSentence: readonly Fact[];
  readonly evidence: readonly Fact[];
}
