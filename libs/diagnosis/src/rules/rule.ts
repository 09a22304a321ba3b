import type { Priority } from '@ellac/contracts';
import type { Condition } from '../conditions/condition.js';
import type { FactCondition } from '../conditions/facts/fact-condition.js';
import type { MoneyId } from '../money/money-fact.js';
import { variantOf } from '../text/variant.js';
import type { OwnerHours } from '../schedule/schedule.js';
import type { SourceKey } from '../model/sources.js';
import type { Voice } from '../voice/voice.js';

/** What the report says of a gap and of the step that closes it. Sentences end with a full stop, the others do not. */
export interface StepWords {
  /** What is so; a sentence. */
  readonly finding: string;
  /** What that means for the business; a sentence. */
  readonly meaning: string;
  /** What to do first, who does it and what comes next; two or three sentences. */
  readonly action: string;
  /** What is then reached; a sentence. */
  readonly outcome: string;
  /** What is lost if nothing is done; a sentence. */
  readonly stake: string;
  /** The action in at most ten words. */
  readonly step: string;
  /** How success is seen, in at most fourteen words. */
  readonly measure: string;
  /** The state that is reached, in at most ten words. */
  readonly milestone: string;
}

/** Who helps besides the owner, and roughly how long it takes; judgement, not from a source. */
export interface Help {
  /** People of the company; not said to a company of one or two. */
  readonly staff?: string;
  readonly outside?: string;
}

/**
 * A rule that points to a gap and advises how to close it. `Step` is the type of the ids of such
 * rules. It is derived from all files of rules, so that each file accepts any string; `model.ts`
 * makes the compiler check them.
 */
export interface AdvisingRule<Step extends string = string> {
  readonly needs: readonly Step[];
  /** The figure that says how much this is about. */
  readonly money?: MoneyId;
  /** The owner's own time; all partners' together. Judgement. */
  readonly ownerHours: OwnerHours;
  readonly help?: Help;
  /** They support the topic or a threshold; the wording and the action are our own. */
  readonly sources: readonly SourceKey[];
  readonly words: (voice: Voice) => StepWords;
}

/** A rule on the answers alone; the owner's words, the situation and the trade may silence it. */
export interface GapRule<Step extends string = string> extends AdvisingRule<Step> {
  /** The rule is skipped where an answer that its condition reads is marked as not known. */
  readonly when: Condition;
  readonly silentWhere?: FactCondition;
  /** A condition raises the priority: one on the answers to high, one on facts to critical. */
  readonly priority:
    | Priority
    | { readonly high: Condition; readonly else: Priority }
    | { readonly critical: FactCondition; readonly else: Priority };
  /** The thresholds of the condition that one of the sources names; all others are our judgement. */
  readonly published?: readonly string[];
  /** Never among the first five steps of a plan. */
  readonly isNeverAmongFirst?: true;
  /** The rule that it comes after in the model, where that is not the one before its id. */
  readonly follows?: Step;
}

/** The rules of one topic by their ids: `S` on business systems, `L` on leadership, `M` on the market. */
export type GapRules<Letter extends 'S' | 'L' | 'M'> = Readonly<
  Record<`${Letter}-${number}`, GapRule>
>;

/** A rule that the owner's own words, the situation or the money call for. */
export interface FactRule<Step extends string = string> extends AdvisingRule<Step> {
  readonly when: FactCondition;
  readonly priority: Priority | { readonly critical: FactCondition; readonly else: Priority };
}

/** What the report says of a strength. */
export interface StrengthWords {
  /** The strength as a noun phrase: `prices that follow the costs`. */
  readonly name: string;
  /** What is so; a sentence. */
  readonly finding: string;
  /** What the strength is good for; a sentence. */
  readonly worth: string;
}

/** A rule that points to a strength. */
export interface StrengthRule {
  readonly when: Condition;
  readonly silentWhere?: FactCondition;
  readonly published?: readonly string[];
  /**
   * What else has to support it: facts that are not far below the ratings of its area, or a margin
   * that remains this many times the good one of the trade after a fair pay. Judgement.
   */
  readonly supportedBy?: 'facts' | { readonly marginAfterPay: number };
  readonly sources: readonly SourceKey[];
  readonly words: (voice: Voice) => StrengthWords;
}

/** The strengths of one area by their ids. */
export type StrengthRules = Readonly<Record<`P-${number}`, StrengthRule>>;

/**
 * Two answers that do not fit together. `action` is a question without blame; texts hold
 * `{{placeholders}}`.
 */
export interface ConsistencyRule {
  readonly when: Condition;
  readonly finding: string;
  readonly action: string;
  readonly expectedOutcome: string;
  readonly priority: 'medium' | 'low';
  readonly timeline: 'before submit' | 'coach call';
  readonly sources: readonly SourceKey[];
}

const maxStepWords = 10;

/** The first wording of a step if it is within the length limit, else the second. */
export const shortest = (step: string, otherwise: string): string =>
  step.split(' ').length <= maxStepWords ? step : otherwise;

/** One of several wordings of the same thing, always the same one for the same business. */
export const pick = (voice: Voice, ...wordings: readonly [string, ...string[]]): string =>
  variantOf(voice, wordings);
