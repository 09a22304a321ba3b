import { oneOrTwoPeople } from '../../conditions/common.js';
import type { SystemsRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Processes: how steady the work is, and how far it runs without the owner. */
export const processesRules = {
  'S-03': {
    priority: 'high',
    when: {
      all: [
        { atMost: ['proc', 2] },
        { any: [{ not: { given: ['emp'] } }, { below: ['emp', 20] }] },
      ],
    },
    finding: 'Core processes are rated {{proc}}/5: results depend on who does the work.',
    action:
      'Draw the path from order to payment, mark the three steps where most work is done twice, and agree one standard way for each.',
    expectedOutcome: 'Fewer errors in the three steps, and a standard to train people by.',
    timeline: '30-90 days',
    resources: {
      owner: '3 hours a week',
      staff: 'One person for each of the three steps: 2 hours a week',
    },
    sources: ['EM', 'WMS'],
    words: {
      weakness: [
        'The way from order to payment is not the same every time, which costs rework and is hard to teach.',
        'Two people would do the same order in two ways, and both would be right by their own lights.',
      ],
      stake: [
        'As long as each job takes its own path, quality depends on memory and not on a standard.',
        'A standard for three steps already shows new people what good looks like.',
      ],
      step: 'Agree one standard way for the three weakest steps from order to payment',
      measure: 'Cases of rework in the three steps, counted each month',
      milestone: 'Three steps between order and payment follow one standard',
    },
    bySize: {
      solo: {
        weakness:
          'The way from order to payment is not the same every time, which costs hours and is hard to teach.',
        expectedOutcome:
          'Fewer errors in the three steps, and a standard that a first helper could follow.',
      },
      small: { help: 'Whoever knows the three steps best: 2 hours a week' },
    },
    inTrade: {
      manufacturing:
        'Drawing release, material call-off and final inspection are where rework usually hides.',
      technology:
        'Scoping, change requests and acceptance are where projects usually lose their time.',
      retail: 'Goods-in, price labels and returns are the steps where shops lose most.',
      services: 'Briefing, scheduling and the final check are where services usually lose hours.',
      healthcare: 'Booking, notes and billing are the steps where most is done twice.',
      financial_services:
        'Client checks, quotes from providers and file notes are where the work doubles.',
      other: 'The step that customers complain about should be one of the three.',
    },
  },
  'S-04': {
    priority: 'high',
    when: { all: [{ atMost: ['indep', 2] }, { not: oneOrTwoPeople }] },
    finding: 'Independence of the daily work from the owner is rated {{indep}}/5.',
    action:
      'For two weeks, note every question that reaches the owner. For each one that comes back, set a rule, a limit or a person who decides.',
    expectedOutcome:
      'Fewer questions reach the owner; routine decisions are taken where the work is done.',
    timeline: '14-45 days',
    resources: {
      owner: '20 minutes a day for two weeks, then 2 hours a week',
      staff: 'Those who ask most often: 1 hour a week',
    },
    sources: ['VB', 'GR'],
    words: {
      weakness: [
        'Everyday questions travel up to {{owner}} before the work goes on.',
        'People have learned that asking is quicker than deciding, and so they ask.',
      ],
      stake: [
        'Each question that waits for {{owner}} holds up the work, and the answer is forgotten by next week.',
        'A question that is answered by a rule is answered for good.',
      ],
      step: 'Note the questions that reach {{owner}} and settle those that come back',
      measure: 'Questions that reach {{owner}} in a week, compared with the first count',
      milestone: 'Questions that come back are settled by a rule, a limit or a named person',
    },
    inTrade: {
      manufacturing:
        'On the floor, most of these questions are about tolerances, scrap and which order goes first.',
      technology:
        'Here most of them are about priorities, access rights and exceptions for one customer.',
      retail:
        'In a shop they are mostly about discounts, returns and reorders, and limits settle all three.',
      services: 'In services they are mostly about prices, complaints and who goes where.',
      healthcare: 'In a practice they are mostly about appointments, exceptions and orders.',
      financial_services:
        'Here most of them are about exceptions, provider rules and who may sign.',
      other: 'Ten days in, the same five questions usually make up half of the list.',
    },
    after: ['L-08'],
  },
  'S-05': {
    priority: 'critical',
    when: { all: [{ atMost: ['deliv', 2] }, { not: oneOrTwoPeople }] },
    finding:
      'The product or service can hardly be delivered without the owner (rated {{deliv}}/5).',
    action:
      'Choose the job that is done most often. Let a team member lead it from start to finish while the owner only watches, and then works from a checklist alone.',
    expectedOutcome: 'At least one standard job is delivered without the owner.',
    timeline: '60-120 days',
    resources: {
      owner: '3 hours a week, falling to none',
      staff: 'The team member who takes the job: half a day a week',
    },
    sources: ['TVR', 'VB'],
    words: {
      weakness: [
        'Delivery stops where {{owner}} stops, and growth stops with it.',
        'Little more can be delivered than {{owner}} has hours for.',
      ],
      stake: [
        'If {{owner}} were ill, customers would be the first to notice.',
        'A first job done without {{owner}} proves more than any plan.',
      ],
      step: 'Let a team member lead the most common job from start to finish',
      measure: 'Standard jobs in a month that were delivered without {{owner}}',
      milestone: 'The first standard job is delivered without {{owner}}',
    },
    inTrade: {
      manufacturing: 'A repeat part with a known drawing is the safest choice.',
      technology:
        'Setting up a new customer is a good choice, because it happens often and has an end.',
      retail:
        'A full Saturday led by somebody else, from opening to cashing up, is the test that counts.',
      services: 'Take the service with the fewest surprises, for a customer who is patient.',
      healthcare: 'A routine appointment is the one to take, within what each licence allows.',
      financial_services: 'A standard renewal is the safest choice.',
      other: 'Choose one with a patient customer and no hurry.',
    },
    after: ['S-01', 'S-03'],
  },
} satisfies Partial<Readonly<Record<SystemsRuleId, GapRule>>>;
