import type { Area } from '@ellac/contracts';
import type { StrengthWords } from './rule-words.js';

export const strengthWords: Readonly<Record<string, StrengthWords & { readonly area: Area }>> = {
  'P-01': {
    area: 'leadership',
    name: 'a company that runs without its owner for {{absd}} days',
    worth: ['Few tests say more about readiness.', 'Many companies say so, and few have tried it.'],
    stake: 'Independence fades when it is not used, and one long absence a year keeps it real.',
    step: 'Plan one long absence a year',
    measure: 'Calls for help during the yearly absence',
    milestone: 'One more long absence has been passed',
  },
  'P-02': {
    area: 'market',
    name: 'revenue that recurs',
    worth: [
      'The year does not start at zero.',
      'That much is there before anyone has made a call.',
    ],
    stake: [
      'Recurring revenue declines as quietly as it comes, and a monthly look keeps it safe.',
      'Renewals that are watched can still be saved; those noticed at the end of the year cannot.',
    ],
    step: 'Watch renewals and losses every month',
    measure: 'Renewals and losses, noted each month',
    milestone: 'A year of renewals and losses is on record',
  },
  'P-03': {
    area: 'market',
    name: 'customers who stay',
    worth: [
      'That gives time to work on everything else.',
      'Customers who stay are the cheapest ones to have.',
    ],
    stake: [
      'Loyal customers are the shortest way to new ones, if somebody asks them.',
      'A recommendation from a loyal customer opens doors that no advertisement does.',
    ],
    step: 'Ask loyal customers for references',
    measure: 'References and recommendations received',
    milestone: 'The first new customers came by recommendation',
  },
  'P-04': {
    area: 'leadership',
    name: 'selling that is in other hands',
    worth: ['The company can sell by itself.', 'Orders do not depend on one diary.'],
    stake: 'Sales stay in other hands only if nobody takes them back under pressure.',
    step: 'Leave prices and orders with those who sell',
    measure: 'Orders in a quarter that needed {{owner}}',
    milestone: 'A year has passed in which prices and orders stayed with those who sell',
  },
  'P-05': {
    area: 'market',
    name: 'revenue spread over many clients',
    worth: [
      'The loss of one client would hurt, and no more than that.',
      'No single client can dictate terms.',
    ],
    stake: 'A good spread is lost with one big order, and a limit set in time protects it.',
    step: 'Agree an upper limit for any one client',
    measure: 'Share of the largest client against the limit, each quarter',
    milestone: 'The limit for any one client is agreed',
  },
  'P-06': {
    area: 'systems',
    name: 'processes that are written down',
    worth: [
      'Know-how belongs to the company and not to one head.',
      'A new colleague has something to read on the first day.',
    ],
    stake: [
      'Documents age quietly, and a yearly look keeps them true.',
      'A document that nobody has opened for a year is usually wrong by then.',
    ],
    step: 'Go through each process document once a year',
    measure: 'Documents reviewed within the last year',
    milestone: 'All documents have passed their yearly review',
  },
  'P-07': {
    area: 'market',
    name: 'a strong net margin',
    worth: [
      'There is money to pay for people who take over.',
      'Few other figures make a change of leadership as affordable.',
    ],
    stake: 'A strong margin pays for the handover, once a fair salary for the owner is taken off.',
    step: "Check the owner's salary in the figures and set money aside",
    measure: 'Amount set aside for the handover, each quarter',
    milestone: 'Money for the handover is being set aside',
  },
  'P-08': {
    area: 'leadership',
    name: 'functions that run by themselves',
    worth: [
      'Most of the company moves without waiting for one person.',
      'An absence at the top would be noticed late, which is praise.',
    ],
    stake: [
      'Functions that run well today depend on the people in them, and a stand-in makes them safe.',
      'A function with one good leader and no stand-in is one resignation away from its old state.',
    ],
    step: 'Put the lead and the stand-in of each function on paper',
    measure: 'Functions whose stand-in has led them for a week',
    milestone: 'Every function has a named lead and a stand-in',
  },
  'P-09': {
    area: 'market',
    name: 'revenue that is secured ahead',
    worth: ['Costs can be planned on solid ground.', 'A handover can rely on that.'],
    stake: 'Secured revenue is the safest moment to invest in people.',
    step: 'Hire and train ahead of need',
    measure: 'Posts filled and trained before the work arrives',
    milestone: 'The next person is trained before the work arrives',
  },
  'P-10': {
    area: 'leadership',
    name: 'planning that stands on paper',
    worth: [
      'Others can see where the company is going.',
      'Whoever takes over knows what was intended.',
    ],
    stake: [
      'A good plan steers only those who know it.',
      'Those who know the plan can decide in its spirit without asking.',
    ],
    step: 'Share the plan with those who are to lead',
    measure: 'Leaders who can name the main goals',
    milestone: 'Everyone who is to lead knows the plan',
  },
  'P-11': {
    area: 'market',
    name: 'a difference that customers pay for',
    worth: [
      'Customers pay for the difference, which is the best test of it.',
      'It is more than an opinion, since customers pay for it.',
    ],
    stake:
      'An advantage that shows in the margin invites imitation, so what protects it should be known.',
    step: 'Write down what protects the advantage',
    measure: 'Points that protect the advantage, each with someone who looks after it',
    milestone: 'What protects the advantage stands on one page',
  },
  'P-12': {
    area: 'systems',
    name: 'selling that is written down',
    worth: ['Selling can be taught here.', 'A new seller need not begin by guessing.'],
    stake: 'Written selling shows its value when somebody new learns from it.',
    step: 'Train the next seller from the written material',
    measure: 'Weeks until a new seller works alone',
    milestone: 'A new seller has learned from the written material',
  },
  'P-13': {
    area: 'systems',
    name: 'standard work that others deliver',
    worth: [
      'What is sold can be delivered by others.',
      'Quality does not hang on who is in that day.',
    ],
    stake: 'A standard stays alive when the people who use it may change it.',
    step: 'Let those who deliver improve the standard every quarter',
    measure: 'Improvements made by those who deliver, each quarter',
    milestone: 'Those who deliver have made their first improvement',
  },
  'P-14': {
    area: 'leadership',
    name: 'contacts that belong to the company',
    worth: [
      'These contacts should outlast a change of people.',
      'Nobody would take these contacts along on leaving.',
    ],
    stake: 'Relationships loosen when people change, and a yearly look notices it in time.',
    step: 'Check once a year that each contact knows two people',
    measure: 'Relationships with two known contacts',
    milestone: 'The yearly check of relationships is done',
  },
};
