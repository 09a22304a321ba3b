import { percentInWords } from '../../answer-words.js';
import type { MarketRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Growth: whether it is planned, and what would carry it. */
export const growthRules = {
  'M-18': {
    priority: 'high',
    when: {
      all: [
        { above: ['growth', 20] },
        { any: [{ atMost: ['deleg', 2] }, { atMost: ['proc', 2] }] },
      ],
    },
    published: ['20%'],
    finding:
      'The plan is to grow by {{growth}}%, with delegation rated {{deleg}}/5 and processes rated {{proc}}/5.',
    action:
      'Divide the plan into steps. Start each step only when the people and processes it needs are in place.',
    expectedOutcome: 'Growth without the usual problems of quality and cash.',
    timeline: '30-60 days',
    resources: {
      owner: 'one day, then 2 hours a month',
      staff: 'Those in charge of people and processes: half a day',
    },
    sources: ['OECD', 'FL'],
    words: {
      weakness: [
        'More orders would meet the same bottlenecks, only sooner.',
        'The plan to grow runs ahead of the people and processes that must carry it.',
      ],
      stake: [
        'Growth of {{growth}}% would make every weak spot inside larger.',
        'Without steps, growth of {{growth}}% happens to a company; with steps, it is led.',
      ],
      step: 'Divide the growth plan into steps with conditions',
      measure: 'Steps begun with all their conditions met',
      milestone: 'The growth plan has steps, each with its conditions',
    },
    bySize: {
      solo: {
        weakness: 'The plan to grow runs ahead of the hours and processes that must carry it.',
        action:
          'Divide the plan into steps. Start each step only when the help and the processes it needs are in place.',
      },
      small: { help: 'One colleague who knows the work: half a day' },
    },
    inTrade: {
      services: 'In services the first condition of each step is usually a trained pair of hands.',
      healthcare: 'Rooms, licences and qualified staff take longest, so they come first.',
      other: 'The first step should be one that can be taken back.',
    },
    after: ['M-20', 'L-08'],
  },
  'M-19': {
    priority: 'medium',
    when: { between: ['growth', 0, 2] },
    finding: 'Little or no growth is planned ({{growth}}%).',
    plainFinding: ({ answers: { growth } }) =>
      growth === 0
        ? 'No growth is planned for next year.'
        : `The plan for next year holds hardly any growth (${percentInWords(growth)}).`,
    action:
      'Decide openly between a steady income and growth. For growth, choose one group of customers and one way to reach them.',
    expectedOutcome: 'A clear aim that fits the change in leadership.',
    timeline: '30-60 days',
    resources: { owner: 'half a day to decide, then 2 hours a week' },
    sources: ['CL'],
    words: {
      weakness: [
        'Whether the business is meant to grow at all has not been said.',
        'A business can stand still by choice or by accident, and from outside the two look alike.',
      ],
      stake:
        'A steady business and a growing one need different leaders, so this choice comes early.',
      step: 'Decide between a steady income and growth',
      measure: 'The aim in one sentence, known to everyone it concerns',
      milestone: 'The aim is decided: a steady income or growth',
    },
    inTrade: {
      retail: 'A second site, a longer range or a web shop are three different decisions.',
    },
  },
  'M-23': {
    priority: 'high',
    when: { below: ['growth', 0] },
    finding: 'Revenue is expected to fall by {{growthAbs}}%.',
    action:
      'Find out where: list the ten largest changes by customer and offer, and decide for each one whether to win back, replace or let go.',
    expectedOutcome: 'The fall is explained, and costs are adjusted before the cash is gone.',
    timeline: '30-90 days',
    resources: { owner: '3 hours a week', staff: 'Sales and service: half a day for the list' },
    sources: ['CL', 'FL'],
    words: {
      weakness: 'Revenue is about to shrink, and the reasons are not yet named one by one.',
      stake: 'Costs do not fall by themselves when revenue falls by {{growthAbs}}%.',
      step: 'List the ten largest changes by customer and offer',
      measure: 'Changes on the list that have a decision',
      milestone: 'Each large change has a decision, and the costs follow',
    },
    bySize: { small: { help: 'One colleague: half a day for the list' } },
    after: ['S-15'],
  },
} satisfies Partial<Readonly<Record<MarketRuleId, GapRule>>>;
