import type { Kind } from './kind.js';

/** Prices that have stood for long because the owner did not raise them, or work that is given away. */
export const lowPrices: Kind = {
  kind: 'low-prices',
  patterns: [
    /\b(?:don't|do not|didn't|did not|never) dare\b[^.;]{0,30}\b(?:rais\w+|increas\w+|ask|charg\w+|put|prices?)\b/iu,
    /\b(?:afraid|scared|frightened|nervous|shy)\b[^.;]{0,20}\b(?:rais\w+|increas\w+|charg\w+|put\w* up|ask\w* (?:for )?more|price)\b/iu,
    /\b(?:we are|we're|I am|I'm|our prices are|we have always been|probably) (?:far |much |way |still )?(?:too cheap|underpriced|the cheapest)\b/iu,
    /\b(?:prices?|rates?|fees?|price list) (?:is|are|is still|are still) (?:still )?(?:from|those of|the same as in|as in) (?:19|20)\d\d\b/iu,
    /\b(?:we|I) (?:do not|don't|never|still don't) (?:charge|bill|invoice) (?:for|anything|them|it|enough)\b/iu,
    /\b(?:for free|free of charge|at no charge|without charging|for nothing)\b[^.;]{0,40}\b(?:should|could|though|but|because|hours?|every)\b/iu,
    /\b(?:we|I) (?:do|give|help|write|fill|draw|plan|come|drive|offer|throw in)\b[^.;]{0,60}\b(?:for free|for nothing|without charging|without a bill)\b/iu,
    /\bundercharg\w+\b/iu,
    /\bpric(?:e|es|ed)\b[^.;]{0,20}\bout of (?:my|the) (?:gut|head|feeling)\b|\bprice by (?:gut|feel|feeling)\b/iu,
  ],
  not: [
    /\b(?:competitors?|rivals?|they|others|supermarkets?|importers?|chains?)\b[^.;]{0,30}\b(?:too cheap|for free|don't charge|undercharg)/iu,
    /\b(?:first|trial|sample|quotes?|quotations?|estimates?|delivery|parking|shipping)\b[^.;]{0,30}\b(?:free|no charge)/iu,
    /\b(?:cannot|can't|not allowed to|fixed by|set by)\b/iu,
  ],
};
