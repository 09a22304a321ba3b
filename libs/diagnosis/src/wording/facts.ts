import type { AnswerPath, Area, Level, Priority, ReadinessBand } from '@ellac/contracts';
import type { RedFlag } from '../diagnosis.js';

/** A figure or an answer that a text may name, by its placeholder `{{id}}`. */
export interface Fact {
  /**
   * `E01…` an answer, `D01…` derived from answers, `S01`–`S04` a score, `F01…` a figure that a
   * rule's own text names. The same for the same answers.
   */
  readonly id: string;
  /** What it is: `Share of sales made by the owner`. */
  readonly label: string;
  /** As it stands in a sentence, with its unit: `4 of 5`, `33.3%`, `12 days`, `$1,850,000`, `5.4 out of 10`. */
  readonly value: string;
  /** The answers it comes from; none for a figure of a rule's text. */
  readonly paths: readonly AnswerPath[];
  /** Whether what it says is good news; absent where it is not scored. From 6.5 points good, up to 4 poor. */
  readonly standing?: 'good' | 'middling' | 'poor';
  /** On which side of the industry's orientation value it stands, where it is compared with one. */
  readonly side?: 'above' | 'below' | 'level';
}

/** A rule that holds, or an answer that the plan keeps, with its texts; figures are placeholders. */
export interface RuleFact {
  /** `S-01`, `P-03` or `ITEM:proc`. */
  readonly id: string;
  readonly area: Area;
  readonly priority: Priority;
  /** The ids of the facts that it reads. */
  readonly inputs: readonly string[];
  /** What was found; empty for an ITEM. */
  readonly finding: string;
  /** What it means for the business; empty for an ITEM. */
  readonly meaning: string;
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
  /** On one line, without unseen characters; names are {{OWNER}} and {{COMPANY}}. */
  readonly text: string;
  /** What `{{Q01}}` becomes: its first sentence in quotation marks; absent where none may be quoted. */
  readonly quote: string | undefined;
  /** Whether it reads like an instruction to a machine: then no model gets to see it. */
  readonly isSuspicious: boolean;
}

/** What the rules decided and no text may contradict. */
export interface Judgement {
  readonly band: ReadinessBand;
  readonly bandLabel: string;
  readonly levels: Readonly<Record<Area, Level>>;
  readonly redFlags: readonly RedFlag['id'][];
  /** 0–100 %. */
  readonly completeness: number;
  /** Sign of the planned growth and of the net margin; 0 also where it is not known. */
  readonly growth: -1 | 0 | 1;
  readonly profit: -1 | 0 | 1;
}

/** All that is known of one business, for whoever words its report. */
export interface FactsPack {
  readonly facts: readonly Fact[];
  /** Every rule of the plan and every strength, each once. */
  readonly rules: readonly RuleFact[];
  readonly ownerWords: readonly OwnerWords[];
  readonly judgement: Judgement;
  readonly names: Names;
  /** `a manufacturing company in Germany`-like words, without a figure or a name. */
  readonly kind: string;
}

/** What `{{OWNER}}` and `{{COMPANY}}` become. */
export interface Names {
  readonly owner: string;
  readonly company: string;
}
