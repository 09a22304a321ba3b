import type { SystemsRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Organisation: figures, roles, systems that fit the size, and training. */
export const organisationRules = {
  'S-15': {
    priority: 'critical',
    when: { is: ['fs', false] },
    finding: 'Financial statements are not marked as available.',
    action:
      'Have an accountant prepare the statements of the last two years, and close the books every month by a fixed day.',
    expectedOutcome: 'Figures that others can trust, for talks with a bank, a partner or a buyer.',
    timeline: '30-60 days',
    resources: {
      owner: '2 hours a week at first, then 1 hour a month',
      outside: 'Accountant as lead',
    },
    sources: ['VBF', 'EPI'],
    words: {
      weakness: 'Without statements, nobody outside can check how the business does.',
      stake:
        'Every talk with a bank, a partner or a later owner begins with the accounts, and these are missing.',
      step: 'Have the statements prepared and close the books monthly',
      measure: 'Months in a row whose books were closed by the fixed day',
      milestone: 'Two years of financial statements are ready, and the books close monthly',
    },
  },
  'S-16': {
    priority: 'medium',
    when: { all: [{ is: ['oc', false] }, { atLeast: ['emp', 8] }] },
    finding: 'The company has {{emp}} employees but no organisation chart.',
    action:
      'Draw the chart by role rather than by name, with one responsible person and one stand-in for each role.',
    expectedOutcome: 'Everyone knows who decides; gaps and double roles become visible.',
    timeline: '14-30 days',
    resources: { owner: '3 hours in all', staff: 'Office manager as lead: half a day' },
    sources: ['EOSQ', 'FL'],
    words: {
      weakness: [
        'Who decides what is known by habit and not from paper.',
        'Where two people think they decide, or neither does, nobody sees it.',
      ],
      stake: 'Where roles are not drawn, decisions go to whoever has always taken them.',
      step: 'Draw the chart by role, with a stand-in for each',
      measure: 'Roles with a responsible person and a stand-in',
      milestone: 'The organisation chart is drawn and known to everyone',
    },
    bySize: {
      small: {
        action:
          'Draw the chart by role rather than by name. In a team of {{emp}}, one person may hold several roles, but each role needs a stand-in.',
        help: 'One colleague: half a day',
      },
      large: { help: 'Head of administration as lead: two days in all' },
    },
    inTrade: {
      services: 'On a chart by role it also shows who plans the calendar and who only fills it.',
    },
  },
  'S-17': {
    priority: 'high',
    when: { all: [{ atLeast: ['emp', 20] }, { atMost: ['proc', 3] }] },
    published: ['20 employees'],
    finding:
      'For {{emp}} employees, a process rating of {{proc}}/5 suggests that the systems have not kept up with the size.',
    action:
      'Name one person in charge of the main process in each department, and look at one improvement together every month.',
    expectedOutcome: 'Systems catch up with the number of people.',
    timeline: '60-120 days',
    resources: { owner: '2 hours a week', staff: 'Department leads: 2 hours a week each' },
    sources: ['FI', 'FL'],
    words: {
      weakness: [
        'Ways of working that once fitted the company have been outgrown.',
        'What a smaller team could settle by talking now needs someone in charge of it.',
      ],
      stake:
        'Loose processes cost more at {{emp}} employees than they did with a handful of people.',
      step: 'Name a person in charge of the main process in each department',
      measure: 'Improvements made in each department, with a note of what they brought',
      milestone: 'Each main process has a person in charge and a monthly review',
    },
    inTrade: {
      manufacturing: 'Scrap rate, set-up time and late deliveries are the figures to look at.',
      technology:
        'Time to resolve a ticket and time to set up a customer are the figures to look at.',
      retail: 'Stock loss, out-of-stock lines and hours for each sale are the figures to look at.',
      healthcare: 'Waiting time, missed appointments and unpaid bills are the figures to look at.',
      other: 'One process a month is a pace that holds.',
    },
    after: ['S-16'],
  },
  'S-18': {
    priority: 'medium',
    when: { all: [{ not: { is: ['emp', 1] } }, { judged: 'informalTraining' }] },
    finding: 'Training is described as missing or informal.',
    action:
      'Write a plan of the first 30 days for the two most common roles, and check one skill a quarter.',
    expectedOutcome: 'New people are productive sooner and need the owner less as a trainer.',
    timeline: '45-90 days',
    resources: {
      owner: '4 hours in all',
      staff: 'The most experienced person in each role: 1 hour a week',
    },
    sources: ['WMS', 'EM'],
    words: {
      weakness: [
        'New people learn by watching, which takes long and ties up those they watch.',
        'How good a new colleague becomes depends on who has time in the first weeks.',
      ],
      stake: 'Work can be handed only to people who were prepared for it.',
      step: 'Write a plan of the first 30 days for the two most common roles',
      measure: 'New starters who work alone at the end of the plan',
      milestone: 'A written plan for new starters is in use',
    },
    inTrade: {
      healthcare: 'Reception and assistance are usually the two.',
    },
    after: ['S-01', 'S-03'],
  },
} satisfies Partial<Readonly<Record<SystemsRuleId, GapRule>>>;
