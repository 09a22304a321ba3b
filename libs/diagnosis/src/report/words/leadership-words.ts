import type { GapWords } from './rule-words.js';

export const leadershipWords: Readonly<Record<string, GapWords>> = {
  'L-01': {
    weakness: [
      'The business has not yet shown that it can do a week without {{owner}}.',
      'As things stand, an unplanned week off for {{owner}} would be a gamble.',
    ],
    stake: [
      'An illness would test the company without warning, so it is better to test it on purpose.',
      'Nobody chooses the week in which they fall ill, so a week on trial is the cheaper one.',
    ],
    step: 'Try three days, then a week, without calls or mail',
    measure: 'Days away without a call for help',
    milestone: '{{owner}} has been away for a full week without calls',
  },
  'L-02': {
    weakness: [
      'What happens to money and orders in a longer absence has never been tried.',
      'So far the company has been tested by holidays, and never by a real absence.',
    ],
    stake: [
      'If {{owner}} were away for longer, it is open who would decide on money and orders.',
      'A stand-in who has decided for two weeks knows more than one who has read a list.',
    ],
    step: 'Name a stand-in, then try two weeks and 30 days away',
    measure: 'Longest tested absence, in days',
    milestone: 'An absence of 30 days has been passed with a stand-in',
  },
  'L-03': {
    weakness: [
      'What would stop in a longer absence is not settled.',
      'A month away has been passed; what would stop in the third month is still unknown.',
    ],
    stake:
      'The last tasks that wait for {{owner}} tend to be the ones that decide on money and people.',
    step: 'List what stops after {{absd}} days and hand it over',
    measure: 'Entries left on the list of what waits for {{owner}}',
    milestone: 'A stand-in period of 90 days is behind the company',
  },
  'L-04': {
    weakness: [
      'Most orders pass through one diary, and that diary sets the limit.',
      'So long as nobody else sells, sales cannot grow beyond the hours of one person.',
    ],
    stake: [
      'Customers who buy from {{owner}} in person need to know someone else in good time.',
      'Whoever is to take over customers has to be introduced while {{owner}} is still there.',
    ],
    step: 'Give one group of customers to a named person, with targets',
    measure: '{{owners}} share of sales each month, {{ownerS}}% today',
    milestone: '{{owners}} share of sales is below 50%',
  },
  'L-05': {
    weakness: [
      'Others get little practice in selling as long as so much of it passes through {{owner}}.',
      'For many customers, an order counts only once {{owner}} has agreed.',
    ],
    stake: [
      'Each sale that {{owner}} makes is one that the company has not yet learned to make.',
      'What others have sold once, they can sell again, and that is how the share comes down.',
    ],
    step: 'Hand over renewals and smaller customers first',
    measure: '{{owners}} share of sales each month, {{ownerS}}% today',
    milestone: '{{owners}} share of sales is below 30%',
  },
  'L-06': {
    weakness: [
      'Part of the customers still look to {{owner}} alone.',
      'A few accounts may never have met anyone but {{owner}}.',
    ],
    stake: [
      'One contact is enough until the day it is missing.',
      'Accounts that only one person knows are lost or kept with that person.',
    ],
    step: 'Add a colleague to each account that {{owner}} still holds',
    measure: 'Accounts with two known contacts, counted each month',
    milestone: 'Every account knows a second person beside {{owner}}',
  },
  'L-07': {
    weakness: [
      'Selling cannot be handed over as long as nobody else does it.',
      'Every plan to sell without {{owner}} begins with a person who is not there yet.',
    ],
    stake: [
      'Sales can only be handed over to a person, and finding and training one takes its time.',
      'From the decision to the first order that somebody else wins, half a year is soon gone.',
    ],
    step: 'Find the first person for sales',
    measure: 'Orders won by the new person for sales',
    milestone: 'The first person for sales has started',
  },
  'L-08': {
    weakness: [
      'Decisions gather with {{owner}}, and the time to plan goes with them.',
      'People bring questions instead of proposals, because nothing says what is theirs to decide.',
    ],
    stake: [
      'People learn to decide by deciding, and limits in writing make the start safe.',
      'Where it is written what somebody may decide, asking first stops being the safe choice.',
    ],
    step: 'Write down what each person decides alone',
    measure: 'Decisions taken within the written limits, without asking first',
    milestone: 'Written limits say who decides what',
  },
  'L-09': {
    weakness: [
      'The pressure of the day sets the direction more than goals do.',
      'Without goals for the year, each day decides for itself what matters.',
    ],
    stake: [
      'Whoever takes over a task needs to know what it is meant to achieve.',
      'Three goals are few enough to be remembered and enough to say no by.',
    ],
    step: 'Set three goals for the next 12 months',
    measure: 'Quarterly reviews held, with a note on each goal',
    milestone: 'Three goals for the year are set and reviewed for the first time',
  },
  'L-10': {
    weakness: [
      'Nobody has yet put down who could take which of {{owners}} roles.',
      'Who follows {{owner}}, in which role and when, is not on paper.',
    ],
    stake: [
      'A handover without dates moves back each time the day is full.',
      'Those who are to take over can prepare only for what they have been told.',
    ],
    step: 'Put the handover on one page, with roles, names and dates',
    measure: 'Roles of {{owner}} that have a successor and a date',
    milestone: 'The handover stands on one page, agreed with those it names',
  },
  'L-11': {
    weakness: [
      'Wherever {{owner}} is not, work waits or is done twice.',
      'Most of the company pauses for the one person who knows.',
    ],
    stake: [
      'While {{owner}} is needed everywhere, the work that only an owner can do has to wait.',
      'One function handed over completely frees more time than six that are shared.',
    ],
    step: 'Hand over fully the function that takes most of {{owners}} hours',
    measure: 'Functions that run on their own, {{funcCount}} of 6 today',
    milestone: 'Three functions or more run without {{owner}}',
  },
  'L-12': {
    weakness: [
      'Functions that wait for {{owner}} hold up the ones that do not.',
      'The company can act in part, and has to wait for {{owner}} in part.',
    ],
    stake: [
      'The functions that are tied to {{owner}} set the pace for all the others.',
      'The next two functions are usually harder than the first ones, because the easy ones went first.',
    ],
    step: 'Put the remaining functions in order and name who leads the next two',
    measure: 'Functions that run on their own, {{funcCount}} of 6 today',
    milestone: 'Five functions run by themselves',
  },
  'L-13': {
    weakness: [
      'Bills, wages and figures need {{owners}} own hand.',
      'If {{owner}} could not sign for a fortnight, bills and wages would be late.',
    ],
    stake: 'Where one person alone can pay and report, a short absence is enough to stop both.',
    step: 'Hand the bookkeeping to a second person, with two signatures above a limit',
    measure: 'Months that were closed and paid without {{owner}}',
    milestone: 'The bookkeeping is in other hands',
  },
  'L-14': {
    weakness: [
      'The daily work itself has no leader but {{owner}}.',
      'What customers buy is still made under {{owners}} eyes, and only there.',
    ],
    stake: 'Other functions may run alone, but customers feel operations and delivery first.',
    step: 'Appoint someone to lead operations',
    measure: 'Weekly reports by the person who leads operations',
    milestone: 'Operations have a leader who reports every week',
  },
  'L-15': {
    weakness: [
      'Key clients know a person rather than the company.',
      'If {{owner}} or a colleague left, key clients would have nobody else to call.',
    ],
    stake: [
      'Clients follow people, so what is agreed with them should be known to more than one.',
      'A client who knows two people has two reasons to stay.',
    ],
    step: 'Add a second contact for the ten largest clients',
    measure: 'Key clients who have met their second contact',
    milestone: 'The ten largest clients have met their second contact',
  },
  'L-16': {
    weakness: [
      'At the bank, everything runs through {{owner}}.',
      'A payment that is due would have to wait for {{owner}}.',
    ],
    stake: 'In an emergency, money is the first thing that has to keep moving.',
    step: 'Introduce a second person to the bank',
    measure: 'Payments that the second person has made in a test',
    milestone: 'A second person may act at the bank',
  },
  'L-17': {
    weakness: [
      'Good prices and quick deliveries hang on who is calling.',
      'Prices and delivery times that were agreed by handshake would have to be agreed anew.',
    ],
    stake: 'Good terms that only one person can call up may be lost with that person.',
    step: 'Put supplier terms in writing and name a second contact',
    measure: 'Important suppliers with written terms',
    milestone: 'The important suppliers have written terms and a second contact',
  },
  'L-18': {
    weakness: [
      'Others can neither follow nor question what is only said.',
      'Where the business is going has to be asked of one person.',
    ],
    stake: 'A plan in one head can be neither shared nor handed on.',
    step: 'Write a short business plan',
    measure: 'Goals of the plan that were checked at its half-yearly update',
    milestone: 'The short business plan is written and shared',
  },
  'L-19': {
    weakness: 'For {{emp}} people there are too few leaders beside {{owner}}.',
    stake: 'Without a first level of leads, every further hire adds to the load on {{owner}}.',
    step: 'Create a first level of two to four leads',
    measure: 'Weekly meetings of the leads, each with results to report',
    milestone: 'Two to four leads are in place and meet weekly',
  },
  'L-20': {
    weakness: [
      'Who would sign, pay and decide if {{owner}} were suddenly away is not settled.',
      'In an emergency, family, bank and customers would each have to find out for themselves what to do.',
    ],
    stake: [
      'One folder, known to one trusted person, is the difference between a bad week and a lost business.',
      'An accident could leave the company without anyone who may sign, and a folder prevents that.',
    ],
    step: 'Prepare the emergency file',
    measure: 'Parts of the emergency file that are complete, and who knows where it lies',
    milestone: 'The emergency file is ready, and a trusted person knows it',
  },
  'L-21': {
    weakness: [
      'What happens if one of the owners wants out, falls ill or disagrees is left open.',
      'Each owner may have a different handover in mind.',
    ],
    stake: [
      'Questions between partners are settled best while nobody needs the answer.',
      'An agreement is cheap while everyone is on good terms, and dear afterwards.',
    ],
    step: 'Agree roles, decisions and ways out among the partners',
    measure: 'Points of the agreement that all partners have accepted',
    milestone: 'The agreement between the partners is in writing',
  },
  'L-22': {
    weakness:
      'What {{owner}} has no time for has to wait, which is natural at this size and still a limit.',
    stake:
      'Building a company and staying a practice are both good choices, and each needs its own plan.',
    step: 'Decide between building a company and staying a practice',
    measure: 'The choice in one sentence, with its first step and a date',
    milestone: 'The direction is chosen: a company or a practice',
  },
  'L-23': {
    weakness: [
      'One more order means one free evening less, so growth ends where the hours do.',
      'New work comes only when there is time to look for it, which is when there is none.',
    ],
    stake: 'An hour of selling is an hour without paid work, and the other way round.',
    step: 'Open two ways to new customers that need little of {{owners}} time',
    measure: 'Enquiries in a month that came without {{owners}} effort',
    milestone: 'Two ways to new customers are open',
  },
};
