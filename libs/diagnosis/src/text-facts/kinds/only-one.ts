import type { Kind } from './kind.js';
import { holderIn, personIn } from '../values/person-in.js';

/** One person alone can do or knows something. */
export const onlyOne: Kind = {
  kind: 'only-one',
  patterns: [
    /\b(?:[Nn]obody|[Nn]o one|[Nn]o-one) apart from (?:me|him|her|my)\b/u,
    /\b(?:[Ee]verything|[Ii]t all|[Tt]he (?:work|firm|business|shop|place)) (?:stops|stands still|waits) when I\b/u,
    /\b(?:[Ii]f|[Ww]hen) (?:I|he|she|[A-Z][a-z]+) (?:am|is|are|get|gets|fall|falls) (?:ill|sick|off|away|not there|on holiday)\b[^.;]{0,40}\b(?:(?:do|does|is|are|did|was|were)(?: not|n't|nt) (?:get |be )?(?:checked|done|sent|made|answered|running|run|work|happen|paid|ordered)|no \w+ (?:go|goes|get|gets|is|are|leave|leaves)|nothing (?:goes|happens|moves|gets)|nobody (?:can|knows|answers|does)|stops?|stands? still|waits?)\b/u,
    /\band (?:my|his|her) head\b/u,
    /\b(?:okayed|approved|checked|signed(?: off)?|priced|decided|quoted) by me\b/u,
    /\bonly (?:wants?|likes?|trusts?|deals?|speaks?|talks?) (?:to (?:deal|speak|talk) )?(?:to |with )?(?:me|him|her)\b/u,
    /\b(?:passwords|contacts|recipes|drawings|plans|codes|prices|knowledge|details) (?:and [\w-]+ )?(?:are|is)(?: all| only)? (?:with|in the hands of|known to) (?:me|him|her|one person|[A-Z]\w+)\b/u,
    /\b[Nn](?:obody|o one) else (?:is|may|has|was)\b/u,
    /\b(?:[Aa]ll|[Ee]very|[Mm]ost) (?:[\w-]+ ){1,3}(?:ends? up|stops?|comes?|falls?|rests?|stays?|remains?) (?:with|at|back to|on) me\b/u,
    /\bI (?:still )?(?:do|make|decide|answer|handle) (?:everything|all of it|every \w+|all (?:the )?\w+) (?:myself|alone)\b/u,
    /\b(?:[Ww]ithout|[Ii]f) (?:me|him|her|[A-Z]\w+)\b[^.;]{0,45}\b(?:nobody|no one|nothing|stands? still|stops?|cannot|can't)\b/u,
    /\b(?:know-?how|knowledge|[Ee]verything|experience|[Ii]t all) (?:sits|rests|lies|hangs|is|depends)(?: all)? (?:with|on|in the (?:head|hands) of) (?:me|my|one|[A-Z]\w+|the \w+er)\b/u,
    /\b(?:has|have|needs?|must)(?: to)? (?:go|pass|come) (?:past|through|over|across|via) (?:me\b|my\b)/u,
    /\b[Nn]o(?:body| one) (?:but|except|besides|other than)\b/u,
    /\bdepends? (?:entirely |completely |only |all )?on (?:me|him|her|[A-Z]\w+)\b(?! (?:Street|Road))/u,
    /\b(?:I am|I'm|he is|she is|[A-Z]\w+ is) the (?:only|one) (?:one|person|\w+er|\w+ist) ?(?:who|with|that|able|licensed|qualified|allowed)?/u,
    /\b[Oo]nly (?:I|he|she|my (?:wife|husband|brother|sister|father|mother|son|daughter)|one (?:person|of us|man|woman|employee)|[A-Z][a-z]+) (?:can|could|knows?|is able|has the|holds?|does|do)\b/u,
    /\b(?:[Nn]obody|[Nn]o one|[Nn]o-one) else\b[^.;]{0,40}\b(?:can|could|knows?|is able|who|does)\b/u,
    /\b(?:[Nn]obody|[Nn]o one|[Nn]o-one) (?:but me|except me|other than me)\b/u,
    /\b(?:am|is) the only (?:one|person|man|woman|\w+) (?:who|that|with|able|allowed)\b/u,
    /\b(?:in|inside) (?:my|his|her|[A-Z][a-z]+'s) head\b/u,
    /\b(?:[Ee]verything|[Ee]very \w+|[Aa]ll \w+) (?:still |always )?(?:goes|go|runs|run|lands|land|waits|wait|passes|pass)[^.;]{0,15}(?:through|on|for|over|across) (?:me|my desk)\b/u,
    /\bI (?:buy|price|quote|sign|check|design|approve|estimate) (?:all|every|each)\b/u,
  ],
  not: [
    /\bdepends? on (?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Friday|Christmas|Easter)/iu,
    /\b(?:we|our (?:company|firm|shop)) (?:are|is) the only\b/iu,
    /\bnot (?:only|in my head|the only)\b/iu,
    /\bno longer\b/iu,
  ],
  values: ({ sentence, before }) => {
    const who = holderIn(sentence, before);
    const person = who === 'other' ? (personIn(sentence) ?? personIn(before)) : undefined;
    return { who, ...(person !== undefined && { person }) };
  },
};
