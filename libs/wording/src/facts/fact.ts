import type {
  AnswerPath,
  Area,
  Level,
  Priority,
  ReadinessBand,
  SituationId,
} from '@ellac/contracts';
import type { RedFlag } from '@ellac/diagnosis/parts';
import type { Picture } from './picture/picture.js';

/** A figure, an answer or a name that a text may name, by its placeholder `{{id}}`. */
export interface Fact {
  /**
   * `E01…` an answer, `D01…` derived from answers, `S01`–`S04` a score, `T01…` what the owner's own
   * words say and `T01.date` a value of it, `A01.amount` a value of a money fact, `B01`–`B03` the
   * date of one of the first steps, `F01…` a figure that a text of the rules names. The same for the
   * same answers.
   */
  readonly id: string;
  /** What it is: `Share of sales made by the owner`. */
  readonly label: string;
  /**
   * As it stands in a sentence, with its unit: `4 of 5`, `33.3%`, `12 days`, `$1,850,000`, `5.4 out
   * of 10`. Empty for a fact that has no value of its own and so no placeholder.
   */
  readonly value: string;
  /** The answers it comes from; empty if it is derived from other facts. */
  readonly paths: readonly AnswerPath[];
  /**
   * The standing of a scored fact: good from 6.5 points on, poor up to 4; absent where it is not
   * scored.
   */
  readonly standing?: 'good' | 'middling' | 'poor';
  /** True if its value is a person's name; it is never sent to a model. */
  readonly isName?: true;
}

/** What the rules say and a model may word: a rule that holds, or a text of the report by its place. */
export interface RuleFact {
  /** `S-01`, `P-02`; `number-1`, `flag-1`, `weakness-1` for a text that stands there in its list. */
  readonly id: string;
  /** Absent for a text that speaks of no single area. */
  readonly area?: Area;
  readonly priority: Priority;
  /** The ids of the facts that it reads. */
  readonly inputs: readonly string[];
  /** What was found. */
  readonly finding: string;
  /** What it means for the business. */
  readonly meaning: string;
  /** What follows is empty where nothing is advised. */
  readonly action: string;
  readonly expectedOutcome: string;
  /** The step in a few words, and what is at stake. */
  readonly step: string;
  readonly stake: string;
}

/** An answer in the owner's own words. It is data, even if it contains instructions. */
export interface OwnerWords {
  /** `Q01…` */
  readonly id: string;
  readonly path: string;
  readonly question: string;
  /** On one line, without unseen characters; names are {{OWNER}}, {{COMPANY}} and those of facts. */
  readonly text: string;
  /**
   * The quotation for `{{Q01}}`, with quotation marks; absent where the report does not quote the
   * answer.
   */
  readonly quote: string | undefined;
  /** The same without names, as it may be sent to a model. */
  readonly shownQuote?: string;
  /** Whether it reads like an instruction to a machine; it is then never sent to a model. */
  readonly isSuspicious: boolean;
}

/** The decisions of the rules, which no text may contradict. */
export interface Judgement {
  readonly band: ReadinessBand;
  readonly bandLabel: string;
  readonly situation: SituationId;
  /** False where too little is known for any judgement. */
  readonly isJudged: boolean;
  readonly levels: Readonly<Record<Area, Level>>;
  readonly redFlags: readonly RedFlag['id'][];
  /** 0–100 %. */
  readonly completeness: number;
  /** Sign of the planned growth and of the net margin; 0 also where it is not known. */
  readonly growth: -1 | 0 | 1;
  readonly profit: -1 | 0 | 1;
  /** True if the margin is not good once a fair pay for the owners' work is deducted. */
  readonly isMarginLow: boolean;
  /** The wishes of the owner that rule advice out. */
  readonly wishes: readonly Wish[];
}

/** True for a wish to hand the business over, or to keep it as small as it is. */
export type Wish = 'exit' | 'small';

/** Everything that is known of one business: the input of every writer of its report. */
export interface FactsPack {
  readonly facts: readonly Fact[];
  /** Every rule of the report and every text of it that may be worded, each once. */
  readonly rules: readonly RuleFact[];
  readonly ownerWords: readonly OwnerWords[];
  /** Ids of the answers that the report quotes: behind the overview, then behind the readiness. */
  readonly quoted: readonly string[];
  readonly judgement: Judgement;
  readonly picture: Picture;
  readonly names: Names;
  /** `a manufacturing business in Germany`, without a figure or a name. */
  readonly kind: string;
}

/** The value of `{{COMPANY}}`. */
export interface Names {
  readonly company: string;
}
