import type { TextFact } from '../text-fact.js';
import type { Kind } from './kind.js';
import { anyCase, client } from './nouns.js';

const subjectOf = (sentence: string): NonNullable<TextFact['about']> => {
  if (/\b(?:suppliers?|brand|importer|principal|distributor)\b/iu.test(sentence)) return 'supplier';
  if (/\b(?:banned|forbidden|no longer allowed)\b/iu.test(sentence)) return 'rule';
  if (/\b(?:landlord|concession|lease|premises)\b/iu.test(sentence)) return 'site';
  if (/\b(?:mine|mill|base|station|depot|barracks|refinery)\b/iu.test(sentence)) return 'site';
  return 'client';
};

const tenseOf = (words: string): 'coming' | 'happened' =>
  /\b(?:(?:has|have) (?:been|gone|stopped|not (?:sent|ordered|bought|booked))|was|were|went|became|closed|left|cancell?ed|terminated|stopped|insolvent|bankrupt|bust|in administration)\b/iu.test(
    words,
  ) && !/\b(?:will|going to|wants? to|plans? to|may|might|could)\b/iu.test(words)
    ? 'happened'
    : 'coming';

/** A client, supplier, site or rule: something is about to happen, or has just happened. */
export const event: Kind = {
  kind: 'event',
  patterns: [
    /\b(?:they|the [\w-]+(?: [\w-]+)?|[A-Z]\w+) (?:will |must |have to |has to )?(?:re-?tenders?|tenders? (?:it |the contract |everything )?(?:again|anew|out)|goes? out to tender|put(?:s)? (?:it |the contract |us )?out to tender)\b/u,
    anyCase`\b(?:${client})\b[^.;]{0,40}\b(?:has|have) not (?:sent|ordered|bought|booked|called off)\b[^.;]{0,25}\b(?:since|for (?:weeks|months|\w+ (?:weeks|months)))\b`,
    anyCase`\b(?:${client})\b[^.;]{0,40}\b(?:will|is going to|wants to|plans to) (?:delist|drop|replace) (?:us|our|the)\b`,
    anyCase`\b(?:${client}|contractor|supplier)\b[^.;]{0,20}\b(?:gone|went|going|goes|fell) into (?:liquidation|administration|receivership)\b`,
    /\b(?:may|might|could|will|about to|going to|fear we|risk) (?:well |soon )?los(?:e|ing) (?:the|our|this|that) (?:[\w-]+ ){0,3}(?:contract|account|listing|client|customer|framework|tender)\b/iu,
    anyCase`\b(?:${client}|[A-Z]\w+)\b[^.;]{0,20}\b(?:is|are) (?:reviewing|rethinking|re-?tendering|renegotiating|reconsidering) (?:the|our|its|their|all)\b[^.;]{0,30}\b(?:contracts?|suppliers?|vendors?|listings?|accounts?|agreements?|tenders?)\b`,
    anyCase`\bowners? of (?:the|our|a) (?:[\w-]+ )?${client}\b[^.;]{0,20}\b(?:want|will|plan|prefer)`,
    /\blandlord\b[^.;]{0,20}\b(?:is selling|sells|wants to sell|will sell|has sold|is going to (?:sell|convert|demolish))\b/iu,
    /\b(?:cannot|can no longer|may not|may no longer|must not|must no longer) be (?:sold|installed|used|built|made|imported)\b[^.;]{0,40}\b(?:from|after) (?:20\d\d|next|January|March|April|June|July|September)\b/iu,
    /\b(?:client|customer|account|chain|supplier|distributor|retailer|contractor)\b[^.;]{0,20}\b(?:is|are|was|were|went|has gone|became) (?:insolvent|bankrupt|sold|taken over|acquired|bust|in administration)\b/iu,
    /\b(?:airport|city|council|hospital|client|customer|university|operator|authority|group|principal) (?:ends|terminates|cancels|stops|withdraws) (?:our|the|its|all)\b/iu,
    /\b(?:client|customer|hotel|school|site|company|clinic|office|factory|plant)\b we (?:serve|supply|clean|work for|deliver to)\b[^.;]{0,20}\b(?:closes|is closing|shuts|moves|merges|will)\b/iu,
    /\b(?:will|is going to|wants to|plans to) (?:award|re-?award|re-?bid|put out|advertise|re-?open) (?:the|our|all) (?:contracts?|work|service)\b/iu,
    anyCase`\b${client}\b[^.;]{0,25}\b(?:has|have) been (?:bought|sold|taken over|acquired)\b`,
    /\b(?:supplier|brand|importer|principal)\b[^.;]{0,30}\b(?:stops?|discontinues?|will stop|is stopping|ends|is ending|withdraws?|goes direct|sells direct)\b/iu,
    /\b(?:mine|plant|factory|mill|base|school|hospital|station|depot|store|branch|university|barracks|refinery|client|customer)\b[^.;]{0,30}\b(?:shuts?|is shutting|will shut|closes|is closing|will close)\b(?! (?:to|early|at))/iu,
    /\b(?:client|customer|account|group|chain|retailer|manufacturer)s?\b[^.;]{0,30}\b(?:is|are) (?:moving|taking|bringing)\b[^.;]{0,30}\b(?:abroad|in-house|overseas|away|elsewhere|to [A-Z])/iu,
    anyCase`\b${client}\b[^.;]{0,45}\b(?:is|are|will|wants? to|plans? to|may|might|has decided to|intends? to)\b[^.;]{0,20}\b(?:clos(?:e|ing)(?! (?:to|with)\b)|leav(?:e|ing) us|merg(?:e|ing)|insourc\w+|bring(?:ing)? [^.;]{0,30}in-house|cancel\w*|terminat\w+|put(?:ting)? [^.;]{0,40}out to tender|re-?tender\w*|stop(?:ping)? (?:ordering|buying)|relocat\w+|mov(?:e|ing) (?:abroad|away|production|its)|(?:being |be )?(?:sold|bought|taken over))`,
    /\b(?:up for|out to|put to|goes? (?:out )?(?:in)?to|going (?:out )?(?:in)?to) (?:a |the )?(?:new )?(?:public )?(?:tender|bid|rebid|auction)\b/iu,
    anyCase`\b${client}\b[^.;]{0,45}\b(?:closed|left us|cancelled|canceled|terminated|went (?:bankrupt|bust|under|into administration)|has stopped (?:ordering|buying)|stopped (?:ordering|buying))\b`,
    /\b(?:will be|is|are) (?:banned|forbidden|no longer allowed)\b/iu,
    /\bclosed (?:his|her|their|its) (?:practice|office|shop|plant|site|factory)\b/iu,
  ],
  not: [
    /\bour (?:shop|store|school|office|hotel|factory|plant) (?:closes|shuts)\b/iu,
    /\bwe (?:are|will|plan|want)\b[^.;]{0,20}\b(?:clos|shut|mov)/iu,
    /\bnot (?:closing|leaving|moving)\b/iu,
    /\bwe (?:closed|cancelled|canceled|terminated)\b/iu,
    /\bno (?:client|customer) (?:has )?(?:left|cancelled)/iu,
  ],
  values: ({ sentence, match: [words] }) => ({
    about: subjectOf(sentence),
    tense: tenseOf(words),
  }),
  isDated: true,
};
