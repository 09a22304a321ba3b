import type { Area, Industry, Priority } from '@ellac/contracts';
import type { Answers } from '../answers.js';
import type { Condition } from '../conditions/condition.js';
import type { BySize } from '../size.js';
import type { SourceKey } from '../sources.js';
import type { Phrase } from '../text/phrase.js';
import type { GapRuleId } from './ids.js';
import type { FittedWords, GapWords, StrengthWords } from './rule-words.js';

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
  /** A rule stays silent where an answer that its condition or a text reads is marked as not known. */
  readonly when: Condition;
  readonly finding: string;
  readonly action: string;
  readonly expectedOutcome: string;
  readonly priority: Priority;
  /** First result after the first number, finished after the second. */
  readonly timeline: string;
  /** They support the topic or the threshold; the wording and the action are our own. */
  readonly sources: readonly SourceKey[];
}

/** A rule that speaks in the owner's report. */
interface AdvisingRule<Words> extends Rule {
  /** The thresholds of the condition that one of the sources names; all others are our judgement. */
  readonly published?: readonly string[];
  readonly resources: Resources;
  readonly words: Words;
  /** Words and texts that suit this size better. */
  readonly bySize?: BySize<FittedWords<Words>>;
}

/** What a finding may speak of where a phrase with placeholders is not enough. */
export interface Told {
  readonly answers: Answers;
  /** The owner's first name, or `the owner`. */
  readonly owner: string;
  /** `nine people`; absent where the number was not given. */
  readonly people: string | undefined;
}

/** A rule that points to a gap, and advises how to close it. */
export interface GapRule extends AdvisingRule<GapWords> {
  /** The finding in a report without a language model, where zero and one ask for other words. */
  readonly plainFinding?: (told: Told) => string;
  /**
   * What the action comes down to in a line of business; stands behind the action. Where the rule
   * also speaks to a company of one or two, it does not name colleagues.
   */
  readonly inTrade?: Readonly<Partial<Record<Industry, Phrase>>>;
  /**
   * Steps that make this one easier, or possible at all; judgement. It depends on those of them
   * that are in the plan and do not start later.
   */
  readonly after?: readonly GapRuleId[];
}

/** A rule that points to a strength, and advises how to keep it. */
export interface StrengthRule extends AdvisingRule<StrengthWords> {
  /** The area that the strength belongs to. */
  readonly area: Area;
}

/** Two answers that do not fit together: a question in `action`, never blame, never in the report. */
export interface ConsistencyRule extends Rule {
  readonly priority: 'medium' | 'low';
  readonly timeline: 'before submit' | 'coach call';
}
