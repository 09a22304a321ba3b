import type { Fact, RuleFact } from '../../facts/fact.js';
import type { Sayable } from '../../tasks/part-task.js';
import type { Passage } from '../../words/passages.js';

/** What a clause is held against. */
export interface Ground {
  readonly passage: Passage;
  readonly judgement: Sayable['judgement'];
  /** All facts of the part. */
  readonly facts: readonly Fact[];
  /** The rules that the passage is said to rest on. */
  readonly rules: readonly RuleFact[];
  /** The facts that the clause names, that its sentence names, and that it is said to rest on. */
  readonly inClause: readonly Fact[];
  readonly inSentence: readonly Fact[];
  readonly evidence: readonly Fact[];
}
