import { isWhat, pathsOf, percent, type Books, type Maker } from './books.js';
import { ofProfit } from './profit-share.js';
import { roundPercent, roundToTenth } from './rounding.js';

const volumesHold = 'if volumes hold';

/** What one per cent of price brings in a year. Arithmetic and no promise (PR1). */
export const priceOnePercent: Maker<'price-1'> = ({
  profit,
  revenue,
  answers,
  flags,
  tell,
  asGiven,
}) => {
  if (profit === undefined || flags.pricesByOthers) return null;
  const told = tell(revenue / 100, revenue);
  const share = profit > 0 ? roundPercent(100 / answers.nm) : undefined;
  return {
    id: 'price-1',
    values: { amount: told.value, ...(share !== undefined && { shareOfProfit: share }) },
    inputs: pathsOf('rev', 'nm'),
    text: `Prices 1% higher would bring ${told.words} more a year${share === undefined ? '' : `, equal to ${ofProfit(share)}`}.`,
    caption: `${isWhat(told)} prices 1% higher would bring in a year${share === undefined ? '' : `, ${ofProfit(share)}`}`,
    formula: `1% of ${asGiven(revenue)}, ${volumesHold}${
      share === undefined ? '' : `; the profit is ${tell(profit, revenue).words}`
    }`,
  };
};

/** Below this gross margin, in %, more volume hardly closes a loss; judgement. */
const leastGrossMargin = 5;

/** What each of three ways would have to reach alone, so that a loss comes to an end. */
function waysOut(loss: number, { answers, revenue, flags, tell, knows }: Books) {
  const { nm, gm } = answers;
  const extra = knows('gm') && gm >= leastGrossMargin ? tell((loss * 100) / gm) : undefined;
  return {
    priceRise: flags.pricesByOthers ? undefined : roundToTenth(-nm),
    costCut: roundToTenth((100 * loss) / (revenue + loss)),
    extra,
  };
}

/** `raise prices by 8%, cut costs by 7.4% or sell about €265,000 more a year` */
function inWords({ priceRise, costCut, extra }: ReturnType<typeof waysOut>): string {
  const ways = [
    ...(priceRise === undefined ? [] : [`raise prices by ${percent(priceRise)}`]),
    `cut costs by ${percent(costCut)}`,
    ...(extra === undefined ? [] : [`sell ${extra.words} more a year`]),
  ];
  const last = ways.at(-1)!;
  return ways.length === 1 ? last : `${ways.slice(0, -1).join(', ')} or ${last}`;
}

/** What it takes to come out of a loss. */
export const breakEven: Maker<'break-even'> = (books) => {
  const { profit, revenue, answers, tell } = books;
  if (profit === undefined || profit >= 0) return null;
  const loss = tell(-profit, revenue);
  const ways = waysOut(-profit, books);
  const { priceRise, costCut, extra } = ways;
  const isChoice = priceRise !== undefined || extra !== undefined;
  const conditions = [
    ...(isChoice ? ['each way alone is enough'] : []),
    ...(priceRise === undefined ? [] : [`prices only ${volumesHold}`]),
    ...(extra === undefined ? [] : [`sales at a gross margin of ${percent(answers.gm)}`]),
  ];
  return {
    id: 'break-even',
    values: {
      loss: loss.value,
      lossPerMonth: tell(-profit / 12).value,
      ...(priceRise !== undefined && { priceRise }),
      costCut,
      ...(extra && { extraRevenue: extra.value }),
    },
    inputs: pathsOf('rev', 'nm', ...(extra ? (['gm'] as const) : [])),
    text: `To reach zero, ${inWords(ways)}.`,
    formula: [`the loss is ${loss.words}, ${percent(-answers.nm)} of revenue`, ...conditions].join(
      '; ',
    ),
  };
};
