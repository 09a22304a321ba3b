import type { Trade } from './trade.js';

export const services: Trade = {
  kind: 'a service business',
  ownerLed:
    'customers ask for one person by name, and that person’s calendar is the real limit of the business.',
  ledByOthers:
    'customers trust a standard and several names, others fill the calendar, and {{owner}} looks after direction and a few relationships.',
  systems:
    'In services, customers notice at once whether the same care comes from someone else, so the standard has to be plain.',
  leadership:
    'Customers of a service business often ask for a person by name, so a second name has to be introduced early.',
  market:
    'A service cannot be stored, so every open week in the calendar is lost, and agreements keep it filled.',
  inPractice: {
    'S-01':
      'The first visit, the quote and the handover to the customer are good ones to begin with.',
    'S-02': 'One page for the start of a job and one for its end would cover most complaints.',
    'S-03': 'Briefing, scheduling and the final check are where services usually lose hours.',
    'S-04': 'In services they are mostly about prices, complaints and who goes where.',
    'S-05': 'Take the service with the fewest surprises, for a customer who is patient.',
    'S-07': 'A fixed first package, with extras billed by the hour, is the usual shape.',
    'S-10': 'First call, visit, proposal and follow-up call are the usual ones.',
    'S-11':
      'In services the weak spot is the time between visit and proposal, so give it a limit in days.',
    'S-12': 'A call back on the same day wins more service work than a lower price.',
    'S-13': 'A bonus on agreements that renew suits a service better than one on single jobs.',
    'S-16': 'On a chart by role it also shows who plans the calendar and who only fills it.',
    'L-01': 'A quiet week in the calendar is good enough for the first test.',
    'L-02': 'The limits that matter are discounts, complaints and changes to the schedule.',
    'L-03': 'In services, the large accounts and the hiring are usually what stops first.',
    'L-04': 'New customers who have not yet met {{owner}} are the easiest group.',
    'L-05': 'Regular jobs can move first, since nobody needs convincing there.',
    'L-06': 'Taking the colleague along to two visits is usually enough.',
    'L-07': 'The one on the team whom customers already ring is often the right choice.',
    'L-08': 'For a team lead, that means schedules, small discounts and making good a complaint.',
    'L-10': 'Selling, planning, quality and people are four roles to put on it.',
    'L-11': 'In services, scheduling is often the one, since it eats the phone all day.',
    'L-12': 'Scheduling and invoicing are the two that others can usually take next.',
    'L-15':
      'What each client is particular about belongs there too, because that is what gets lost.',
    'M-01': 'Longer terms are easier to agree when fixed days in the calendar are part of them.',
    'M-02':
      'Ask the best customers whom else they would recommend; that makes a third of the list.',
    'M-03': 'Their assistants and site managers count as contacts as well.',
    'M-06': 'A seasonal check, a fixed monthly visit or a priority call line are typical.',
    'M-08': 'A small retainer for questions between projects is the easiest to agree.',
    'M-09': 'Extra hands should be booked for signed work, and asked for the likely part.',
    'M-10': 'Customers sign a year more readily when their slot in the calendar is fixed.',
    'M-14': 'What customers would do without the service is the first competitor to describe.',
    'M-18': 'In services the first condition of each step is usually a trained pair of hands.',
    'M-21': 'The second contact should do part of the work there, and so be known for something.',
  },
};
