import type { SituationId, TextFactKind } from '@ellac/contracts';
import type { MoneyId } from '@ellac/diagnosis/parts';

/** A money fact as every part sees it; only its own part may state it. */
export interface MoneyTold {
  /** `A02`; its values are the facts `A02.amount` and so on. */
  readonly id: string;
  readonly about: MoneyId;
  readonly text: string;
  /** How it is worked out, in words. */
  readonly formula: string;
  readonly caveat?: string;
}

/** What the owner's own words say; the sentence itself stands among the answers. */
export interface TextFactTold {
  /** `T03`; its values are the facts `T03.date` and so on. */
  readonly id: string;
  readonly kind: TextFactKind;
  /** The id of the answer it stands in; absent where the owner ticked it. */
  readonly answer?: string;
}

/** The business as every part of the report sees it, without names. */
export interface Picture {
  readonly situation: {
    readonly id: SituationId;
    readonly variant?: string;
    /** As they stand in the report. */
    readonly sentences: readonly string[];
  };
  /** Those who buy, in the plural. */
  readonly customers: string;
  readonly hasPartners: boolean;
  /** What to begin with, in this order, each with the placeholder of its date. */
  readonly firstSteps: readonly { readonly step: string; readonly by: string }[];
  /** Each with what follows from it. */
  readonly redFlags: readonly string[];
  /** Two answers each that can hardly both be right. */
  readonly contradictions: readonly string[];
  readonly money: readonly MoneyTold[];
  readonly textFacts: readonly TextFactTold[];
}
