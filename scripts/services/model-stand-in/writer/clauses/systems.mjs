/** @type {import('../clauses.mjs').Bank} */
export const systems = {
  'Core processes': {
    good: [
      'the core processes are settled',
      'the main work follows a fixed way',
      'everyone can tell how the main steps of the work go',
    ],
    middling: [
      'the core processes are settled in part',
      'some of the main work follows a fixed way and some does not',
      'the core processes, rated #, leave room for habit',
    ],
    poor: [
      'the core processes are still loose',
      'the main steps of the work change with whoever does them',
      'hardly any of the main work follows a fixed way',
    ],
    means: {
      good: [
        'A successor can take over a process that is settled without inventing it anew.',
        'Settled processes give a new leader something to steer by.',
        'Because the main steps are settled, a change at the top need not be felt on the floor.',
      ],
      poor: [
        'Where the core processes are loose, a new leader inherits habits and has to guess the rest.',
        'As long as each job takes its own course, nobody can answer for the result but you.',
      ],
    },
    needs: ['core processes that keep their course', 'a fixed way for the main work'],
  },
  'Daily work without the owner': {
    good: [
      'the daily work goes on without you',
      'everyday questions find their answer without you',
      'an ordinary day does not wait for you',
    ],
    middling: [
      'the daily work runs without you in part',
      'some everyday questions still end with you',
      'an ordinary day needs you for some of its decisions',
    ],
    poor: [
      'the daily work leans on you',
      'everyday questions keep coming back to you',
      'an ordinary day runs through your hands',
    ],
    means: {
      good: [
        'Whoever leads next can begin with plans, because the day runs by itself.',
        'A day that runs without you leaves time to pass on the larger questions.',
        'Since days pass without a call to you, the next thing to try is weeks.',
      ],
      poor: [
        'Every question that only you can answer would go to a successor as well, who cannot know the answer.',
        'Hours that go into small questions are missing where a handover has to be prepared.',
      ],
    },
    needs: ['everyday answers that others may give', 'days that run without a call to you'],
  },
  Documentation: {
    good: [
      'documentation is rated #',
      'writing things down is a habit, rated #',
      'much of what people know has found its way to paper',
    ],
    middling: [
      'documentation is rated #, which leaves gaps',
      'part of the know-how is on paper',
      'some tasks can be looked up and others have to be asked for',
    ],
    poor: [
      'little of the know-how is on paper',
      'most of what people know stays in their heads',
      'documentation is thin, rated #',
    ],
    means: {
      good: [
        'What can be looked up does not have to be asked for, and that shortens any handover.',
        'Written know-how stays when the person who has it moves on.',
        'What is on paper can be taught by anyone who can read it.',
      ],
      poor: [
        'Know-how that stays in heads leaves with them, and a new leader would have to collect it by asking.',
        'Nobody can be trained from memory for long, so writing down comes before handing over.',
      ],
    },
    needs: ['know-how on paper', 'tasks that can be looked up'],
  },
  'Process documentation': {
    good: [
      'process documents are there to read',
      'the way of working can be read up in process documents',
      'newcomers find process documents to learn from',
    ],
    poor: [
      'process documents are missing',
      'there are no process documents yet',
      'no process document shows the way of working',
    ],
    means: {
      good: [
        'With process documents at hand, a deputy does not start from nothing.',
        'Whoever stands in can read how it is done and does not have to ring.',
        'Documents that people use are the part of a company that is easiest to pass on.',
      ],
      poor: [
        'Without process documents a deputy can only copy what others do.',
        'A handover without process documents takes as long as the slowest explanation.',
      ],
    },
    needs: ['process documents that a deputy can follow', 'the main tasks on a page each'],
  },
  'Organisation chart': {
    good: [
      'an organisation chart shows who is responsible',
      'who decides what stands in an organisation chart',
      'responsibilities can be read from an organisation chart',
    ],
    poor: [
      'no organisation chart shows who decides what',
      'an organisation chart is missing',
      'who is responsible for what is known by habit',
    ],
    means: {
      good: [
        'A chart of roles makes it plain which of them still has to find a successor.',
        'With roles on a chart, a handover can go role by role.',
        'Whoever joins at the top can see at once who answers for what.',
      ],
      poor: [
        'Roles that stand on no chart are hard to hand to anybody.',
        'Without a chart, the first weeks of a new leader go into finding out who decides.',
      ],
    },
    needs: ['a chart that says who decides', 'roles with a name and a stand-in'],
  },
  'Financial statements': {
    good: [
      'the financial statements are there for anyone who has to judge the figures',
      'the figures of past years can be read in financial statements',
      'financial statements are at hand',
    ],
    poor: [
      'financial statements are missing',
      'there are no financial statements to judge the past years by',
      'the figures of past years cannot be read anywhere',
    ],
    means: {
      good: [
        'Leaders, banks and partners can read the same figures, which makes talks shorter.',
        'Figures that everyone can read take the guesswork out of leading.',
        'A new leader can see from the statements what the years before were like.',
      ],
      poor: [
        'Nobody takes over a responsibility whose figures cannot be read.',
        'Without statements, each talk about the future begins with doubts about the past.',
      ],
    },
    needs: ['financial statements that others can read'],
  },
  'Delivery without the owner': {
    good: [
      'customers get what they ordered without you having a hand in it',
      'what has been sold is delivered without you',
      'delivery goes ahead without you',
    ],
    middling: [
      'delivery still calls for you now and then',
      'part of the delivery passes through you',
      'some orders reach the customer without you and some do not',
    ],
    poor: [
      'delivery hangs on you',
      'hardly an order reaches the customer without you',
      'what has been sold still needs you to be delivered',
    ],
    means: {
      good: [
        'Delivery can be the first field with a leader of its own.',
        'What customers see of the company would look the same under other leaders.',
        'Because orders go out without you, customers would hardly notice the first steps of a handover.',
      ],
      poor: [
        'A handover would be felt by customers at once while delivery hangs on you.',
        'Before anything else can pass on, orders have to reach customers through other hands.',
      ],
    },
    needs: ['orders that go out through other hands', 'a delivery that others answer for'],
  },
  'Main offer’s share of revenue': {
    good: [
      'a clear main offer brings # of revenue',
      'revenue comes mainly from what the company knows best (#)',
      'the main offer stands for # of revenue',
    ],
    middling: [
      'the main offer brings # of revenue',
      'what the company knows best brings # of revenue',
      'beside the main offer, with # of revenue, much else is sold',
    ],
    poor: [
      'no main offer stands out, for the largest brings # of revenue',
      'revenue is spread over many offers',
      'the main offer brings only # of revenue',
    ],
    means: {
      good: [
        'A clear main offer is quicker to explain, to train and to hand on.',
        'One offer at the centre gives training something to begin with.',
        'Where most of the revenue comes from one kind of work, there is less for a successor to learn.',
      ],
      poor: [
        'The more kinds of work there are, the more a successor has to learn.',
        'With many offers, each one has too few repetitions to become routine.',
      ],
    },
    needs: ['an offer that stands at the centre'],
  },
  'Standard share of the work': {
    good: [
      '# of the work follows a standard',
      'most of the work repeats itself, # of it to a standard',
      'the work knows its standard, which covers # of it',
    ],
    middling: [
      'the work is a mixture, with # of it to a standard',
      '# of the work follows a standard and the rest is made to measure',
      '# of the work is standard work',
    ],
    poor: [
      'only # of the work follows a standard',
      'much is made to measure and just # follows a standard',
      'nearly every job is a case of its own, with # to a standard',
    ],
    means: {
      good: [
        'Work that repeats itself can be taught, checked and passed on.',
        'Each repetition makes it easier for the next person to take over.',
        'With a standard, others can tell good work from bad without asking.',
      ],
      poor: [
        'Work that starts afresh each time keeps its questions, and they find their way to you.',
        'Few things can become routine while most jobs are made to measure.',
      ],
    },
    needs: ['more work that repeats itself'],
  },
  'Revenue a year for each person': {
    plain: [
      'each person stands for # of revenue a year',
      'the year brings # of revenue for each person',
    ],
  },
};
