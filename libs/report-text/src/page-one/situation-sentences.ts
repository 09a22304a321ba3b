import type { Area } from '@ellac/contracts';
import { capital, joined, type Situation } from '@ellac/diagnosis/parts';
import type { SituationFigures } from './situation-figures.js';

/** Where the business stands, and what follows from it. */
type Sentences = readonly [string, string];

/** Wordings that say the same. */
type Wordings = readonly [Sentences, Sentences];

const only13Weeks = [
  'The next thirteen weeks decide, and only cash, the bank and prices count in them.',
  'For the next thirteen weeks, only cash, the bank and prices count.',
] as const;

function survive({ company, profit, isLoss }: SituationFigures, variant?: string): Wordings {
  const loss = profit === undefined || !isLoss ? undefined : `a loss of about ${profit} a year`;
  if (variant === 'cash') {
    const earned =
      profit === undefined || isLoss ? '' : `, though it reports about ${profit} of profit`;
    const besides = loss === undefined ? earned : `, beside ${loss}`;
    return [
      [`${company} is short of cash now${besides}.`, only13Weeks[0]],
      [`Cash is what ${company} lacks today${besides}.`, only13Weeks[1]],
    ];
  }
  const costs = loss ?? 'more than it earns';
  return profit === undefined
    ? [
        [`${company} spends ${costs}.`, only13Weeks[0]],
        [`At ${company}, more goes out than comes in.`, only13Weeks[1]],
      ]
    : [
        [`${company} loses about ${profit} a year.`, only13Weeks[0]],
        [`${company} makes ${costs}, and that comes before everything else.`, only13Weeks[1]],
      ];
}

const left = (months: number): string =>
  months < 1 ? 'less than a month' : months === 1 ? 'one month' : `${months} months`;

function exitShort({ company, exit, successorLacks }: SituationFigures): Wordings {
  const lacks = joined(successorLacks);
  const longer = `A successor needs ${lacks}, and both take longer than the talks.`;
  return exit === undefined
    ? [
        [`You want to hand over ${company} soon, and no date is set.`, longer],
        [`The handover of ${company} is near, though it has no date yet.`, longer],
      ]
    : [
        [`You want to have handed over by ${exit.when}: that leaves ${left(exit.months)}.`, longer],
        [
          `${capital(left(exit.months))} are left until ${exit.when}, when you want to have handed over ${company}.`,
          `What takes longest should begin first: ${lacks}.`,
        ],
      ];
}

function thinMargin({ company, profit, netMargin, price }: SituationFigures): Wordings {
  const stays = `Of 100 in sales, ${netMargin} stay${profit === undefined ? '' : `: about ${profit} a year`}.`;
  if (price === undefined) {
    const before = 'What each job costs comes before selling more of it.';
    return [
      [stays, before],
      [`${company} keeps ${netMargin} of every 100 it sells.`, before],
    ];
  }
  const share = price.share === undefined ? '' : `, ${price.share}`;
  return [
    [
      stays,
      `One per cent of price is worth ${price.amount}${share}, so price comes before volume.`,
    ],
    [
      `${company} keeps ${netMargin} of every 100 it sells${profit === undefined ? '' : `, about ${profit} a year`}.`,
      `Selling more at that margin helps little: one per cent of price brings ${price.amount}${share}.`,
    ],
  ];
}

function fewClients({ company, clients }: SituationFigures): Wordings {
  if (clients === undefined) {
    return [
      [`Much of ${company} hangs on few clients.`, 'A limit for each of them comes first.'],
      [`A few clients carry ${company}.`, 'What is done if one is lost comes first.'],
    ];
  }
  const { who, share, amount, decided, years } = clients;
  const money = amount === undefined ? '' : `, about ${amount},`;
  const when = decided === undefined ? '' : `, and it is decided ${decided}`;
  const it = who === 'one client' ? 'it' : 'them';
  const cost =
    years === undefined
      ? `Without ${it}, ${company} would have to find that revenue elsewhere.`
      : `Without ${it}, ${years} would be gone${clients.isLossWithout === true ? ', and a loss would be left' : ''}.`;
  return [
    [`${share} of revenue${money} hangs on ${who}${when}.`, cost],
    [
      `${capital(who)} ${who === 'one client' ? 'brings' : 'bring'} ${share} of revenue${amount === undefined ? '' : `, about ${amount}`}${when}.`,
      cost,
    ],
  ];
}

