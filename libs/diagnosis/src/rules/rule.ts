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
  /**
   * `when` in words for the owner, as exact: `at least` is >=, `at most` <=, `above` and `more than`
   * >, `below`, `less than` and `fewer than` <. Absent where the rule is for the coach alone.
   */
  readonly condition?: string;
  /** The thresholds of the condition that one of the sources names; all others are our judgement. */
  readonly published?: readonly string[];
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

/** A rule that speaks in the owner's report, where it has to say when it does. */
export interface AdvisingRule extends Rule {
  readonly condition: string;
  readonly resources: Resources;
}

/** Two answers that do not fit together: a question in `action`, never blame, never in the report. */
export interface ConsistencyRule extends Omit<Rule, 'condition' | 'published' | 'resources'> {
  readonly timeline: 'before submit' | 'coach call';
}
