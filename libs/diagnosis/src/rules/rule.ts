import type { Priority } from '@ellac/contracts';
import type { Alias, Answers } from '../answers.js';
import type { SourceKey } from '../sources.js';

/** Who does it besides the owner, and roughly how long it takes; judgement, not from a source. */
export interface Resources {
  /** The owner's own time: `3 hours a week`. */
  readonly owner: string;
  /** People of the company; not said to a company of one or two. */
  readonly staff?: string;
  readonly outside?: string;
}

/** A condition on the answers and what is said when it holds; texts may hold `{{placeholders}}`. */
export interface Rule {
  /** For example `S-01`. */
  readonly id: string;
  /** Every answer that the condition or a text reads; one of them not known keeps the rule silent. */
  readonly inputs: readonly Alias[];
  readonly when: (answers: Answers) => boolean;
  readonly finding: string;
  readonly action: string;
  readonly expectedOutcome: string;
  readonly priority: Priority;
  /** First result after the first number, finished after the second. */
  readonly timeline: string;
  /** Absent where the rule asks and gives no advice. */
  readonly resources?: Resources;
  /** They support the topic or the threshold; the wording and the action are our own. */
  readonly sources: readonly SourceKey[];
}

/** Two answers that do not fit together: a question in `action`, never blame, never in the report. */
export interface ConsistencyRule extends Omit<Rule, 'resources'> {
  readonly timeline: 'before submit' | 'coach call';
}
