import type { Kind } from './kind.js';

/** Customers leave at a named time or for a named reason. */
export const whyLeave: Kind = {
  kind: 'why-leave',
  patterns: [
    /\b(?:customers?|clients?|members?|subscribers?|families) drop us\b(?! a )[^.;]{0,20}\b(?:as soon as|when|once|after|because)\b/iu,
    /\b(?:kids|children|people|students|learners|residents|diners)\b[^.;]{0,20}\bstop (?:coming|booking|ordering|buying)\b[^.;]{0,40}\b(?:after|because|when|once|before)\b/iu,
    /\b(?:lose|lost|losing)\b[^.;]{0,30}\b(?:kids|children|students|learners|families|guests|users)\b[^.;]{0,40}\b(?:within|after|because|when|once)\b/iu,
    /\bchurn (?:is|comes|happens)\b[^.;]{0,20}\b(?:after|within|in the first|because|when)\b/iu,
    /\b(?:students|pupils|members|customers|clients|subscribers|users|families|half of (?:the|our) \w+)\b[^.;]{0,25}\b(?:quit|leave|stop|cancel|drop out) (?:before|after|within|during|because|when|once)\b/iu,
    /\b(?:customers?|clients?|tenants?|members?|pupils?|guests?|families|users?)\b[^.;]{0,15}\b(?:go elsewhere|move (?:out|away|on)|give up|look elsewhere)\b[^.;]{0,30}\b(?:when|because|after|if|once)\b/iu,
    /\b(?:cancell?ations?|drop-?outs?|losses of (?:customers|clients)|churn)\b[^.;]{0,30}\b(?:come|comes|happen|happens|fall|within|after|in the first|because)\b/iu,
    /\b(?:subscribers|members|clients|customers|pupils|users|guests|families)\b[^.;]{0,20}\b(?:are|is) (?:gone|lost) (?:after|within|by)\b/iu,
    /\b(?:do|does|did) not (?:come back|return|renew|rebook|reorder)\b[^.;]{0,40}\b(?:after|because|when|once)\b/iu,
    /\b(?:customers?|clients?|members?|subscribers?|guests?|patients?|pupils?|families|users?|tenants?|parents)\b[^.;]{0,40}\b(?:leave|left|cancel|cancelled|quit|drop out|stop|switch)\b[^.;]{0,60}\b(?:within|after|in (?:the|their) first|before|because|when|as soon as|once)\b/iu,
    /\b(?:lose|lost|losing)\b[^.;]{0,30}\b(?:customers?|clients?|members?|subscribers?|pupils?)\b[^.;]{0,60}\b(?:within|after|in (?:the|their) first|because|when|once)\b/iu,
  ],
  not: [
    /\bleave (?:us )?(?:[\w-]+ )?(?:reviews?|feedback|tips?|comments?|notes?|happy)\b/iu,
    /\b(?:no|few) (?:customers?|clients?|members?)\b/iu,
    /\bnot (?:because|leave)\b/iu,
  ],
};
