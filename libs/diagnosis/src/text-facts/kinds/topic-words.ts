import type { TextFactKind } from '@ellac/contracts';

/**
 * A sentence that states a fact of the kind has at least one of these words, in any form. They keep a
 * language model from taking any sentence for any fact. Our judgement; the tests hold them
 * against sentences of owners and against sentences that state no fact.
 */
export const topicWords: Readonly<Record<TextFactKind, RegExp>> = {
  'wish-exit':
    /\b(?:s[eo]ll\w*|sold|sale|exit\w*|hand(?:ed|ing|over|s)?|retir\w*|success\w*|heirs?|buyers?|buy\w*|bought|acqui\w+|tak(?:e|es|en|ing)|took|leave|leaving|stop\w*|quit\w*|pass(?:ed|ing)?|giv\w+|transfer\w*|step|clos\w+|wind\w*|merge\w*|merging|cash\w*|own(?:s|er|ers|ership)?|shares?|stake|out|over|sons?|daughters?|boys?|girls?|kids|children|nephew|niece|family|done|enough|someone|somebody|adviser|advisor|consultant|inherit\w*|generation)\b/iu,
  'wish-small':
    /\b(?:grow\w*|big\w*|small\w*|expan\w+|employ\w*|hir\w+|less|fewer|hours|weekends?|days|part[- ]time|enough|happy|content|size|slow\w*|stay\w*|more|alone|three-day|staff|team)\b/iu,
  event:
    /\b(?:clients?|customers?|accounts?|suppliers?|manufacturers?|landlords?|council|government|law|laws|rules?|regulat\w+|site|road|street|building|yard|store|chain|competitors?|tender|contracts?|ban(?:ned|s)?|import\w*|licen[cs]\w+|market|distributors?|franchis\w+|insurers?|hospital|school|platform|brand|wholesaler|factory|plant|mine|airport|concession|retailers?|supermarkets?|contractors?|homes|programme|program|funding|grants?|subsid\w+)\b/iu,
  'person-leaves':
    /\b(?:leav\w+|left|retir\w*|notice|resign\w*|quit\w*|go(?:es|ing|ne)?|mov\w+|stop\w*|pension|parental|maternity|last|depart\w*|job|join\w*|hang\w*|finish\w*|giv\w+|replac\w+|away|out|off|lose|losing|pack\w*|baby|hand(?:s|ed|ing)? in)\b/iu,
  'only-one':
    /\b(?:only|alone|nobody|no[- ]one|none|one|single|head|heads|without|everything|sole\w*|myself|except|but|depend\w*|nowhere|anyone|anybody|else|key|every|if|bottleneck|me|I check|know-how)\b/iu,
  'client-share':
    /(?:%|\b(?:per ?cent|half|thirds?|quarters?|fifths?|most|share|part|biggest|largest)\b)/iu,
  liquidity:
    /\b(?:cash\w*|credit|overdraft|overdrawn|bank\w*|loans?|pay\w*|paid|wages?|salar\w+|rent|tax\w*|vat|bills?|money|debts?|ow(?:e|es|ed|ing)|arrears|account|savings|insolven\w+|lender|borrow\w*|suppliers?|invoices?|hmrc|irs|ato|sars|reserves?|liquid\w*|deposit|drawings)\b/iu,
  'term-ends':
    /\b(?:end(?:s|ed|ing)?|expir\w*|run[s]?|ran|renew\w*|terminat\w*|up|out|over|until|till|after|before|lease\w*|contracts?|agreements?|licen[cs]\w*|permit\w*|concession|tenanc\w*|landlord|term|notice|extend\w*|extension|clos\w+|due)\b/iu,
  'health-age':
    /\b(?:ill\w*|sick\w*|health\w*|cancer|heart|stroke|back|knees?|hips?|shoulder|surgery|operation|operated|doctors?|hospital\w*|burn\w*|depress\w*|diagnos\w*|disease|tired|exhaust\w*|pain\w*|pregnan\w*|accident|age[ds]?|old\w*|years?|birthday|turn\w*|retir\w*|pension|\d{2}|fifty\S*|sixty\S*|seventy\S*|parkinson\S*|dementia|diabet\w*|tremor|eyes?|hearing|body|strength|chemo\w*|treatment)\b/iu,
  'cost-squeeze':
    /\b(?:cost\w*|pric\w*|expens\w*|margins?|wages?|rent|rates?|energy|electric\w*|gas|fuel|diesel|flour|steel|timber|materials?|ingredients?|suppliers?|inflation|charge\w*|fees?|insurance|tariffs?|dearer|salar\w+|squeez\w*|paid|pay\w*|index\w*)\b/iu,
  buyer:
    /\b(?:buy\w*|bought|offer\w*|approach\w*|tak(?:e|es|en|ing) (?:\S+ ){0,4}over|took over|acqui\w+|purchas\w*|interest\w*|s[eo]ll\w*|sold|sale|invest\w*|merge\w*|merging|bid|ask\w*|price|valu\w+)\b/iu,
  'payment-days': /\b(?:days?|weeks?|months?)\b/iu,
  'why-leave':
    /\b(?:leav\w+|left|cancel\w*|quit\w*|switch\w*|stop\w*|go(?:es|ing|ne)?|went|los[eto]\w*|lost|drop\w*|churn\w*|mov\w+|return\w*|come|renew\w*|drift\w*|walk\w*|turn\w*)\b/iu,
  'partners-unsettled':
    /\b(?:partners?\w*|brother\w*|sisters?|cousins?|co-?owners?|co-?founders?|founders?|shareholders?|owners?|wife|husband|both|agree\w*|half|fifty|shares|(?:of|between) us)\b/iu,
  'own-sum': /\d/u,
  'late-payer':
    /\b(?:pay\w*|paid|unpaid|invoices?|bills?|ow(?:e|es|ed|ing)|overdue|outstanding|money|debt\w*|terms)\b/iu,
  'open-question':
    /\b(?:ask\w*|answer\w*|repl\w+|wait\w*|decid\w*|decision|respond\w*|discuss\w*|talk\w*|spoke\w*|told|tell|conversation|call\w*|rung|question|reply)\b/iu,
  'low-prices':
    /\b(?:pric\w*|charg\w*|undercharg\w*|free|cheap\w*|rates?|fees?|bill\w*|invoic\w*|nothing|dare|rais\w*|ask|scared|afraid)\b/iu,
  'slow-quotes':
    /\b(?:quot\w*|offers?|estimat\w*|proposals?|tenders?|bids?|pricing|calculat\w*|enquir\w*|inquir\w*|requests?)\b/iu,
  'idle-thing':
    /\b(?:idle|standing|stands?|stood|unused|empty|parked|us(?:e|es|ed|ing)|dust|stock|need\w*|sit\w*|doing nothing|runs?)\b/iu,
  'calls-owner':
    /\b(?:ring\w*|call\w*|phon\w*|text\w*|ask\w*|decid\w*|decision\w*|desk|come|comes|lands?)\b/iu,
  deadline: /\b\p{L}/u,
  guarantee:
    /\b(?:guarant\w*|personally|suret\w*|liab\w*|security|collateral|charge|mortgag\w*|pledg\w*|house|home|savings|sign\w*|vouch\w*|hook|line)\b/iu,
};
