import type { Kind } from './kind.js';

/** The owner wants no growth, no staff or less work. */
export const wishSmall: Kind = {
  kind: 'wish-small',
  patterns: [
    /\b(?:not|never)\b[^.;]{0,25}\b(?:get|getting|grow|become) (?:any |much |too )?(?:bigger|larger)\b/iu,
    /\bnot looking to (?:take on|hire|grow|expand|employ|get)\b/iu,
    /\b(?:would )?rather (?:turn|send|say no|refuse)\b[^.;]{0,30}\b(?:work|jobs|orders|customers|clients)\b/iu,
    /\bhappy as (?:we are|I am|it is|things are)\b/iu,
    /\b(?:do|does) not (?:aim|strive|look) for (?:growth|more|expansion)\b/iu,
    /\bprefer (?:a small|to stay|staying|working alone|being)\b/iu,
    /\b(?:stay|work|remain) (?:alone|on my own|by myself)\b/iu,
    /\bgetting (?:bigger|larger) is not\b/iu,
    /\bno (?:ambition|wish|desire|intention|plans?|need) to (?:grow|become|be|get|expand|hire|employ)\b/iu,
    /\b(?:want it|want this|would like it|like it) to stay (?:that way|like this|as it is|small)\b/iu,
    /\b(?:is|are) the right (?:size|number) (?:for|of)\b/iu,
    /\b(?:cut|go) (?:back|down) to (?:\w+ )?(?:\w+ )?(?:hours|days)\b/iu,
    /\b(?:grow(?:ing|th)?|expan(?:ding|sion)|getting bigger|more staff) (?:is|are) (?:not|no)\b/iu,
    /\bno (?:more|further) (?:growth|expansion|staff|hiring)\b/iu,
    /\b(?:happy|content|fine) (?:with|at) (?:the|our|this|my|its) (?:\w+ )?(?:size|number)\b/iu,
    /\b(?:keep|hold|leave) (?:the )?(?:team|staff|firm|business|company|shop|it) (?:at|to|as it is|this size)\b/iu,
    /\brather (?:earn|work|have|make|do)\b[^.;]{0,30}\b(?:less|fewer|smaller|shorter)\b/iu,
    /\b(?:not|no longer) (?:interested in|aiming for|looking for|chasing) (?:growth|expansion|more)\b/iu,
    /\bnot (?:getting|become|becoming|be) (?:any )?(?:bigger|larger)\b/iu,
    /\bwork (?:a (?:bit|little) )?less\b/iu,
    /\b(?:do not|don't|never|no longer|not) (?:want|wish|need|plan|intend)(?:ed|ing)?\b[^.;]{0,25}\b(?:employees|staff|to (?:grow|expand|hire|employ|get bigger)|growth|to be bigger|a second|another (?:branch|site|shop|location))/iu,
    /\bno (?:growth|expansion|employees) (?:is )?(?:wanted|needed|planned|intended|for me)\b/iu,
    /\b(?:stay|keep|remain)(?:ing)? (?:it |the (?:business|firm|practice|shop) )?(?:small|solo|this size|the same size|the size|as (?:it is|we are|I am))\b/iu,
    /\b(?:three|four|3|4)-day week\b/iu,
    /\bwork(?:ing)? (?:less|fewer (?:hours|days))\b/iu,
    /\b(?:is|are|am) big enough\b/iu,
  ],
  not: [
    /\b(?:not|never|cannot|can't|don't)\b[^.;]{0,20}\b(?:stay|remain|keep)\b/iu,
    /\b(?:staff|employees|team|clients?|customers?) (?:want|ask|wish|like|who|that)/iu,
    /\b(?:slower|faster) than\b/iu,
  ],
};
