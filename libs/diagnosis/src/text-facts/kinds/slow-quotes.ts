import type { Kind } from './kind.js';

const quote = String.raw`(?:quotes?|quotations?|offers?|estimates?|proposals?|tenders?|bids?|pricing|calculations?)`;

/** Customers wait for quotes, or the owner writes them alone beside everything else. */
export const slowQuotes: Kind = {
  kind: 'slow-quotes',
  patterns: [
    new RegExp(
      String.raw`\b(?:every|each|all) ${quote}\b[^.;]{0,20}\b(?:crosses|cross|passes|pass|lands?|waits?)\b[^.;]{0,10}\bmy desk\b`,
      'iu',
    ),
    new RegExp(
      String.raw`\b${quote}\b[^.;]{0,40}\b(?:takes?|need|wait|waits|waiting|lie|lies|sit|sits)\b[^.;]{0,25}\b(?:days|weeks?|months?|too long|forever|on my desk|for me)\b`,
      'iu',
    ),
    new RegExp(
      String.raw`\b(?:customers?|clients?|people|they|architects?) wait\b[^.;]{0,30}\b(?:for|to get) (?:a|an|the|their|our|my) ${quote}\b`,
      'iu',
    ),
    new RegExp(
      String.raw`\b(?:behind|late|slow) with (?:the |our |my )?${quote}\b|\b${quote}\b[^.;]{0,20}\b(?:go out|are sent|leave|are) (?:too |far too |much too )?late\b`,
      'iu',
    ),
    new RegExp(
      String.raw`\bI (?:still )?(?:write|do|make|price|prepare|calculate)\b[^.;]{0,20}\b${quote}\b[^.;]{0,40}\b(?:evenings?|nights?|weekends?|Sundays?|Saturdays?|myself|alone|after hours)\b`,
      'iu',
    ),
    new RegExp(
      String.raw`\b(?:los(?:e|es|ing|t)|miss(?:ed|ing)?)\b[^.;]{0,30}\b(?:jobs?|orders?|work|customers?|clients?)\b[^.;]{0,30}\bbecause\b[^.;]{0,40}\b${quote}\b`,
      'iu',
    ),
    new RegExp(
      String.raw`\b(?:backlog|pile|stack|heap) of (?:\w+ )?(?:unanswered )?(?:${quote}|enquiries|inquiries)\b`,
      'iu',
    ),
    /\b(?:enquiries|inquiries|requests)\b[^.;]{0,30}\b(?:wait|lie|sit|unanswered|not answered)\b[^.;]{0,25}\b(?:days|weeks?|months?|too long|on my desk|because)\b/iu,
  ],
  not: [
    /\b(?:suppliers?|subcontractors?|insurers?|bank|competitors?)\b[^.;]{0,30}\b(?:quotes?|offers?|estimates?)\b/iu,
    /\b(?:within|in) (?:a|one|two|24|48) (?:day|days|hours)\b/iu,
    /\b(?:job|special) offers?\b/iu,
  ],
};
