/** A subject that owners write about, and the scored answers that speak of it, the nearest first. */
export interface Subject {
  readonly name: string;
  readonly pattern: RegExp;
  readonly items: readonly string[];
}

/** The more special subjects stand first: "hand over sales" is about handing over. */
export const subjects: readonly Subject[] = [
  {
    name: 'handover',
    pattern:
      /\b(success(?:ion|or)|retire(?:d|ment)?|exit|hand(?:ing|ed)? (?:it |\w+ )?over|step(?:ping)? (?:back|away|aside)|sell(?:ing)? (?:the|my|our) (?:business|company)|next generation|buyer)\b/i,
    items: ['trans', 'absd', 'funcs'],
  },
  {
    name: 'owner',
    pattern:
      /\b(my desk|myself|my time|through me|on me|(?:calls?|asks?|phones?) me|personally|without me|need me|my part|bottleneck|holidays?|vacation|(?:see|want|ask for|trust|know) me|on me being|burn\w*out|long hours|i (?:still |have to |must |am the)|too much (?:on|for) me|managers?|management team|leaders?|leadership|delegat\w+|led by|run by)\b/i,
    items: ['indep', 'deleg', 'funcs', 'absd', 'trans'],
  },
  {
    name: 'recurring revenue',
    pattern:
      /\b(recurring|subscri\w+|maintenance|memberships?|retainers?|contracts?|agreements?|repeat|renew\w*|seasonal\w*|projects?)\b/i,
    items: ['rq', 'pi'],
  },
  {
    name: 'selling',
    pattern:
      /\b(sales|sell\w*|quot\w+|orders?|deals?|leads?|enquir\w+|inquir\w+|proposals?|tenders?|marketing|pipeline)\b/i,
    items: ['ownerS', 'elems'],
  },
  {
    name: 'money',
    pattern:
      /\b(cash|margins?|profit\w*|costs?|prices?|pricing|financ\w+|debts?|loans?|loss(?:es)?|wages|rent|inflation)\b/i,
    items: ['nm', 'gm'],
  },
  {
    name: 'ways of working',
    pattern:
      /\b(process\w*|systems?|document\w*|procedures?|quality|errors?|mistakes?|standard\w*|software|automat\w*|digital\w*|manuals?|rework|chaos|organi[sz]\w+)\b/i,
    items: ['proc', 'docu', 'std'],
  },
  {
    name: 'people',
    pattern:
      /\b(staff\w*|employ\w+|hir\w+|recruit\w*|train\w*|team\w*|people|skill\w*|talent\w*|colleagues?|workers?|apprentice\w*)\b/i,
    items: ['deleg', 'indep', 'funcs'],
  },
  {
    name: 'competition',
    pattern:
      /\b(compet\w+|rivals?|market share|brand\w*|niche|reputation|differen\w+|best known|leading|unique)\b/i,
    items: ['adv', 'pos', 'mon'],
  },
  {
    name: 'customers',
    pattern:
      /\b(customers?|clients?|accounts?|churn|loyal\w*|retention|patients?|guests?|buyers?)\b/i,
    items: ['ret', 'top', 'rels'],
  },
  {
    name: 'demand',
    pattern: /\b(demand\w*|ask(?:s|ing)? (?:us )?for|look(?:s|ing)? for|trends?)\b/i,
    items: ['pos', 'adv'],
  },
  {
    name: 'growth',
    pattern:
      /\b(grow\w*|expan\w+|scal\w+|double|triple|new (?:markets?|branch\w*|locations?|sites?|products?|regions?|countries)|export\w*|open(?:ing)? (?:a|more|new|another))\b/i,
    items: ['deleg', 'proc', 'pi'],
  },
];
