import type { Kind } from './kind.js';
import { anyCase, possession } from './nouns.js';
import { recipientIn } from '../values/recipient.js';

/** An owner or a partner wants to sell, hand over, retire, or take or give a share. */
export const wishExit: Kind = {
  kind: 'wish-exit',
  patterns: [
    /\b(?:I|we) (?:want|plan|hope|intend|would like|aim|wish) to sell (?:in|by|within|before|at|next|some day)\b/iu,
    anyCase`\b(?:sons?|daughters?|children|nephew|niece|successor|manager|employees?) (?:will|should|is to|are to) (?:run|lead|own|continue|have) (?:it|the (?:\w+ )?${possession})\b`,
    /\b(?:find|want|need|look(?:ing)? for) (?:some(?:one|body)|a person|people) (?:who|that|to) (?:continues?|carr\w+ (?:it |the \w+ )?on|runs? it|takes? over|continue)\b/iu,
    /\b[Aa]t (?:6\d|70) I (?:would like|want|plan|hope|will) to (?:stop|finish|be free|retire)\b/iu,
    /\bI (?:will |want to |plan to )?step (?:back|aside|down)\b/iu,
    /\bcash(?:ing)? out\b/iu,
    anyCase`\b(?:give|transfer|leave|pass) (?:it|(?:the|my|our) (?:\w+ )?${possession}) to (?:my|our|the|a|one)\b`,
    /\b(?:somebody|someone) else (?:should|will|to|can|must) (?:own|have|run|lead|take)\b/iu,
    /\b(?:want|plan|intend|hope|prepar\w+|think(?:ing)? (?:of|about))\b[^.;]{0,25}\b(?:giving up|leaving|selling|handing over|quitting) (?:the|my|our|it|everything)?\b/iu,
    anyCase`\b(?:I|we|my|our)\b[^.;]{0,40}\b(?:be|get|am|are) out of (?:it|the ${possession})\b`,
    anyCase`\bpass(?:ing)? (?:it|(?:the|my|our) (?:\w+ )?${possession}) (?:on|to)\b`,
    anyCase`\b(?:look(?:ing)?|search(?:ing)?) for (?:a|an|some(?:one|body))[^.;]{0,20}\b(?:buyer|successor|to take (?:it|the ${possession}) over)\b`,
    /\bfind (?:a|the right) (?:buyer|successor)\b/iu,
    /\b(?:aim|goal|plan|target|hope|wish)s? (?:is|are) (?:for )?(?:a|an|the) (?:sale|exit|handover|succession|buy-?out)\b/iu,
    /\b(?:no|without an?) (?:successor|heir)\b/iu,
    /\b(?:none|neither) of (?:my|our) children\b/iu,
    /\bgo(?:ing)? into retirement\b/iu,
    anyCase`\b(?:sale|handover|succession) of (?:the|my|our) ${possession}\b`,
    anyCase`\bwind(?:ing)? (?:down|up) the ${possession}\b|\bclose (?:the|my) ${possession} (?:for good|when)`,
    anyCase`\b(?:sell(?:ing)?|have sold|sold)(?: up\b| out\b| or hand(?:ed)? (?:it )?over| (?:it|(?:the|my|our|this) (?:\w+ )?${possession})\b)`,
    anyCase`\bhand(?:ed|ing)? (?:it |(?:the|my|our) (?:\w+ )?${possession} )?over (?:by|before|to (?:my|our|a|the|one)|in|within|at)\b`,
    /\btak(?:e|es|ing) over (?:his|her|their|my \w+'s) (?:half|shares?|stake|part)\b/iu,
    /\b(?:are|be|is|get|been) (?:bought|acquired|taken over) by\b/iu,
    anyCase`\b(?:sons?|daughters?|children|nephew|niece|manager|team|employees?|staff|successor|partner)(?: and \w+)? (?:will |to |should |can |could |wants? to )?(?:takes?|taking) (?:it |us |(?:the|my) (?:\w+ )?${possession} )?over\b`,
    /\b(?:I|we|my (?:wife|husband|partner)(?: and I)?)\b(?:(?! not | never |n't )[^.;]){0,40}\bretir(?:e|ing|ement)\b/iu,
    /\b(?:I|he|she|we) (?:want|wants|plan|plans|hope|hopes|intend|intends|would like|need|needs|have|has) to (?:stop working|stop at|be out|get out|leave the (?:business|company|firm)|step (?:down|out)|give up the (?:business|company|firm|shop))\b/iu,
    /\bwant to be (?:an? )?(?:part-time )?(?:adviser|advisor|consultant|chair|mentor)\b/iu,
    /\bwant to be (?:[\w-]+ ){1,4}at (?:[5-7]\d)\b/iu,
  ],
  not: [
    /\bstep back from (?:the )?(?:daily|day-to-day|operations|sales|site|shop floor)\b/iu,
    /\btak\w+ over (?:more|tasks|work|some|many|all|part|new|responsib\w+|the (?:planning|orders|office|phone))\b/iu,
    /\b(?:client|customer|account|supplier|competitor|landlord)s?\b[^.;]{0,40}\b(?:bought|sold|taken over|acquired)\b/iu,
    /\b(?:not|never|no (?:plan|plans|wish|intention)|n't)\b[^.;]{0,30}\b(?:sell|sold|hand|retire|leave|stop|bought|taken over)/iu,
    /\b(?:clients?|customers?|they|owners) (?:who|that)? ?(?:want|sell|retire)/iu,
    /\bif (?:I|we) (?:ever|had to)\b/iu,
    /\bretirement (?:home|homes|plan|plans|savings|fund|village)/iu,
  ],
  values: ({ sentence }) => ({ to: recipientIn(sentence) }),
  isDated: true,
};