const now = {
  partner: 'what counts now is an agreement on what a share is worth and how it is paid',
  value: 'what counts now is what a buyer would take off the price',
  plain: 'what counts now is who learns what',
} as const;

function exitLong(figures: SituationFigures, variant: keyof typeof now): Wordings {
  const { company, exit, leavingPartner } = figures;
  const who = leavingPartner ?? 'You';
  const leaves = leavingPartner === undefined ? 'want to leave' : 'wants to leave';
  const years = exit === undefined ? undefined : Math.round(exit.months / 12);
  const away =
    years === undefined
      ? ''
      : `, ${years === 2 ? 'two' : years === 3 ? 'three' : years === 4 ? 'four' : 'five'} years away`;
  const time = `That is the time such a change needs; ${now[variant]}.`;
  return exit === undefined
    ? [
        [
          `${who} ${leaves} ${company} one day, without a date yet.`,
          `A handover takes three to five years; ${now[variant]}.`,
        ],
        [
          `The wish to hand over ${company} is there, and its date is open.`,
          `A handover takes three to five years; ${now[variant]}.`,
        ],
      ]
    : [
        [`${who} ${leaves} by ${exit.when}${away}.`, time],
        [
          `By ${exit.when}, ${leavingPartner === undefined ? 'you want' : `${leavingPartner} wants`} to be out of ${company}.`,
          `Such a change takes about that long; ${now[variant]}.`,
        ],
      ];
}

function leaking({ company, leak }: SituationFigures): Wordings {
  if (leak === undefined) {
    return [
      [
        `${company} loses too many customers who should come back.`,
        'Keeping them comes before winning new ones.',
      ],
      [`Too many customers leave ${company}.`, 'Keeping them comes before winning new ones.'],
    ];
  }
  return [
    [
      `About ${leak.again} of revenue must be won again each year, because customers leave.`,
      `Five points of retention are worth ${leak.fivePoints} a year.`,
    ],
    [
      `Each year ${company} has to win about ${leak.again} anew, as customers leave.`,
      `Keeping five in a hundred more is worth ${leak.fivePoints} a year.`,
    ],
  ];
}

function ownerBound({ company, person, carried, absence }: SituationFigures): Wordings {
  const load = joined(carried);
  if (person !== undefined) {
    const name = capital(person.name);
    const leaves = person.leaves === undefined ? 'leaves' : `leaves ${person.leaves}`;
    const does = person.only ?? 'do part of the work';
    return [
      [
        person.name === 'one of your people'
          ? `One of your people ${leaves}, and nobody else can ${does} yet.`
          : `Only ${person.name} can ${does}, and ${person.name} ${leaves}.`,
        'A second person who can do it comes first.',
      ],
      [
        `${name} ${leaves}, and nobody else at ${company} can ${does} yet.`,
        'What counts first is a second person who can do it.',
      ],
    ];
  }
  const away = absence === undefined ? '' : `, and ${company} copes for ${absence} without you`;
  return [
    [`You carry ${load}${away}.`, 'A second person who can do it comes first.'],
    [`${capital(load)} rest on you${away}.`, 'What counts first is a second person who can do it.'],
  ];
}

const staySmall = ({ company }: SituationFigures): Wordings => [
  [
    `You want ${company} to stay this size, and that is a good choice.`,
    'What makes it safe is a stand-in, a fair price and no client too large.',
  ],
  [
    `${company} is meant to stay this size.`,
    'A stand-in, a fair price and no client too large keep it safe.',
  ],
];

function grow({ company, growth }: SituationFigures): Wordings {
  const carriers = growth === undefined ? '' : `: ${joined(growth.carriers)} carry it`;
  const asks =
    growth?.extra === undefined
      ? 'The plan asks for more'
      : `The plan asks for about ${growth.extra} more`;
  const short = growth?.short === 'cash' ? 'cash runs short first' : 'people run short first';
  return [
    [`${company} can grow${carriers}.`, `${asks}; ${short}.`],
    [`The base for growth is there${carriers}.`, `${asks}, and ${short}.`],
  ];
}

/** The areas as parts of a business, inside a sentence. */
const partNames: Readonly<Record<Area, string>> = {
  systems: 'its way of working',
  leadership: 'its leadership',
  market: 'its market',
};

