import type { Area } from '@ellac/contracts';

export interface AreaScore {
  readonly area: Area;
  /** Out of 10: `3.3`. */
  readonly score: string;
}

/**
 * The figures and phrases that the two sentences of a situation may use, each in the form it has
 * inside a sentence; absent where it is not known.
 */
export interface SituationFigures {
  readonly company: string;
  /** A year's profit, or the loss without its sign: `€92,000`. */
  readonly profit?: string;
  readonly isLoss: boolean;
  /** The net margin in %, as a bare number: `3.4`. */
  readonly netMargin?: string;
  /** What one per cent of price is worth a year, and how much of the profit that is. */
  readonly price?: { readonly amount: string; readonly share?: string };
  /** When the owner or a partner wants to leave: `August 2028`. */
  readonly exit?: { readonly when: string; readonly months: number };
  /** The partner who leaves, where it is not the one who answers. */
  readonly leavingPartner?: string;
  /** What a successor or a buyer lacks most. */
  readonly successorLacks: readonly [string, string];
  readonly clients?: {
    /** Whether the business would make a loss without them. */
    readonly isLossWithout?: boolean;
    readonly who: 'one client' | 'three clients';
    /** `38%` */
    readonly share: string;
    readonly amount?: string;
    /** `in June 2027` */
    readonly decided?: string;
    /** `1.1 years of profit` */
    readonly years?: string;
  };
  /** Revenue that has to be won again each year, and what five points of retention are worth. */
  readonly leak?: { readonly again: string; readonly fivePoints: string };
  /** The person for whom work has to wait; absent where it is the owner. */
  readonly person?: {
    readonly name: string;
    readonly leaves?: string;
    /** What nobody else can do: `price a slate roof`. */
    readonly only?: string;
  };
  /** What depends on that person or on the owner: `90% of sales`, `every price`; at least one. */
  readonly carried: readonly string[];
  /** How long the owner can be away: `three days`, `not a single day`. */
  readonly absence?: string;
  readonly growth?: {
    readonly extra?: string;
    /** `five functions that run without you` */
    readonly carriers: readonly [string, string];
    readonly short: 'people' | 'cash';
  };
  /** The areas with the most and the fewest points; absent where all three are close together. */
  readonly apart?: { readonly strongest: AreaScore; readonly weakest: AreaScore };
  /** Where all three areas are strong, or all three weak; absent otherwise. */
  readonly allAre?: 'strong' | 'weak';
  /**
   * An answer that costs many points, in the weakest area where one stands out, as a clause: `no
   * function runs without you`; absent where no answer costs any.
   */
  readonly costliest?: string;
  /** How many of the sixteen parts of the form still hold their initial values. */
  readonly untouched: number;
}
