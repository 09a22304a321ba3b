import type {
  AnswerPath,
  Area,
  Level,
  Priority,
  ReadinessBand,
  SituationId,
} from '@ellac/contracts';
import type { RedFlag } from '@ellac/diagnosis/parts';
import type { Picture } from './picture.js';

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
  /** The answers it comes from; none where other facts carry it. */
  readonly paths: readonly AnswerPath[];
  /** Whether what it says is good news; absent where it is not scored. From 6.5 points good, up to 4 poor. */
  readonly standing?: 'good' | 'middling' | 'poor';
  /** Its value is the name of a person, which no model gets to see. */
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

/** An answer in the owner's own words: data, whatever it says. */
export interface OwnerWords {
  /** `Q01…` */
  readonly id: string;
  readonly path: string;
  readonly question: string;
  /** On one line, without unseen characters; names are {{OWNER}}, {{COMPANY}} and those of facts. */
  readonly text: string;
  /** What `{{Q01}}` becomes, in quotation marks; absent where the report does not quote it. */
  readonly quote: string | undefined;
  /** The same without names, as it may be shown to a model. */
  readonly shownQuote?: string;
  /** Whether it reads like an instruction to a machine: then no model gets to see it. */
  readonly isSuspicious: boolean;
}

/** What the rules decided and no text may contradict. */
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
  /** After a fair pay for the owners' work the margin is no good one. */
  readonly isMarginLow: boolean;
  /** Wishes of the owner that switch advice off. */
  readonly wishes: readonly Wish[];
}

/** To hand the business over, or to keep it as small as it is. */
export type Wish = 'exit' | 'small';

/** All that is known of one business: the input of every writer of its report. */
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

/** What `{{COMPANY}}` becomes. */
export interface Names {
  readonly company: string;
}
