/** @type {import('../clauses.mjs').Bank} */
export const market = {
  'Market position': {
    good: [
      'the company is known in its market and chosen for a reason',
      'the position in the market is rated #',
      'customers know what {{COMPANY}} stands for',
    ],
    middling: [
      'the place in the market is rated #, with room to stand out more',
      '{{COMPANY}} is one of several names that customers think of',
      'the position in the market is rated #',
    ],
    poor: [
      'the position in the market is rated only #',
      'few customers would name {{COMPANY}} first',
      '{{COMPANY}} does not stand out in its market yet',
    ],
    means: {
      good: [
        'A good name does part of the work of new leaders for them.',
        'The market knows the company, so its next leaders need no introduction.',
        'Customers who choose the company and not only you are easier to pass on.',
      ],
      poor: [
        'Whoever takes over has to win a place in the market besides learning to lead.',
        'Without a clear place in the market, each sale rests on personal effort.',
      ],
    },
    needs: ['a place in the market that customers can name'],
  },
  'Competitive advantage': {
    good: [
      'there is a clear reason to buy here and not elsewhere',
      'what sets the company apart is rated #',
      'competitors find it hard to offer the same',
    ],
    middling: [
      'what sets the company apart is rated #',
      'the reason to buy here could be clearer',
      'some of what the company offers is hard to find elsewhere',
    ],
    poor: [
      'what sets the company apart is rated only #',
      'customers find much the same elsewhere',
      'the reason to buy here is not clear enough',
    ],
    means: {
      good: [
        'An offer that stands out keeps its customers while the people behind it change.',
        'The advantage gives the company time, and time is what a handover costs.',
        'As long as customers find no equal elsewhere, they will give new people a chance.',
      ],
      poor: [
        'Where offers are alike, price and acquaintance decide, and an acquaintance stays with the person who has it.',
        'An offer without an edge leaves new leaders little to sell with.',
      ],
    },
    needs: ['a reason to buy that holds without you'],
  },
  'Watching the industry': {
    good: [
      'changes in the industry are noticed early',
      'watching the industry is a habit, rated #',
      'somebody keeps an eye on the industry',
    ],
    middling: [
      'the industry is watched now and then',
      'watching the industry is rated #',
      'some changes in the industry are seen early and some late',
    ],
    poor: [
      'changes in the industry are noticed late',
      'watching the industry is rated only #',
      'nobody has the task of watching the industry',
    ],
    means: {
      good: [
        'Knowledge of the industry can be shared, and shared knowledge survives a change of leader.',
        'What several people notice does not depend on the memory of one.',
        'News from the industry gives future leaders something to decide on.',
      ],
      poor: [
        'A new leader who knows the market less well than you would need more than chance talks.',
        'Changes that are seen late leave a new leader with few choices.',
      ],
    },
    needs: ['eyes on the industry'],
  },
  'Market analysis': {
    good: ['a market analysis is there to decide by', 'the market has been looked at on paper'],
    poor: [
      'a market analysis is missing',
      'nobody has put the market on paper yet',
      'there is no market analysis to decide by',
    ],
    means: {
      good: [
        'Decisions on the market can be explained to whoever takes them over.',
        'An analysis on paper gives new leaders the map as well as the wheel.',
      ],
      poor: [
        'What you know of the market is lost to others unless somebody writes it down.',
        'Feeling for the market does not pass from one head to another, but an analysis does.',
      ],
    },
    needs: ['the market on paper'],
  },
  'Projected growth': {
    none: ['no growth is planned for next year', 'next year is to be as large as this one'],
    negative: ['next year is planned with less revenue than this one'],
    good: [
      'the plan for next year is growth of #',
      'next year is to bring growth of #',
      'growth of # stands in the plan',
    ],
    middling: [
      'the plan for next year is growth of #',
      'next year is to bring growth of #',
      'growth of # stands in the plan',
    ],
    poor: ['the plan for next year is growth of #', 'growth of # stands in the plan'],
    means: {
      good: [
        'Growth asks for leaders, and it takes up the hours in which they would be found.',
        'A year of growth is a good occasion to give new tasks to new people.',
      ],
    },
  },
  'Share of next year’s revenue that is guaranteed': {
    none: [
      'none of next year’s revenue is under contract',
      'next year begins without a signed order',
    ],
    plain: [
      '# of next year’s revenue is under contract',
      'contracts cover # of next year’s revenue',
      'signed orders make up # of next year’s revenue',
    ],
  },
  'Share of next year’s revenue that is speculative': {
    plain: [
      '# of next year’s revenue is hoped for rather than known',
      '# of what is planned for next year is open',
      'hope stands behind # of next year’s revenue',
    ],
  },
  'How much of next year’s revenue can be counted on': {
    good: [
      'much of next year’s revenue can be counted on',
      'next year stands on firm orders to a large part (#)',
    ],
    middling: [
      'part of next year’s revenue can be counted on',
      'next year is rated # for what can be counted on',
    ],
    poor: [
      'little of next year’s revenue can be counted on',
      'next year has few firm orders behind it (#)',
      'next year still has to be sold',
    ],
    means: {
      good: [
        'A year that is mostly sold leaves room to change who leads.',
        'Signed orders let a new leader begin with the work and not with the search for it.',
        'With so much agreed ahead, plans for people can be firm as well.',
      ],
      poor: [
        'A year that still has to be sold draws everyone into selling, and the handover waits.',
        'With so much open, a change of leadership needs a reserve in case orders come late.',
      ],
    },
    needs: ['orders that are signed ahead'],
  },
  'Gross profit margin': {
    means: {
      good: [
        'The margin can pay for people who learn before they earn.',
        'There is room in the prices for the mistakes that learners make.',
        'A margin like this leaves something to invest in leaders.',
      ],
      poor: [
        'A thin margin has to carry the cost of new leaders as well, so they can only come step by step.',
        'Before new leaders can be paid, prices and costs need a look.',
      ],
    },
    needs: ['prices and costs that leave more over'],
  },
  'Net profit margin': {
    negative: ['the year ends with a loss (#)', 'the company makes a loss at present'],
    none: ['nothing of the revenue is left at the end of the year'],
    good: [
      '# of revenue is left at the end of the year',
      'the year ends with a net margin of #',
      'after all costs, # of revenue remains',
    ],
    middling: [
      '# of revenue is left at the end of the year',
      'the year ends with a net margin of #',
      'after all costs, # of revenue remains',
    ],
    poor: [
      'only # of revenue is left at the end of the year',
      'the year ends with a net margin of just #',
      'after all costs, no more than # of revenue remains',
    ],
    means: {
      good: [
        'What the year leaves over can pay for training, a stand-in and a second line of leaders.',
        'There is money to prepare people before they are needed.',
        'A year that leaves something over can afford a second line before it is urgent.',
      ],
      poor: [
        'Little is left over to pay for a second line of leaders, so the figures come before the handover.',
        'Every new post has to earn its keep quickly while so little is left over.',
      ],
    },
    needs: ['a result that can pay for leaders'],
  },
  'Annual revenue': {
    plain: ['a year brings # of revenue', 'revenue comes to # a year'],
  },
};
