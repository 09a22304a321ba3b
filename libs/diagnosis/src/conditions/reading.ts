import type { Alias, Answers } from '../model/answers.js';

/** A value that is worked out from answers, and the answers that it reads. */
export interface Reading<Value> {
  readonly reads: readonly Alias[];
  readonly of: (answers: Answers) => Value;
}
