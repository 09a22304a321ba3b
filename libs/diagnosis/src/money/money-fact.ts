/** The lower and the upper end of an amount or a number; both are the same where it is known. */
export type Range = readonly [low: number, high: number];

/**
 * What each money fact says. Amounts are a year's, in the company's currency, as they are printed;
 * shares and margins are in %.
 */
export interface MoneyValues {
  /** Net profit, negative with a loss; then also the loss of a month, without its sign. */
  readonly profit: {
    readonly profit: number;
    readonly revenue: number;
    readonly lossPerMonth?: number;
  };
  /** What one per cent of price brings; the share of the profit where there is one. */
  readonly 'price-1': { readonly amount: number; readonly shareOfProfit?: number };
  /** Three ways out of a loss, each alone; amounts without a sign. */
  readonly 'break-even': {
    readonly loss: number;
    readonly lossPerMonth: number;
    /** Absent where others set the prices. */
    readonly priceRise?: number;
    readonly costCut: number;
    /** Absent where the gross margin is too low for volume to help. */
    readonly extraRevenue?: number;
  };
  readonly 'client-loss': {
    /** The client's share of revenue. */
    readonly share: number;
    /**
     * True if the share is only a minimum, derived from the three largest clients; then all figures
     * of this fact are minimums.
     */
    readonly atLeast: boolean;
    readonly revenue: number;
    /** Absent without a profit, or where it is too small to matter. */
    readonly yearsOfProfit?: number;
  };
  /** Other revenue that brings the client down to the limit. */
  readonly 'share-cap': { readonly share: number; readonly otherRevenue: number };
  readonly 'growth-extra': { readonly extraRevenue: number };
  readonly 'growth-cash': {
    readonly extraRevenue: number;
    readonly days: Range;
    /** Bound in invoices that are not paid yet. */
    readonly cash: Range;
    /** Absent without a profit. */
    readonly yearsOfProfit?: Range;
  };
  readonly 'owner-sales': { readonly amount: number };
  /** Profit after a fair pay for the owners' work, and after a fair rent where one is given. */
  readonly restated: {
    /** The pay we assume; absent where the owner gave it. */
    readonly assumedPay?: Range;
    /** What the owner gave; absent where that is left open. */
    readonly takenPay?: number;
    readonly fairPay?: number;
    readonly paidRent?: number;
    readonly fairRent?: number;
    readonly left: Range;
    readonly leftMargin: Range;
  };
  /** Profit for each person, negative with a loss. */
  readonly 'per-head': { readonly amount: number };
  readonly churn: {
    /** Revenue that customers who leave take with them. */
    readonly winAgain: number;
    /** What five points of retention are worth; absent where fewer are left to win. */
    readonly fivePoints?: number;
  };
  /** A sum that the owner names as a cost or a loss, and its share of a year's profit. */
  readonly 'own-sum': { readonly sum: number; readonly shareOfProfit: number };
  /** What one client owes beyond the agreed days at any time. */
  readonly 'late-cash': { readonly days: number; readonly cash: number };
}

export type MoneyId = keyof MoneyValues;

/** The money fact of one id. */
export interface MoneyFactOf<Id extends MoneyId> {
  readonly id: Id;
  readonly values: MoneyValues[Id];
  /** Paths of the answers and ids of the text facts that it is worked out from. */
  readonly inputs: readonly string[];
  /** One sentence for the owner. */
  readonly text: string;
  /** What stands below its figure, in place of `text`: `is what you sell yourself in a year`. */
  readonly caption?: string;
  /** How it is worked out, in words with its figures, and the condition under which it holds. */
  readonly formula: string;
  /** A sentence on what the figure leaves out, or on how it becomes exact. */
  readonly caveat?: string;
}

/** What the answers mean in money. */
export type MoneyFact = { readonly [Id in MoneyId]: MoneyFactOf<Id> }[MoneyId];
