import type { AnswerPath, Area, Priority, Readiness, ScoredItem, Scores } from '@ellac/contracts';
import type { ConsistencyRuleId, GapRuleId, RuleId, StrengthRuleId } from './rules/ids.js';
import type { SourceKey } from './sources.js';

/** A rule that holds for these answers, its texts filled with the business's own figures. */
export interface Fired<Id extends RuleId, Place> {
  /** For example `S-01`; the letter names the group: S, L, M, C (consistency) or P (strength). */
  readonly id: Id;
  readonly area: Place;
  /** When the rule speaks, in words with its thresholds; undefined for C rules. */
  readonly condition: string | undefined;
  /** Those of its thresholds that a source names. */
  readonly published: readonly string[];
  readonly finding: string;
  readonly action: string;
  readonly expectedOutcome: string;
  readonly priority: Priority;
  /** First result after the first number, finished after the second: `30-60 days`, `3-12 months`. */
  readonly timeline: string;
  /** Who does it and how much of the owner's time it takes; our judgement. Empty for C rules. */
  readonly resources: readonly string[];
  /** The answers that the condition or a text reads. */
  readonly evidence: readonly AnswerPath[];
  /** Keys of the sources (sources.ts) that support the topic or the threshold. */
  readonly sources: readonly SourceKey[];
  /** Weight × missing points, summed over the inputs that are scored; sorts rules of one priority. */
  readonly urgency: number;
}

export type FiredGap = Fired<GapRuleId, Area>;
export type FiredStrength = Fired<StrengthRuleId, 'strength'>;
export type FiredRule = FiredGap | FiredStrength | Fired<ConsistencyRuleId, 'consistency'>;

/** A circumstance that weighs more than the scores when readiness is judged. */
export interface RedFlag {
  readonly id: 'absence' | 'owner-sales' | 'largest-clients' | 'loss' | 'no-statements';
  /** One sentence for the owner, with the figure. */
  readonly text: string;
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
  readonly readiness: Readiness;
  /** In the order of the model. */
  readonly fired: readonly FiredRule[];
  /** For the coach alone; null where all ratings are equal or completeness is below 90%. */
  readonly selfPerceptionGap: number | null;
}

/** The rules that point to a gap. */
export const gapsOf = ({ fired }: Pick<Diagnosis, 'fired'>): readonly FiredGap[] =>
  fired.filter((rule) => rule.area !== 'consistency' && rule.area !== 'strength');

/** The rules that point to a strength. */
export const strengthsOf = ({ fired }: Pick<Diagnosis, 'fired'>): readonly FiredStrength[] =>
  fired.filter((rule) => rule.area === 'strength');
