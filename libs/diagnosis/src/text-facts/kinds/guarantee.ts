import type { Kind } from './kind.js';

/** The owner answers for the debts of the business with private means. */
export const guarantee: Kind = {
  kind: 'guarantee',
  patterns: [
    /\bpersonal(?:ly)? (?:guarant\w+|suret\w+|liable|liability|on the hook)\b/iu,
    /\b(?:I|we|my (?:wife|husband|father|mother)) (?:have |has |had )?(?:signed|gave|given|stand|stands|stood|vouch\w*|guarantee\w*)\b[^.;]{0,40}\b(?:guarant\w+|suret\w+|for the (?:loan|lease|overdraft|credit|debts?|bank))\b/iu,
    /\b(?:my|our|the) (?:own |family |private )?(?:house|home|flat|farm|savings|pension)\b[^.;]{0,40}\b(?:as security|as collateral|stands? (?:behind|for)|secures?|is security|on the line|mortgaged|pledged|charge on)\b/iu,
    /\b(?:bank|lender|landlord|lessor)\b[^.;]{0,30}\b(?:has|holds?|took|wants?|demands?)\b[^.;]{0,20}\b(?:a charge on|my (?:house|home|savings|signature)|our (?:house|home)|a guarantee)\b/iu,
    /\b(?:security|collateral|guarantee) (?:for|on)\b[^.;]{0,40}\b(?:is|are) (?:my|our) (?:house|home|flat|savings|farm)\b/iu,
  ],
  not: [
    /\b(?:money[- ]back|product|five[- ]year|\d+[- ]year|lifetime|workmanship|satisfaction|quality) guarantees?\b/iu,
    /\bguarantees? (?:on|of) (?:our|the|all) (?:work|products?|repairs?|quality|parts)\b/iu,
    /\b(?:no|without an?|never (?:signed|gave) an?) (?:personal )?guarantees?\b/iu,
    /\bguaranteed (?:revenue|income|work|orders|hours)\b/iu,
  ],
};
