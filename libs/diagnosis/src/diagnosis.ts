import type { Area, Priority, Readiness, ScoredItem, Scores, TwoMarks } from '@ellac/contracts';
import type { MoneyFact } from './money/money-fact.js';
import type { TradeOfBusiness } from './packs/pack-of.js';
import type { Situation } from './situation/situation.js';
import type { TextFact } from './text-facts/text-fact.js';
import type { Contradiction } from './contradictions.js';
import type { StepWords, StrengthWords } from './rules/rule.js';
import type { StepRuleId, StrengthRuleId } from './rules/rule-ids.js';
import type { OwnerHours } from './schedule/schedule.js';
import type { Voice } from './voice/voice.js';
import type { SourceKey } from './model/sources.js';

/** The grounds of a rule that holds. */
interface Grounds {
  /** The condition of the rule in words, with its thresholds. */
  readonly condition: string;
  /** The thresholds of the condition that come from a source. */
  readonly published: readonly string[];
  /** The answers that the condition reads, including those that contain its text facts. */
  readonly evidence: readonly string[];
  /** Keys of the sources (sources.ts) that support the topic or the threshold. */
  readonly sources: readonly SourceKey[];
}

/** A rule that points to a gap and holds, with the words for this business. */
export interface FiredGap extends Grounds {
  /** For example `S-01`; R rules rest on the owner's own words, the situation or the money. */
  readonly id: StepRuleId;
  readonly area: Area;
  readonly priority: Priority;
  readonly words: StepWords;
  /** Who helps besides the owner. */
  readonly help: readonly string[];
  readonly ownerHours: OwnerHours;
  readonly needs: readonly StepRuleId[];
  /** The figure that says how much this is about; absent where it cannot be shown. */
  readonly money?: MoneyFact;
  readonly isByFact: boolean;
  readonly isNeverAmongFirst: boolean;
  /** Weight × missing points, summed over the inputs that are scored; sorts rules of one priority. */
  readonly urgency: number;
}

/** A rule that points to a strength and holds. */
export interface FiredStrength extends Grounds {
  readonly id: StrengthRuleId;
  readonly area: Area;
  readonly words: StrengthWords;
}

/** A circumstance that weighs more than the scores when readiness is judged. */
export interface RedFlag {
  readonly id:
    | 'absence'
    | 'client-event'
    | 'exit-unprepared'
    | 'growth-cash'
    | 'largest-clients'
    | 'liquidity'
    | 'loss'
    | 'no-function'
    | 'no-margin'
    | 'no-statements'
    | 'one-client'
    | 'owner-sales'
    | 'partner-terms'
    | 'person-leaves'
    | 'retention'
    | 'term-ends';
  /** One sentence for the owner, with the figure. */
  readonly text: string;
  /** What follows from it; a sentence. */
  readonly consequence: string;
  /** Whether the situation already contains it. */
  readonly isOfSituation: boolean;
}

/** Everything the rules say about one questionnaire; pure, and the same for the same answers. */
export interface Diagnosis {
  readonly rulesVersion: string;
  readonly scores: Scores;
  /** The three area scores by area, one decimal. */
  readonly areaScores: Readonly<Record<Area, number>>;
  /** All thirty scored items, in the order of the model. */
  readonly breakdown: readonly ScoredItem[];
  readonly redFlags: readonly RedFlag[];
  readonly situation: Situation;
  /** The next situation that also holds; absent if there is none. */
  readonly secondSituation?: Situation;
  readonly marks: Readonly<Record<Area, TwoMarks>>;
  readonly facts: readonly TextFact[];
  readonly money: readonly MoneyFact[];
  readonly trade: TradeOfBusiness;
  /** How many of the sixteen parts of the form still hold their initial values. */
  readonly untouched: number;
  readonly readiness: Readiness;
  /** How texts speak of this business. */
  readonly voice: Voice;
  /** In the order of the model, those on facts last. */
  readonly gaps: readonly FiredGap[];
  /** In the order of the model. */
  readonly strengths: readonly FiredStrength[];
  /** Pairs of answers that can hardly both be right, the largest difference first. */
  readonly contradictions: readonly Contradiction[];
  /** For the coach alone; null where too little is known. */
  readonly selfPerceptionGap: number | null;
}
