import type { Kind } from './kind.js';

/** The owners have not settled who decides, how one leaves or what a share is worth. */
export const partnersUnsettled: Kind = {
  kind: 'partners-unsettled',
  patterns: [
    /\bwhat (?:\w+'s|his|her|their|my|our|a|the) (?:part|share|half|stake) is worth,? (?:I have )?no idea\b/iu,
    /\b(?:nobody|no one|none of us) knows? what (?:\w+'s|his|her|a|the|each) (?:part|share|half|stake) is worth\b/iu,
    /\bwe (?:have )?(?:voted|met|discussed|talked)\b[^.;]{0,40}\bnothing (?:was|is|has been|got|gets) decided\b/iu,
    /\b(?:depends|it depends) (?:on )?which (?:partner|owner|brother|sister|one of us) you ask\b/iu,
    /\bwe (?:two|three|four) (?:decide|agree) (?:badly|never|on nothing)\b/iu,
    /\b[Nn]othing in writing\b[^.;]{0,40}\b(?:partner|share|owner|one of us)/iu,
    /\b(?:brother|sister|partner|cousin)s? wants? to (?:expand|grow|sell|invest|stop|hire|stay|open|borrow|move|retire|leave)\b[^.;]{0,30}\b(?:and|but) I (?:do not|want)\b/iu,
    /\b(?:never|not) been (?:written|put) (?:down|in writing|on paper)\b[^.;]{0,20}\b(?:who|what|how)\b/iu,
    /\b[Nn]othing (?:is|has been) (?:written|agreed|settled|decided)\b[^.;]{0,50}\b(?:partner|owner|one of us|shares?|brother|sister)\b/iu,
    /\b(?:brother|sister|partner|cousin|wife|husband) and I have (?:not|never) (?:agreed|settled|decided|talked)\b/iu,
    /\b(?:never|not) (?:wrote|written|put) (?:down|in writing|on paper)\b[^.;]{0,20}\b(?:who|what|how)\b/iu,
    /\b[Ww]hat happens (?:when|if) one of us\b/iu,
    /\b(?:my|our) (?:partner|brother|sister|cousin)s?(?: and I)? (?:disagree|argue|differ)\b/iu,
    /\b(?:not|never|un)(?: yet|been)? ?(?:settled|clear|decided|agreed|written|regulated)\b[^.;]{0,20}\b(?:what happens|who|how|which)\b[^.;]{0,35}\b(?:one of us|partners?|owners?|dies|leaves|goes|decides|shares?)\b/iu,
    /\b(?:owners|partners|brothers|sisters|siblings|shareholders|cousins|[Tt]he (?:two|three|four) of us|[Ww]e (?:two|three|four)(?: owners| partners)?)\b[^.;]{0,20}\b(?:have different|want different|do not (?:agree|see)|don't agree|pull in)\b/iu,
    /\bshares? (?:has|have) never been valued\b/iu,
    /\b(?:brother|sister|partner|cousin)(?: and I)? (?:and I )?(?:do not|don't|cannot|can't) agree\b/iu,
    /\b(?:not|never|no|nobody|without)\b[^.;]{0,40}\b(?:agreed?|agreement|settled|decided|written down|contract)\b[^.;]{0,60}\b(?:partners?|shares?|paid out|buy[- ]?out|valu\w+|leaves|succession|between us|among us)\b/iu,
    /\b(?:partners?|brothers?|sisters?|shareholders?)\b[^.;]{0,40}\b(?:disagree|argue|do not agree|cannot agree|want different)\b/iu,
    /\b(?:no|without a) (?:partnership|shareholders?'?) agreement\b/iu,
  ],
  not: [
    /\b(?:no|nothing)\b[^.;]{0,20}\b(?:to settle|open)\b/iu,
    /\b(?:clients?|customers?|suppliers?)\b/iu,
  ],
};
