import type { Kind } from './kind.js';

/** People of the business do not decide by themselves: they call the owner or wait for a yes. */
export const callsOwner: Kind = {
  kind: 'calls-owner',
  patterns: [
    /\b(?:rings?|calls?|phones?|texts?|messages?) me\b[^.;]{0,40}\b(?:Sundays?|Saturdays?|weekends?|evenings?|nights?|holidays?|day off|all day|every (?:day|hour|time)|about (?:every|each|everything)|at home|when(?:ever)?|because|if)\b/u,
    /\bmy phone\b[^.;]{0,30}\b(?:rings|never stops|does not stop|goes all|buzzes)\b/iu,
    /\b(?:nobody|no one|none of them) (?:wants to|dares to|dares|will|would|likes to) (?:decide|take (?:a|the) decision|sign|say)\b/iu,
    /\b(?:every|each|any|all|Every|Each|Any|All) (?:[\w,-]+ ){0,4}(?:comes?|lands?|goes?|ends? up) (?:back )?(?:to|on|at|with) (?:me|my desk)\b/iu,
    /\b(?:they|people|staff|everybody|everyone|the team|my team) (?:still |always )?(?:asks?|come to) me (?:about |for |before |first|everything|every)/iu,
    /\b(?:cannot|can't|do not|don't|never|won't) (?:get|have|take) (?:a |one )?(?:day|week|evening|weekend|holiday)\b[^.;]{0,30}\bwithout (?:a call|calls|the phone|being called)\b/iu,
  ],
  not: [
    /\b(?:customers?|clients?|guests?|patients?|insurers?|adjusters?|suppliers?|bank)\b[^.;]{0,15}\b(?:rings?|calls?|phones?|asks?)\b/iu,
    /\b(?:never|no longer|hardly ever|not) (?:ring|rings|call|calls|phone)\b/iu,
  ],
};
