import type { Kind } from './kind.js';

const asking = String.raw`(?:[Bb]ank|[Ll]andlord|[Tt]eam|[Ss]taff|[Tt]echs|[Ff]oreman|[Mm]anager|[Ss]on|[Dd]aughter|[Bb]rother|[Ss]ister|[Ww]ife|[Hh]usband|[Pp]artner|[Cc]o-op|[Hh]ospital|[Cc]ouncil|[Gg]roup|[A-Z][a-z]+)`;

/** Somebody has asked the owner for something and has no answer yet. */
export const openQuestion: Kind = {
  kind: 'open-question',
  patterns: [
    /\b(?:wants?|waits? for|waiting for|expects?|needs?|owe (?:him|her|them)) (?:an|my|our|the) (?:answer|decision|reply)\b/iu,
    /\b(?:I|we|I've|we've) (?:have |still )?(?:have )?(?:not|never|n't) (?:yet |really |ever )?(?:answered|replied|responded|got back|gone back|decided whether|said yes or no|said yes|given (?:him|her|them|it) (?:an? )?(?:answer|reply|date)|rung (?:him|her|them)|called (?:him|her|them) back)\b/iu,
    /\b(?:haven't|hasn't) (?:yet )?(?:answered|replied|got back|given (?:him|her|them) an answer|decided)\b/iu,
    /\b(?:has |have )?asked (?:us |me )?(?:twice|three times|again|several times|politely|more than once)\b/iu,
    new RegExp(
      String.raw`\b${asking} (?:keeps?|has been|have been|is|are) (?:on )?(?:asking|waiting)\b`,
      'u',
    ),
    /\bnever (?:really )?(?:discussed|talked about|spoken about) (?:what|whether|if|how)\b[^.;]{0,10}\b(?:[A-Z]\w+|he|she|my (?:son|daughter|brother|sister|manager|partner))\b/u,
    /\b(?:putting|put) off (?:the|that|this|my|an|our) (?:answer|decision|talk|conversation|call)\b/iu,
    /\b(?:avoid(?:ed|ing)?|dodg(?:e|ed|ing)) (?:the|that|this) (?:answer|decision|talk|conversation|question)\b/iu,
    /\bdo(?:n't| not) know what to (?:tell|say to|answer) (?:him|her|them|[A-Z]\w+)\b/u,
  ],
  not: [
    /\b(?:[Cc]ustomers|[Cc]lients|[Gg]uests|[Pp]eople|[Pp]atients|[Mm]embers)\b[^.;]{0,20}\bwait/u,
    /\b(?:[Cc]ustomers|[Cc]lients|[Gg]uests|[Pp]eople|[Ee]verybody|[Pp]atients|[Mm]embers|[Pp]arents|[Tt]hey) (?:keep|have been|are) (?:on )?(?:asking|waiting)\b/u,
    /\bnot waiting for\b/iu,
    /\b(?:tax|HMRC|IRS|ATO|SARS)\b/u,
    /\b(?:answered|replied) (?:late|quickly|within)\b/iu,
  ],
};
