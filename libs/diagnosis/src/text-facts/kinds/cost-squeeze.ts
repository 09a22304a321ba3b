import type { Kind } from './kind.js';

/** Costs rise faster than prices, or prices cannot be changed. */
export const costSqueeze: Kind = {
  kind: 'cost-squeeze',
  patterns: [
    /\b(?:costs?|wages?|rents?|energy|materials?)\b[^.;]{0,20}\b(?:goes|go|going) up\b[^.;]{0,40}\b(?:clients?|customers?) (?:do not|don't|will not|won't|refuse to|cannot) (?:want to )?(?:hear|accept|pay|take)\b/iu,
    /\bcannot charge (?:more|higher)\b/iu,
    /\b(?:costs?|wages?|rents?|energy|diesel|fuel|timber|steel|food|flour|butter|milk|feed|paper|materials?|ingredients?|insurance|freight)\b[^.;]{0,40}\b(?:through the roof|soared|sky-?rocketed|shot up|keeps? (?:going up|rising|climbing)|gone up|went up|(?:is|are) up)\b[^.;]{0,60}\b(?:but|while|yet|though|although|and (?:I|we))\b[^.;]{0,40}\b(?:cannot|can only|(?:not|only) (?:pay|put|pass|raise|accept|increase|charge|follow)|fixed|agreed|capped|the same|frozen)\b/iu,
    /\b(?:costs?|wages?|rents?|energy|fuel|materials?|insurance)\b[^.;]{0,25}\b(?:rose|went up|risen|gone up|increased|are up)\b[^.;]{0,60}\b(?:pays?|paid) (?:us )?(?:the same|as (?:much|little) as|no more|not more)\b/iu,
    /\bno (?:(?:price|escalation|index\w*|adjustment) clause|clause for (?:it|that|this|wages?|costs?|higher))\b/iu,
    /\b(?:prices?|costs?|wages?|rents?)\b[^.;]{0,30}\b(?:are up|up \d|rose|went up|increased)\b[^.;]{0,40}\b(?:cannot|can't|could not|not able to|unable to)\b[^.;]{0,15}\b(?:charge|raise|pass|increase|ask)\b/iu,
    /\b(?:have|has) not (?:raised|increased|put up) (?:our |the |my )?(?:prices|fees|rates)\b/iu,
    /\b(?:price list|prices|fees|rates) (?:is|are) (?:fixed|set) by\b/iu,
    /\b(?:wages?|costs?|rents?|energy|materials?|purchase prices)\b[^.;]{0,20}\b(?:rise|rises|rising|grow|grows|climb|increase)\b[^.;]{0,15}\b(?:faster|more|quicker) than\b/iu,
    /\b(?:costs?|wages?|rents?|energy|fuel|timber|steel|food|flour|paper|materials?|insurance|freight)\b[^.;]{0,25}\b(?:doubled|tripled|went up|gone up|rose|risen|increased)\b[^.;]{0,50}\b(?:customers?|clients?|quotes?|offers?|tariffs?|budgets?|contracts?)\b[^.;]{0,30}\b(?:refuse|binding|fixed|not|unchanged|same|accept|won't)/iu,
    /\b(?:prices?|tariffs?|fees?|rates?)\b[^.;]{0,30}\b(?:set by|dictated by|laid down by)\b[^.;]{0,60}\b(?:not|never|since|same|no)\b/iu,
    /\b(?:prices?|tariffs?|fees?|rates?) (?:have|has) not (?:moved|changed|risen|gone up) (?:since|for)\b/iu,
    /\beats? (?:up |into )?(?:our|my|the|all) (?:margin|profit)\b/iu,
    /\bmargins? (?:is|are|keeps?) (?:shrinking|melting|getting (?:smaller|thinner)|falling)\b/iu,
    /\b(?:wages?|costs?|rents?|energy|materials?|fuel|ingredients?|insurance|freight|feed|steel|timber|food)\b[^.;]{0,30}\b(?:rose|risen|went up|gone up|increased|up by|are up|is up|climbed|doubled)\b[^.;]{0,80}\b(?:prices?|fees?|rates?)\b[^.;]{0,30}\b(?:only|not|unchanged|fixed|same|frozen|by only|since)\b/iu,
    /\b(?:cannot|can't|could not|not allowed to|unable to) (?:pass|put|raise|increase)\b[^.;]{0,30}\b(?:on|prices?|fees?|rates?|costs?)\b/iu,
    /\b(?:prices?|fees?|rates?) (?:are|is|have been|stay) (?:fixed|frozen|unchanged|the same)\b[^.;]{0,40}\b(?:while|but|although|since|for|until)\b/iu,
    /\b(?:raised|put up) (?:our |the )?(?:prices|fees|rates) by only\b/iu,
    /\b(?:clause|surcharge|index(?:ation)?)\b[^.;]{0,30}\b(?:only|late|lags?|behind)\b/iu,
  ],
  not: [/\b(?:fell|falling|dropped|went down)\b/iu, /\bcosts? are under control\b/iu],
};
