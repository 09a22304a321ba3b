/** @type {import('../clauses.mjs').Bank} */
export const sales = {
  'Owner’s share of sales': {
    none: ['all of the selling is done by others', 'you have left the selling to others'],
    good: [
      'no more than # of sales depend on you',
      'you make # of sales and others the rest',
      'selling is in several hands, with # left to you',
    ],
    middling: [
      'you still make # of sales',
      '# of sales pass through you',
      'selling is shared, with # of it in your hands',
    ],
    poor: [
      'you make # of sales',
      '# of sales pass through your hands',
      'orders come mainly through you, with # of sales made by you',
    ],
    means: {
      good: [
        'Orders would keep coming while leadership changes.',
        'Selling can go on as it is while you turn to other things.',
        'Customers are used to several faces, so one more will not trouble them.',
      ],
      poor: [
        'Whoever follows would have to learn selling first, and customers would have to get used to them.',
        'Orders that need you stop when you are away, and a handover is the longest absence of all.',
        'A successor would inherit the order book but not the voice that customers know.',
      ],
    },
    needs: ['sales that others make', 'orders that others win'],
  },
  'Sales team': {
    none: [
      'there is no team for selling',
      'a sales team does not exist yet',
      'selling has no team behind it',
    ],
    good: ['the sales team counts #', 'a sales team of # takes part in the selling'],
    poor: ['the sales team counts #', 'a sales team of # takes part in the selling'],
    means: {
      good: [
        'People who sell every day can grow into leading the selling.',
        'With sellers in the house, the selling needs a leader and not a founder.',
      ],
      poor: [
        'Somebody has to learn selling before anybody can lead it.',
        'Until there are people who sell, there is nobody to hand the customers to.',
      ],
    },
    needs: ['people who sell'],
  },
  'Share of sales made by the sales team': {
    plain: ['the team brings in # of sales', '# of sales come through the team'],
  },
  'Written parts of selling': {
    none: [
      'nothing about the way of selling is on paper',
      'the way of selling is written down nowhere',
      'selling follows experience alone, for nothing of it is on paper',
    ],
    good: [
      'sellers can look up #',
      'the written side of selling covers #',
      'what sellers need is on paper: #',
    ],
    middling: [
      'the written side of selling covers #, and the rest is experience',
      'paper holds part of the selling: #',
      'of the selling, paper holds #',
    ],
    poor: [
      'the written side of selling covers only #',
      'of the selling, paper holds just #',
      'beyond # it is experience that guides the selling',
    ],
    means: {
      good: [
        'A way of selling that can be read can also be taught.',
        'New sellers can be trained from paper and corrected by example.',
      ],
      poor: [
        'Selling that lives from experience cannot be taught to a successor quickly.',
        'What makes a customer sign is known to few, and it should be known to more.',
      ],
    },
    needs: ['a way of selling on paper', 'selling that can be taught'],
  },
  'Largest clients’ share of revenue': {
    good: [
      'revenue is spread over many clients, with # from the largest',
      'the largest clients bring no more than # of revenue',
      'no client weighs too much, for the largest together bring #',
    ],
    middling: [
      'the largest clients bring # of revenue',
      '# of revenue comes from the largest clients',
      'a handful of clients stands for # of revenue',
    ],
    poor: [
      'the largest clients bring # of revenue',
      '# of revenue hangs on the largest clients',
      'a handful of clients decides over # of revenue',
    ],
    means: {
      good: [
        'The loss of a client would be felt but not feared.',
        'No single client can dictate when or how leadership changes.',
        'With revenue spread so widely, one lost account does not upset the plans.',
      ],
      poor: [
        'A change of leadership has to convince a few large clients before all others.',
        'A few telephone calls could decide over the year, so these clients have to hear of changes early.',
        'New leaders would be judged by a handful of clients, each of whom can leave.',
      ],
    },
    needs: ['revenue from more clients', 'less weight on the largest clients'],
  },
  'Customer retention': {
    means: {
      good: [
        'Loyal customers give new leaders time to earn their own trust.',
        'Customers who come back anyway can be introduced to new faces without haste.',
        'Where customers stay, a change of leaders has time to settle.',
      ],
      poor: [
        'Customers who leave have to be replaced, which takes time from everything else.',
        'A leak among customers has to be stopped before a change of leaders adds to it.',
      ],
    },
    needs: ['customers who come back'],
  },
  'Share of revenue that recurs': {
    none: [
      'no revenue recurs by itself',
      'none of the revenue comes again without being sold anew',
    ],
    plain: [
      '# of revenue recurs',
      '# of revenue comes again without being sold anew',
      'recurring business makes up # of revenue',
    ],
  },
  'Share of revenue from projects': {
    plain: [
      '# of revenue has to be won project by project',
      'projects bring # of revenue',
      'project work makes up # of revenue',
    ],
  },
  'Share of revenue that is one-time': {
    plain: [
      '# of revenue comes from sales that happen once',
      'one-time business makes up # of revenue',
    ],
  },
  'How sure revenue is to come again': {
    good: ['much of the revenue comes again, rated #', 'revenue has a base that comes again (#)'],
    middling: [
      'part of the revenue comes again, rated #',
      'the chance that revenue comes again is rated #',
    ],
    poor: [
      'most of the revenue has to be won afresh, year after year',
      'little of the revenue comes again by itself (#)',
      'hardly any revenue can be expected to come again by itself',
    ],
    means: {
      good: [
        'Revenue that comes again carries a company through months of change.',
        'With income that returns, a few slow months are no disaster.',
        'What comes in anyway pays for the time in which others learn.',
      ],
      poor: [
        'While revenue has to be won afresh, nobody can take their eyes off selling for long.',
        'Each year starts at the bottom, and that leaves little time for a change of leaders.',
      ],
    },
    needs: ['revenue that comes again'],
  },
  'Number of parts of selling that are written down': { needs: ['a way of selling on paper'] },
};
