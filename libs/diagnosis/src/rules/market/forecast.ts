import { capital } from '../../text/capital.js';
import { manySmallClients } from '../../conditions/common.js';
import { pick, type GapRules } from '../rule.js';

/** Forecast: how certain the revenue of next year is. */
export const forecastRules = {
  'M-09': {
    priority: 'high',
    // A form that nobody touched says that all of it is speculative.
    when: { all: [{ atLeast: ['spec', 50] }, { below: ['spec', 100] }, { below: ['growth', 50] }] },
    silentWhere: { pack: 'walkIn' },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 10 },
    help: { staff: 'The person who keeps the figures: two hours a month' },
    sources: ['RV', 'SP'],
    words: (voice) => {
      const { figures, isTiny } = voice;
      return {
        finding: pick(
          voice,
          `${figures.spec} of next year's revenue is still uncertain.`,
          `You count ${figures.spec} of next year's revenue as speculative.`,
          `For next year, ${figures.spec} of revenue is neither signed nor likely.`,
        ),
        meaning: pick(
          voice,
          `${isTiny ? 'Rent and insurance' : 'Wages and rent'} are certain, and the sales that pay for them are open.`,
          'Money that you spend on the strength of this part may not come back.',
          'You cannot tell yet whether next year pays for its own costs.',
        ),
        action: isTiny
          ? 'Split next year into signed, likely and hoped for, with a name behind each amount. Spend only against the first two. Update the split every month.'
          : pick(
              voice,
              'Ask the person who keeps the figures to split next year into signed, likely and hoped for. Put a name behind each amount. Approve new costs only against the first two.',
              'Go through the forecast with those who sell, and mark each amount as signed, likely or hoped for. Repeat it every month. Tie each new cost to signed or likely sales.',
            ),
        outcome: pick(
          voice,
          'New costs start only when the sales behind them are in sight.',
          'You see each month how much of the year is safe.',
        ),
        stake: pick(
          voice,
          isTiny
            ? 'A machine bought for sales that never come costs money every month.'
            : 'A person hired for sales that never come costs money every month.',
          'If the open part does not come, you learn it after the money is spent.',
          'Purchases for orders that fail have to be paid for by the other orders.',
        ),
        step: "Split next year's sales into signed, likely and hoped for",
        measure: `Uncertain part of next year's revenue each month, ${figures.spec} today`,
        milestone: 'New costs wait for signed or likely sales',
      };
    },
  },
  'M-10': {
    priority: 'medium',
    when: { all: [{ below: ['guar', 20] }, { not: manySmallClients }] },
    silentWhere: { pack: 'walkIn' },
    needs: [],
    ownerHours: { perWeek: 2, weeks: 18 },
    help: { staff: 'The person who sells: two hours a week' },
    sources: ['RV'],
    words: (voice) => {
      const { figures, flags, customers, isTiny } = voice;
      const isNone = voice.answers.guar === 0;
      // A contract is signed by those who pay or refer, such as insurers and firms.
      const regulars = flags.pricesByOthers ? 'larger clients' : customers;
      const reason = flags.pricesByOthers
        ? 'fixed dates or one person to call'
        : 'a price that holds or a reserved date';
      return {
        finding: isNone
          ? pick(
              voice,
              "None of next year's revenue is secured by contract.",
              'No contract secures any revenue of next year yet.',
              'You go into next year without any revenue under contract.',
            )
          : pick(
              voice,
              `Contracts secure ${figures.guar} of next year's revenue.`,
              `${figures.guar} of next year's revenue is under contract.`,
              `You have contracts for ${figures.guar} of next year's revenue.`,
            ),
        meaning: pick(
          voice,
          `You have to win ${isNone ? 'the' : 'most of the'} year month by month.`,
          `You cannot see ahead ${isTiny ? 'which months will be empty' : 'how many people you will need'}.`,
          'A slow month shows only when it has begun.',
        ),
        action: pick(
          voice,
          `List the ${regulars} who come back every year. Offer the larger half an agreement for twelve months, with a reason to sign, such as ${reason}. Start with the three who know you longest.`,
          `Choose the three ${regulars} who know you longest and ask them to agree on next year now. Offer ${reason} in return. Use what they say to improve it for ten more.`,
        ),
        outcome: pick(
          voice,
          'Part of next year is agreed before it begins.',
          'You start the year with work that is certain.',
        ),
        stake: pick(
          voice,
          'A quiet quarter has to be paid for from reserves.',
          `${capital(regulars)} who have agreed to nothing can go elsewhere at any time.`,
          isTiny
            ? 'Without agreements you keep dates free that nobody books.'
            : 'Without agreements you hire and buy before you know what will be ordered.',
        ),
        step: `Offer ${flags.pricesByOthers ? '' : 'regular '}${regulars} an agreement for next year`,
        measure: `Share of next year secured by contract, ${isNone ? 'none' : figures.guar} today`,
        milestone: 'The first agreements for next year are signed',
      };
    },
  },
  'M-20': {
    priority: 'high',
    when: { all: [{ atLeast: ['growth', 50] }, { atLeast: ['spec', 50] }] },
    needs: ['M-09'],
    ownerHours: { perWeek: 1, weeks: 3 },
    help: { outside: 'Accountant: checks the three cases' },
    sources: ['RV'],
    words: (voice) => {
      const { figures } = voice;
      const open = voice.answers.spec === 100 ? 'all' : figures.spec;
      return {
        finding: pick(
          voice,
          `You plan to grow by ${figures.growth}, and ${open} of next year's revenue is uncertain.`,
          `Your plan is ${figures.growth} growth, with ${open} of the revenue still speculative.`,
          `You expect ${figures.growth} more revenue, and ${open} of next year is neither signed nor likely.`,
        ),
        meaning: pick(
          voice,
          'The costs of growth start now, and the sales may come late or never.',
          'If half of these sales fail to come, their costs are there all the same.',
          'You would pay for growth before anybody has ordered it.',
        ),
        action: pick(
          voice,
          'Plan three cases: sales as this year, half of the growth, and all of it. Write beside each which people and purchases it allows. Have your accountant check the cash in all three.',
          'Write down what you do if sales stay flat, grow by half of the plan, or reach it. Name the month in which you decide. Ask your accountant whether the cash lasts in each case.',
        ),
        outcome: pick(
          voice,
          'You know which costs wait until orders are in.',
          'Each large cost has a case in which it begins.',
        ),
        stake: pick(
          voice,
          'If sales stay flat, what you hired and bought for growth brings a loss.',
          'If growth comes half a year late, its costs may have used up the cash by then.',
          'A plan for one outcome leaves you without an answer in the first weak quarter.',
        ),
        step: 'Plan next year in three cases',
        measure: 'Three cases on paper, each with its costs and cash',
        milestone: 'Three cases are planned and checked',
      };
    },
  },
} as const satisfies GapRules<'M'>;
