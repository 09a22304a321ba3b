/** The properties of a trade. The rules read these, and never the trade itself. */
export interface PackFlags {
  /** Customers ask, get an offer and decide, so a list of open offers makes sense. */
  readonly pipeline: boolean;
  /** People who sell may be paid by what they sell. */
  readonly commission: boolean;
  /** People whose work is to sell are usual. */
  readonly salesTeam: boolean;
  /** Customers pay by invoice, after delivery. */
  readonly receivables: boolean;
  /** Customers come in and buy, without an offer and mostly without a name. */
  readonly walkIn: boolean;
  /** Each order is made for its customer, and that is no weakness. */
  readonly madeToMeasure: boolean;
  /** Insurers, the state or a scale of fees set the prices. */
  readonly pricesByOthers: boolean;
  /** Part of the year brings most of the work. */
  readonly seasonal: boolean;
  /** Customers pay before they use what they pay for. */
  readonly prepaid: boolean;
  /** The business works under a franchise or a licence that ends. */
  readonly licensed: boolean;
}

/** The words of a trade, as they stand inside a sentence. */
export interface PackNouns {
  /** Those who buy, in the plural. */
  readonly customer: string;
}

/** A trade: the words by which it is found, and what is different in it. */
export interface Pack {
  readonly id: string;
  /** Whole words, in lower case. */
  readonly keywords: readonly string[];
  /** Phrases in which one of the keywords means something else. */
  readonly mustNotMatch: readonly string[];
  readonly nouns: PackNouns;
  /** Those that differ from the default. */
  readonly flags: Partial<PackFlags>;
}

export const defaultFlags: PackFlags = {
  pipeline: true,
  commission: true,
  salesTeam: true,
  receivables: true,
  walkIn: false,
  madeToMeasure: false,
  pricesByOthers: false,
  seasonal: false,
  prepaid: false,
  licensed: false,
};

export const defaultNouns: PackNouns = { customer: 'customers' };
