import type { Kind } from './kind.js';
import { anyCase, possession } from './nouns.js';

/** Somebody asked to buy the business or to take it over, or made an offer. */
export const buyer: Kind = {
  kind: 'buyer',
  patterns: [
    /\bask(?:s|ed|ing)? (?:us |me )?(?:if|whether) (?:we|I) (?:would|want to|might|could|will) (?:ever )?sell(?! (?:them|more|his|her|it to))/iu,
    /\bkeen to (?:buy (?:in|us|me out|the)|take over)\b/iu,
    /\b(?:about|in|of) (?:buying|acquiring|taking over) (?:us|me out|the (?:business|company|firm|practice)|my|our)\b/iu,
    /\b(?:fund|firm|equity|investors?|competitors?|group|chain|company|broker)\b[^.;]{0,20}\bwanting to (?:buy|acquire|invest)\b/iu,
    /\basked (?:me |us )?(?:if|whether) (?:they|he|she) (?:could|can|may|might) (?:buy|take)\b/iu,
    /\b(?:employees|staff|managers?|foremen|colleagues|competitors?|investors?) (?:want|would like|wish|hope) to (?:buy|take over|acquire)\b/iu,
    anyCase`\b(?:is|are) interested in (?:our|the|my) (?:${possession}|locations?|sites?|branches|stores)\b`,
    /\b(?:competitors?|supplier|customer|client|chain|group|fund|investors?|manager|employees?|team|neighbour|colleague|foreman|son|daughter)\b[^.;]{0,20}\b(?:has |have )?(?:offered|asked|wanted|proposed) to (?:buy|take over|acquire)\b/iu,
    /\b(?:manager|employee|foreman|team|leader|colleague|assistant)s?\b would (?:take over|buy)\b/iu,
    /\binterest from (?:a|an|two|several)\b[^.;]{0,40}\b(?:buy|acquire|take)/iu,
    anyCase`\bwants? to buy (?:me out|us|the ${possession}|my ${possession}|our ${possession})\b`,
    anyCase`\boffer (?:for|to buy) (?:the|my|our) ${possession}\b`,
    /\b(?:has |have )?made (?:us|me) an offer\b(?! for (?:the )?(?:goods|part|order))/iu,
    /\binterest(?:ed)? in (?:buying|taking over|acquiring)\b/iu,
    /\bwhether (?:we are for sale|(?:I|we) (?:would|will|want to|might) sell)\b/iu,
    /\bapproached (?:us|me) (?:about|with|to)\b[^.;]{0,25}\b(?:sale|buy|sell|merg\w+|offer)/iu,
    /\b(?:competitors?|chain|group|fund|investors?|manager|employees?|colleague|buyer|company|firm|staff|team|neighbour|instructor|technician|partner)\b[^.;]{0,50}\b(?:asked|offered|wants|would like|interested|approached|made (?:us|me) an offer)\b[^.;]{0,40}\b(?:buy|sell(?! (?:them|more|his|her))|sale|tak(?:e|ing) (?:it|us|me|the \w+) over|take over|acquir\w+|(?:the|my|our) (?:business|company|firm))\b/iu,
    /\b(?:offer|interest) (?:from|of) (?:a|an|two|one|our) [^.;]{0,40}\b(?:to buy|for the (?:business|company|firm))\b/iu,
  ],
  not: [
    /\b(?:we|I) (?:think|are thinking|am thinking|dream) (?:about|of) (?:buying|acquiring|taking over)\b/iu,
    /\bbuy (?:a|the|our) (?:product|machine|van|building|stock)/iu,
    /\boffer(?:ed)? (?:us )?(?:a bigger|more) (?:order|work)/iu,
    /\b(?:buy|take over) (?:a|our|more) (?:product|machine|van|spare)/iu,
    /\bnobody (?:has )?(?:asked|offered)/iu,
    /\bwe (?:want|would like) to (?:buy|acquire|take over)/iu,
  ],
};
