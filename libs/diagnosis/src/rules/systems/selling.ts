import type { SystemsRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Selling: which parts of it are written down. */
export const sellingRules = {
  'S-10': {
    priority: 'high',
    when: { count: ['elems', 'atMost', 0] },
    finding: 'No part of selling is written down (0 of 6 elements).',
    action:
      'Write down the steps from first contact to order, and what must be true before a case moves to the next step.',
    expectedOutcome: 'Selling can be taught, measured and handed over.',
    timeline: '30-45 days',
    resources: { owner: '2 hours a week', staff: 'Whoever else sells: 1 hour a week' },
    sources: ['SP', 'CSO'],
    words: {
      weakness: [
        'How a sale is won is known only to whoever makes it.',
        'A new seller would have to learn by watching, and would copy the habits with the skill.',
      ],
      stake: [
        'Selling that is not written down cannot be taught, so it stays where it is today.',
        'Once the steps are on paper, it can be seen at which of them orders are lost.',
      ],
      step: 'Write down the steps from first contact to order',
      measure: 'Open cases that stand at one of the written steps',
      milestone: 'The sales process is on paper and in use',
    },
    inTrade: {
      manufacturing:
        'Enquiry, drawing check, quote, order confirmation and call-off are the usual ones.',
      technology: 'Demo, trial, security questions and contract are the usual ones.',
      retail: 'Greeting, advice, add-on and follow-up for larger purchases are the usual ones.',
      services: 'First call, visit, proposal and follow-up call are the usual ones.',
      healthcare: 'First call, first appointment, treatment plan and recall are the usual ones.',
      financial_services:
        'First meeting, needs, recommendation, signature and review are the usual ones.',
      other: 'Half a page is enough for a first version.',
    },
  },
  'S-11': {
    priority: 'high',
    when: { all: [{ count: ['elems', 'atLeast', 1] }, { not: { has: ['elems', 'process'] } }] },
    finding:
      'Some sales material is written down ({{elemCount}} of 6 elements), but not the sales process itself.',
    action:
      'Agree the steps of a sale and what each one means, and go through all open cases once a week.',
    expectedOutcome: 'Forecasts that can be compared, and a basis for training people who sell.',
    timeline: '30-45 days',
    resources: { owner: '1 hour a week', staff: 'Everyone who sells: 1 hour a week' },
    sources: ['SP', 'CSO'],
    words: {
      weakness: [
        'Every seller takes their own path from enquiry to order.',
        'Nobody can say at a glance how far each enquiry has come.',
      ],
      stake: [
        'Without agreed steps a forecast is a guess, and little is learned from a lost sale.',
        'Once the steps are agreed, a lost order teaches something, and a forecast can be believed.',
      ],
      step: 'Agree the steps of a sale and go through open cases every week',
      measure: 'Weekly reviews of open cases that took place',
      milestone: 'The steps of a sale are agreed, and open cases have a weekly review',
    },
    bySize: {
      solo: {
        weakness: 'How far each enquiry has come is known, if at all, by heart.',
        action:
          'Write down the steps of a sale and what each one means, and go through all open cases on the same day each week.',
        expectedOutcome: 'A forecast that can be trusted, and no enquiry that is forgotten.',
      },
    },
    inTrade: {
      manufacturing:
        'In a plant the step to watch is the one from drawing to quote, where most enquiries wait.',
      technology: 'Say what has to be known before a demo, and what before a price.',
      retail: 'For a shop, the steps are short: greet, advise, offer the add-on, invite back.',
      services:
        'In services the weak spot is the time between visit and proposal, so give it a limit in days.',
      healthcare:
        'In a practice a sale is a treatment plan that is understood and accepted; write down how that happens.',
      financial_services:
        'Needs analysis and documented advice are steps that the rules demand anyway, so begin with them.',
      other: 'Five steps are enough, as long as everyone means the same by each.',
    },
  },
  'S-12': {
    priority: 'medium',
    when: {
      all: [
        { has: ['elems', 'process'] },
        { not: { has: ['elems', 'follow_up'] } },
        { not: { has: ['elems', 'leads'] } },
      ],
    },
    finding:
      'How enquiries are handled and followed up is not written down, so much depends on memory.',
    action: 'For each source of enquiries set who answers, how quickly, and when to ask again.',
    expectedOutcome: 'No enquiry without a next step and a date.',
    timeline: '14-30 days',
    resources: { owner: '3 hours in all', staff: 'Office or sales as lead: half a day' },
    sources: ['SP'],
    words: {
      weakness: [
        'Enquiries can slip through, and nobody would notice.',
        'A busy week is enough for an enquiry to be forgotten.',
      ],
      stake:
        'An enquiry costs money to win, and one that is not followed up is lost without a trace.',
      step: 'Set who answers each enquiry, how quickly, and when to ask again',
      measure: 'Open enquiries that nobody has touched for a week',
      milestone: 'Each source of enquiries has a rule for answering and asking again',
    },
    bySize: {
      solo: {
        action:
          'For each source of enquiries, set how quickly it is answered and when to ask again.',
        step: 'Set how quickly each enquiry is answered and when to ask again',
      },
      small: { help: 'Whoever takes the calls: half a day' },
    },
    inTrade: {
      services: 'A call back on the same day wins more service work than a lower price.',
      healthcare: 'Recall lists and missed calls are the two sources that practices forget.',
    },
  },
  'S-13': {
    priority: 'medium',
    when: {
      all: [
        { atLeast: ['team', 2] },
        { count: ['elems', 'atLeast', 1] },
        { not: { has: ['elems', 'commission'] } },
        { not: { is: ['industry', 'healthcare'] } },
      ],
    },
    finding: '{{team}} people sell, but how they are paid for results is not written down.',
    action:
      'Write one page on pay in sales: what is paid, when, and on which result, within the rules of the trade. If pay is fixed, say so.',
    expectedOutcome: 'Sellers aim at the business the company wants; fewer disputes.',
    timeline: '45-60 days',
    resources: { owner: '4 hours in all', outside: 'Tax adviser or employment lawyer: one review' },
    sources: ['CSO'],
    words: {
      weakness: [
        'What success earns a seller has to be guessed or asked.',
        'Those who sell cannot look up what they are paid for, and may aim at the wrong orders.',
      ],
      stake: [
        'Unwritten promises on pay are harder to keep once people sell more on their own.',
        'Clear pay is part of handing sales over, since targets without it are only wishes.',
      ],
      step: 'Write one page on pay in sales',
      measure: 'Sellers who have read the page and agreed to it',
      milestone: 'The page on pay in sales is agreed',
    },
    inTrade: {
      manufacturing:
        'A bonus on margin rather than on tonnage keeps the machines busy with the right work.',
      technology: 'Pay on contracts that renew, rather than on sign-ups, keeps sellers honest.',
      retail: 'A shop bonus on margin and returns treats early and late shifts alike.',
      services: 'A bonus on agreements that renew suits a service better than one on single jobs.',
      financial_services:
        'Rules on commission leave less room here, so have the page checked before it is used.',
      other: 'Whatever is paid for should be something the seller can influence.',
    },
  },
  'S-14': {
    priority: 'medium',
    when: {
      all: [
        { atLeast: ['team', 2] },
        { count: ['elems', 'atLeast', 1] },
        { not: { has: ['elems', 'scripts'] } },
        { not: { has: ['elems', 'proposals'] } },
      ],
    },
    finding:
      '{{team}} people sell without shared guides for conversations or templates for proposals.',
    action:
      'Collect the three best proposals and the answers to the most frequent questions, and turn them into templates.',
    expectedOutcome: 'New sellers find their feet sooner; proposals have one quality.',
    timeline: '45-75 days',
    resources: { owner: '3 hours in all', staff: 'The best seller as lead: 2 hours a week' },
    sources: ['CSO'],
    words: {
      weakness:
        'Each seller finds their own words, so customers meet a different company each time.',
      stake: 'A new seller learns slowly where there is nothing to learn from.',
      step: 'Turn the best proposals and answers into shared templates',
      measure: 'Share of proposals that start from a template',
      milestone: 'Templates for proposals and frequent questions are in use',
    },
    after: ['S-10', 'S-11'],
  },
} satisfies Partial<Readonly<Record<SystemsRuleId, GapRule>>>;