/** The level that all three areas share, where it says something of the whole business. */
const together = {
  strong: {
    stands: 'is strong in its way of working, its leadership and its market',
    all: 'Its way of working, its leadership and its market are all strong',
  },
  weak: {
    stands: 'its way of working, its leadership and its market are all at their beginning',
    all: 'Its way of working, its leadership and its market all need work',
  },
} as const;

/** Where no part leads and none lags: what the business is like, and the one thing to do about it. */
function closeTogether(begin: string, { allAre, costliest }: SituationFigures): Wordings {
  const [gap, next] =
    costliest === undefined
      ? [
          'Nothing in your answers holds it back; what counts now is that it stays so.',
          'Your answers show no gap; keep it so, and decide what the time is for.',
        ]
      : allAre === 'strong'
        ? [
            `There is no large repair to make. One gap you can still close: ${costliest}.`,
            `What is left is detail. You could begin here: ${costliest}.`,
          ]
        : [
            `Begin with a single gap that you can close: ${costliest}.`,
            `A good place to begin: ${costliest}.`,
          ];
  if (allAre === 'strong') {
    return [
      [`${begin} and ${together.strong.stands}.`, gap],
      [`${begin}. ${together.strong.all}.`, next],
    ];
  }
  if (allAre === 'weak') {
    return [
      [`${begin}, and ${together.weak.stands}.`, gap],
      [`${begin}. ${together.weak.all}.`, next],
    ];
  }
  return [
    [`${begin}. Its way of working, its leadership and its market are about equally far.`, gap],
    [`${begin}, and no part of it is far ahead of the others or far behind.`, next],
  ];
}

function build(figures: SituationFigures): Wordings {
  const { company, profit, isLoss, apart, costliest } = figures;
  const earns = isLoss ? 'grows at a loss of' : 'earns';
  const begin =
    profit === undefined ? `${company} is under way` : `${company} ${earns} about ${profit} a year`;
  if (apart === undefined || costliest === undefined) return closeTogether(begin, figures);
  const { strongest, weakest } = apart;
  const best = partNames[strongest.area];
  const last = partNames[weakest.area];
  if (figures.allAre === 'strong') {
    return [
      [
        `${begin}, and ${best} is its best part, at ${strongest.score} of 10.`,
        `${capital(last)} is strong too, at ${weakest.score}. A gap you can still close there: ${costliest}.`,
      ],
      [
        `${begin}. ${capital(best)} is ahead of the rest, at ${strongest.score} of 10.`,
        `The other parts are strong too. In ${last}, at ${weakest.score}, you could begin here: ${costliest}.`,
      ],
    ];
  }
  return [
    [
      `${begin}, and ${best} is the strongest part, at ${strongest.score} of 10.`,
      `${capital(last)} holds it back most, at ${weakest.score}: ${costliest}.`,
    ],
    [
      `${begin}. ${capital(best)} is ahead of the rest, at ${strongest.score} of 10.`,
      `The next level begins with ${last}, at ${weakest.score}: ${costliest}.`,
    ],
  ];
}

/** The parts of the form that are scored. */
const scoredParts = 16;

const tooLittle = ({ company, untouched }: SituationFigures): Wordings => {
  const parts =
    untouched === scoredParts
      ? `All ${scoredParts} answers that make the scores are still as the form came, or say nothing yet.`
      : `${untouched} of the ${scoredParts} answers that make the scores are as the form came, or say nothing yet.`;
  const open =
    untouched === 0 ? 'Too many answers are open.' : `${parts} Ten answers would tell most.`;
  return [
    [`We cannot evaluate ${company} yet.`, open],
    [`With so few answers, we cannot yet evaluate ${company}.`, open],
  ];
};

/** Two sentences on where the business stands, in two wordings. */
export function situationWordings({ id, variant }: Situation, figures: SituationFigures): Wordings {
  switch (id) {
    case 'too-little':
      return tooLittle(figures);
    case 'survive':
      return survive(figures, variant);
    case 'exit-short':
      return exitShort(figures);
    case 'thin-margin':
      return thinMargin(figures);
    case 'few-clients':
      return fewClients(figures);
    case 'exit-long':
      return exitLong(figures, variant ?? 'plain');
    case 'leaking':
      return leaking(figures);
    case 'owner-bound':
      return ownerBound(figures);
    case 'stay-small':
      return staySmall(figures);
    case 'grow':
      return grow(figures);
    case 'build':
      return build(figures);
  }
}
