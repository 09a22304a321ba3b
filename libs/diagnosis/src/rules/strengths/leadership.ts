import type { StrengthRuleId } from '../ids.js';
import type { StrengthRule } from '../rule.js';

/** Strengths of leadership. */
export const leadershipStrengths = {
  'P-01': {
    area: 'leadership',
    priority: 'low',
    when: { all: [{ atLeast: ['absd', 90] }, { count: ['funcs', 'atLeast', 3] }] },
    published: ['90 days'],
    finding: 'The company can run for {{absd}} days without the owner.',
    action: "Prove the company's independence with one long absence of the owner a year.",
    expectedOutcome: 'Others can see that the company can be handed over.',
    timeline: 'yearly',
    resources: {
      owner: 'the absence itself and half a day to look back',
      staff: 'The stand-in: the time of the absence',
    },
    sources: ['VB8'],
    words: {
      name: 'a company that runs without its owner for {{absd}} days',
      worth: [
        'Few tests say more about readiness.',
        'Many companies say so, and few have tried it.',
      ],
      stake: 'Independence fades when it is not used, and one long absence a year keeps it real.',
      step: 'Plan one long absence a year',
      measure: 'Calls for help during the yearly absence',
      milestone: 'One more long absence has been passed',
    },
  },
  'P-04': {
    area: 'leadership',
    priority: 'low',
    when: { atMost: ['ownerS', 20] },
    finding: "The owner's share of sales is {{ownerS}}%.",
    action: 'Keep prices and orders in the hands of those who sell now.',
    expectedOutcome: 'Sales grow without the owner.',
    timeline: 'ongoing',
    resources: { owner: '1 hour a month', staff: 'Those who sell now as lead' },
    sources: ['OC'],
    words: {
      name: 'selling that is in other hands',
      worth: ['The company can sell by itself.', 'Orders do not depend on one diary.'],
      stake: 'Sales stay in other hands only if nobody takes them back under pressure.',
      step: 'Leave prices and orders with those who sell',
      measure: 'Orders in a quarter that needed {{owner}}',
      milestone: 'A year has passed in which prices and orders stayed with those who sell',
    },
    bySize: {
      solo: {
        name: 'orders that come in without {{owners}} own selling',
        worth: 'Work arrives without taking hours of selling.',
        stake:
          'Ways in which orders come by themselves dry up quietly, so they deserve a look each quarter.',
        action:
          'Keep the ways by which orders come in today, and look each quarter at which of them still work.',
        expectedOutcome: 'Orders that go on coming in without {{owners}} effort.',
        step: 'Look each quarter at the ways by which orders come in',
        measure: 'Orders by the way they came in, each quarter',
        milestone: 'A year of orders is on record, by the way they came in',
      },
    },
  },
  'P-08': {
    area: 'leadership',
    priority: 'low',
    when: { count: ['funcs', 'atLeast', 5] },
    finding: '{{funcCount}} of 6 functions run without the owner.',
    action: 'Write down who leads each function and who stands in.',
    expectedOutcome: 'The functions keep running when people change.',
    timeline: '3-6 months',
    resources: { owner: '3 hours in all', staff: 'Function leads: an hour each' },
    sources: ['VB'],
    words: {
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
    bySize: {
      solo: {
        worth: 'Little of the business waits for one person.',
        stake:
          'Functions that others look after depend on those others, so a second name for each makes them safe.',
        action: 'Write down who looks after each function, inside or outside, and who stands in.',
      },
    },
  },
  'P-10': {
    area: 'leadership',
    priority: 'low',
    when: { all: [{ atLeast: ['plan', 4] }, { is: ['bp', true] }] },
    finding: 'Planning is strong (rated {{plan}}/5), and there is a written plan.',
    action: 'Share the plan with the next level of leadership.',
    expectedOutcome: 'One direction for all.',
    timeline: '14-30 days',
    resources: { owner: 'half a day', staff: 'The next level of leadership: half a day' },
    sources: ['BR'],
    words: {
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
    bySize: {
      solo: {
        worth: 'The direction is clear, and it can be checked.',
        stake: 'A plan that only its author knows is never questioned.',
        action: 'Show the plan to somebody from outside who may ask awkward questions.',
        expectedOutcome: 'A plan that has stood up to questions.',
        step: 'Show the plan to somebody who asks awkward questions',
        measure: 'Questions on the plan that have an answer',
        milestone: 'Somebody from outside has gone through the plan',
      },
    },
  },
  'P-14': {
    area: 'leadership',
    priority: 'low',
    when: { all: [{ count: ['rels', 'atLeast', 4] }, { has: ['rels', 'key_clients'] }] },
    finding: 'Key clients and most other relationships are held by the company, not by one person.',
    action: 'Check once a year that each of them knows two people.',
    expectedOutcome: 'Relationships stay when people change.',
    timeline: 'yearly',
    resources: { owner: '2 hours a year', staff: 'Second contacts: an hour a year each' },
    sources: ['TA'],
    words: {
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
  },
} satisfies Partial<Readonly<Record<StrengthRuleId, StrengthRule>>>;
