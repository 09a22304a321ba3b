import type { Kind } from './kind.js';
import { asTyped, role } from './nouns.js';
import { personIn } from '../values/person-in.js';

/** Somebody who resigned still works here for some weeks; somebody who left does not. */
const hasLeft = /\b(?:left|quit)\b/u;

const person = (sentence: string) => {
  const person = personIn(sentence);
  return person === undefined ? {} : { person };
};

/** Somebody of the business leaves, retires or gave notice; never a customer. */
export const personLeaves: Kind = {
  kind: 'person-leaves',
  patterns: [
    /\b(?:will|is) not (?:come|coming) back (?:full|after|from|to work)/u,
    /\b(?:[Mm]y|[Oo]ur|[Tt]he) [^.;]{0,50}\bwants to [^.;]{0,20}\b(?:and then|then) (?:retire|leave|stop)\b/u,
    asTyped`\b${role}\b[^.;]{0,60}\bwill (?:probably|soon|likely) (?:leave|go|retire)\b`,
    /\b(?:[Mm]y|[Oo]ur) [^.;]{0,60}\b(?:wants|plans|is going|has decided) to (?:pack it in|stop|retire|leave us)\b/u,
    /\b[Bb]oth (?:\w+ ){0,2}\w+s (?:retire|leave|are leaving|are retiring|go|stop)\b/u,
    /\b(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ss]everal|[Hh]alf)(?: of (?:our|my|the))?(?: \w+){0,3} (?:are|is) (?:leaving|retiring|about to (?:leave|retire)|going)\b/u,
    /\b(?:[Mm]y|[Oo]ur) (?:wife|husband|brother|sister|father|mother|son|daughter|partner|\w+(?:er|or|ist|ant))\b,?[^.;]{0,40}\b(?:wants|plans|would like|has decided) to (?:stop|leave|retire|go|quit|move)\b/u,
    /\b(?:[Oo]ur|[Mm]y|[Tt]he only|[Tt]he|[Hh]ead|[Ss]enior) (?:[\w-]+ ){0,3}?(?:\w+(?:er|or|ist|ant|ian|man|woman)|chef|nurse|head|lead|partner|wife|husband|son|daughter|brother|sister)\b(?:,? [A-Z]\w+,?)?[^.;,]{0,20}\b(?:hands in|has handed in|is going (?:back|abroad|away)|is about to (?:retire|leave|go)|wants (?:out|to leave|to retire)|is moving (?:away|abroad|to)|is (?:leaving|retiring)|retires|leaves us|will (?:leave|retire|be gone)|stops (?:work|working)|goes into retirement|is off to)\b/u,
    /^[A-Z]\w+(?:,[^,.;]{0,40},| \w+)? (?:is|will be) (?:moving (?:away|abroad)|leaving|retiring|going back)\b/u,
    /\b(?:[Ww]e|[Ii]) (?:will |shall |are going to )?los(?:e|ing) (?:our|my) (?:[\w-]+ ){0,2}(?:\w+(?:er|or|ist|ant|ian|man|woman)|chef|nurse|head|lead)\b/u,
    asTyped`\b${role}\b[^.;]{0,25}\b(?:retires|is retiring|will retire|is leaving(?! for (?:work|lunch))|will leave|leaves (?:us|in|next|at the end|this|on)|goes on (?:maternity|parental) leave|(?:has )?(?:resigned|given notice|handed in)|gave notice|emigrates|wants to leave|moves away)\b`,
    /\b(?:has|'s|’s) (?:got|found|taken|accepted) (?:a|another)(?: new)? (?:job|position) (?:at|with|in|elsewhere|somewhere)\b/u,
    /\b(?:[Hh]is|[Hh]er|[A-Z]\w+'s) last (?:working )?day (?:is|will be)\b/u,
    /\bwho (?:retires|leaves|is leaving|is retiring|will retire|will leave)\b/u,
    asTyped`\b${role}\b[^.;]{0,25}\b(?:left|quit) (?:us )?(?:last|this|in|because|for)\b`,
    /\b[Ss]ince (?:(?:Dr|Mr|Mrs|Ms)\.? )?[A-Z]\w+ (?:left|quit|resigned)\b/u,
  ],
  not: [
    /\b(?:customers?|clients?|members?|tenants?|guests?|patients?)\b[^.;]{0,40}\b(?:leave|come back|coming back)\b/iu,
    /\bstops? working (?:nights|weekends|overtime|late|shifts|on)\b/iu,
    /\b(?:customers?|clients?|suppliers?|competitors?|landlords?|subscribers?|buyers? at|consumers?|visitors?|investors?)\b[^.;]{0,25}\b(?:leav|retir|mov|going|wants out|stops)/iu,
    /\bmoving (?:away|to) (?:from|a new|online)/iu,
    /\b(?:customers?|clients?|members?|guests?|patients?|pupils|tenants|users|subscribers) (?:who )?(?:retire|leave|left|quit|is leaving)/iu,
    /\b(?:not|never|n't|[Nn]obody is|no one is) (?:leave|leaving|retire|retiring)\b/iu,
    /\bleaves (?:the (?:office|house|shop)|us with|on time)\b/iu,
  ],
  values: ({ sentence, match: [words] }) => ({
    tense: hasLeft.test(words) ? 'happened' : 'coming',
    ...person(sentence),
  }),
  isDated: true,
};
