import type { GapWords } from './rule-words.js';

export const marketWords: Readonly<Record<string, GapWords>> = {
  'M-01': {
    weakness: [
      'The loss of a single large client would be felt in every corner of the business.',
      'One decision in another company could change the whole year.',
    ],
    stake: [
      'Clients who bring {{top}}% of revenue also have a say in prices and terms.',
      'At {{top}}% of revenue, the largest clients are partners in all but name, and should be treated with as much care.',
    ],
    step: 'Agree longer terms with the largest clients and reserve time for new ones',
    measure: 'Share of the largest clients each quarter, {{top}}% today',
    milestone: 'The largest clients weigh a third less than today',
  },
  'M-02': {
    weakness: [
      'The loss of one large client would take a good while to replace.',
      'Too much of the year depends on a few good relationships.',
    ],
    stake: [
      'Whoever looks at the business from outside will first ask about the clients who bring {{top}}% of revenue.',
      'New customers are easiest to win while the large ones, with {{top}}% of revenue, still pay for the search.',
    ],
    step: 'Approach 30 possible customers who resemble the best ones',
    measure: 'Share of the largest clients each month, {{top}}% today',
    milestone: 'The share of the largest clients is near 30%',
  },
  'M-03': {
    weakness: [
      'Dependence on a few clients is not alarming yet, but it has a habit of growing unseen.',
      'A little more of the year depends on a few clients than it should.',
    ],
    stake:
      'At {{top}}% the weight of the largest clients is no danger yet, and easy to keep in view.',
    step: 'Watch the share of the largest clients and know more people there',
    measure: 'Share of the largest clients each quarter, {{top}}% today',
    milestone: 'The largest clients bring a fifth of revenue or less',
  },
  'M-04': {
    weakness: [
      'Much of the selling only replaces those who have left.',
      'Customers leave faster than new ones can be won with ease.',
    ],
    stake: 'Customers who leave have to be replaced before any growth begins.',
    step: 'Ask ten lost customers why they left',
    measure: 'Customer retention each quarter, {{ret}}% today',
    milestone: 'The two most frequent reasons for leaving are removed',
  },
  'M-05': {
    weakness: [
      'A few more customers leave than need to.',
      'Some of those who leave would have stayed if somebody had asked in time.',
    ],
    stake: 'Keeping some more customers each year would ease the search for new ones.',
    step: 'Contact every customer after the purchase and before the next one',
    measure: 'Customer retention each quarter, {{ret}}% today',
    milestone: 'Every customer is contacted twice, and each loss is noted with its reason',
  },
  'M-06': {
    weakness: [
      'A quiet quarter would show in the accounts at once.',
      'Customers may come back, but nothing has been agreed that would make them.',
    ],
    stake: [
      'Revenue that starts anew every year leaves little room to plan ahead.',
      'Each customer who comes back by agreement is one who need not be found again.',
    ],
    step: 'Design one reason to come back and test it with five customers',
    measure: 'Share of revenue that recurs, {{rec}}% today',
    milestone: 'The first customers have bought the recurring offer',
  },
  'M-07': {
    weakness: [
      'What recurs is a welcome extra and not yet a base to plan on.',
      'The part of revenue that recurs is still too small to plan on.',
    ],
    stake: 'A larger recurring part would make the coming months easier to plan.',
    step: 'Offer a service or supply agreement with every sale',
    measure: 'Share of revenue that recurs, {{rec}}% today',
    milestone: 'Recurring revenue has reached 30%',
  },
  'M-08': {
    weakness: [
      'When a project ends, the search for work begins again.',
      'The gap between two projects has to be paid for by the one before.',
    ],
    stake: 'Project work comes in waves, and months signed ahead smooth them.',
    step: 'Offer regular clients an agreement over several projects',
    measure: 'Months of signed work, reported each month',
    milestone: 'Three months of work are signed',
  },
  'M-09': {
    weakness: [
      'Costs that are fixed today would be paid from orders that may not come.',
      'Whoever plans people or purchases by the present forecast is taking a bet.',
    ],
    stake: [
      'Costs are certain while {{spec}}% of the forecast is not, so they should not be planned alike.',
      'With {{spec}}% of the forecast open, a list of what is signed is the only safe ground.',
    ],
    step: 'Divide the forecast into signed, likely and hoped for',
    measure: 'Speculative share of the forecast each month, {{spec}}% today',
    milestone: 'Costs follow signed and likely sales only',
  },
  'M-10': {
    weakness: [
      'Most of next year has to be hoped for or won, month by month.',
      'Each year begins with selling and not with planning.',
    ],
    stake: [
      'An agreement signed before the year starts takes pressure off every month that follows.',
      'A signed year lets purchases, holidays and hiring be planned in peace.',
    ],
    step: 'Offer annual agreements or early renewal',
    measure: 'Secured share of next year, {{guar}}% today',
    milestone: 'Annual agreements cover a third of next year',
  },
  'M-11': {
    weakness: 'It is hard to say why customers should choose this business and no other.',
    stake: 'Where no difference is clear, price decides.',
    step: 'Ask ten loyal and five lost customers for their reasons',
    measure: 'Customers who name the chosen difference when asked',
    milestone: 'One difference is chosen and can be proved',
  },
  'M-12': {
    weakness: 'The business is not yet the first choice of any group of customers it could name.',
    stake: 'Effort that goes to everyone makes a business known to nobody in particular.',
    step: 'Find the group of customers where success is most frequent',
    measure: 'Share of offers that are accepted in this group',
    milestone: 'Marketing time and money go to the chosen group',
  },
  'M-13': {
    weakness: 'Changes in the industry may be seen late.',
    stake: 'News that arrives late leaves fewer choices.',
    step: 'Start a monthly page on the industry',
    measure: 'Monthly pages written, each with one point to act on',
    milestone: 'The monthly page on the industry has become a habit',
  },
  'M-14': {
    weakness: [
      'Decisions on growth rest on impressions rather than on a written analysis.',
      'What is known about customers and competitors has never been put side by side.',
    ],
    stake: [
      'Facts on customers, prices and competitors should come before the next large decision.',
      'A few pages on the market keep the next big decision from resting on the last conversation.',
    ],
    step: 'Write a short market analysis',
    measure: 'Decisions that made use of the analysis',
    milestone: 'The market analysis is written',
  },
  'M-15': {
    weakness: 'At a net margin of {{nm}}%, each month costs money instead of bringing it.',
    stake: 'A loss uses up the time that every other step needs, so ending it comes before growth.',
    step: 'Find out which offers and customers earn money and which cost it',
    measure: 'Net margin each month, {{nm}}% today',
    milestone: 'The business breaks even',
  },
  'M-16': {
    weakness: [
      'Whoever takes over work from {{owner}} has to be paid, and at present there is little to do it with.',
      'The margin leaves hardly anything for a deputy, a mistake or a slow quarter.',
    ],
    stake: 'Phase 2 costs money before it saves any, and the margin has to carry it.',
    step: 'Work out what a deputy would cost and how to pay for one',
    measure: 'Net margin each quarter, {{nm}}% today',
    milestone: 'The cost of a deputy is known, and how to pay for it is planned',
  },
  'M-17': {
    weakness: 'Too little of each sale is left after direct costs.',
    stake: 'What is lost in price, discounts and direct costs cannot be won back further down.',
    step: 'Check price, discounts and direct costs of the ten largest products or services',
    measure: 'Gross margin each quarter, {{gm}}% today',
    milestone: 'The ten largest products or services have been checked and repriced where needed',
  },
  'M-18': {
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
  'M-19': {
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
  'M-20': {
    weakness: [
      'A steep plan rests on sales that are not yet in sight.',
      'If half of the hoped-for growth does not come, its costs will be there all the same.',
    ],
    stake: 'One plan for one outcome is not enough when so much of it is open.',
    step: 'Plan a low, a middle and a high case',
    measure: 'Cases planned, each with the costs that belong to it',
    milestone: 'The low, middle and high case are on paper',
  },
  'M-21': {
    weakness: [
      'The largest clients and most of the selling hang on the same person.',
      'A single absence would touch sales and the largest clients at the same time.',
    ],
    stake: [
      'If {{owner}} were away, {{top}}% of revenue would miss its main contact.',
      'With {{top}}% of revenue known mainly to {{owner}}, each of these clients should soon know a second face.',
    ],
    step: 'Agree a second contact and a date of handover for the three largest clients',
    measure: 'Largest clients with a second contact, written terms and a date',
    milestone:
      'The three largest clients have a second contact, written terms and a date of handover',
  },
  'M-22': {
    weakness: 'The business spends ahead of its growth, at a net margin of {{nm}}%.',
    stake: 'Growth at a loss has a time limit, and lenders and partners will ask for the date.',
    step: 'Show the way to profit, with dates',
    measure: 'Months that the money lasts, worked out anew each month',
    milestone: 'The way to break-even is agreed, with its date',
  },
  'M-23': {
    weakness: 'Revenue is about to shrink, and the reasons are not yet named one by one.',
    stake: 'Costs do not fall by themselves when revenue falls by {{growthAbs}}%.',
    step: 'List the ten largest changes by customer and offer',
    measure: 'Changes on the list that have a decision',
    milestone: 'Each large change has a decision, and the costs follow',
  },
  'M-24': {
    weakness: [
      'A large part of the selling may have nobody in charge inside the company.',
      'What brings customers could change without anyone here having a say.',
    ],
    stake: 'A way to customers that somebody else owns can close at short notice.',
    step: 'List each way to customers with its share and its cost',
    measure: 'Largest share that one outside partner brings, each quarter',
    milestone: 'A second way to customers is open wherever one partner brought more than half',
  },
  'M-25': {
    weakness: [
      'The work itself earns enough, and the running costs take most of it.',
      'What is earned on each sale is spent again before the year is out.',
    ],
    stake: 'What happens after the gross margin decides whether others can be paid to lead.',
    step: 'Set a limit for each of the ten largest running costs',
    measure: 'Running costs as a share of revenue, each month',
    milestone: 'The ten largest running costs have a limit each',
  },
};
