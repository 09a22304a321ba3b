import type { TextFact } from '../text-facts/text-fact.js';
import { isWhat, pathsOf, percent, type Books, type Maker } from './books.js';
import { yearsOfProfit } from './profit-share.js';
import { roundToTenth } from './rounding.js';

/** A smaller share of one client is no risk by itself; judgement, near CC2. */
const leastShare = 10;
/** The largest of three clients has at least a third of their share together. */
const leastTop = 3 * leastShare;
/** In years of profit, the smallest loss that is a danger; judgement. */
const leastYears = 0.3;
/** Above this share one client is a danger, in % (CC1). */
const shareLimit = 25;

interface LargestClient {
  /** In %. */
  readonly share: number;
  readonly atLeast: boolean;
  readonly inputs: readonly string[];
  /** Where the share comes from, as a share of the revenue. */
  readonly formula: string;
}

const largest = (facts: readonly TextFact[]): TextFact | undefined =>
  facts.toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0))[0];

/**
 * The largest client: its share from the owner's words, or else at least a third of the three
 * largest. If such a client has left, the answer on the three largest may still include it, so it
 * is not used.
 */
function largestClient({ answers, facts, knows }: Books): LargestClient | undefined {
  const shares = facts.filter(({ kind, percent: share }) => kind === 'client-share' && share);
  const named = largest(shares.filter(({ tense }) => tense !== 'happened'));
  if (named?.percent !== undefined && named.percent >= leastShare) {
    const share = named.percent;
    return { share, atLeast: false, inputs: [named.id], formula: percent(share) };
  }
  if (shares.length > 0 || !knows('top') || answers.top < leastTop) return undefined;
  const share = answers.top / 3;
  const formula = `a third of ${percent(answers.top)}`;
  return { share, atLeast: true, inputs: pathsOf('top'), formula };
}

/** The gross profit on an amount, in years of profit, with its formula. */
function yearsOn(amount: number, { profit, revenue, answers, knows, tell }: Books) {
  if (profit === undefined || profit <= 0 || !knows('gm') || answers.gm <= 0) return undefined;
  // With a net margin above the gross one, at least one of them is wrong.
  if (answers.nm > answers.gm) return undefined;
  const years = (amount * answers.gm) / 100 / profit;
  if (years < leastYears) return undefined;
  const formula = `its gross margin of ${percent(answers.gm)}, divided by a profit of ${tell(profit, revenue).words}, if only the direct costs go with it`;
  return { years, formula };
}

/** What hangs on the largest client, and how much profit would go with it. */
export const clientLoss: Maker<'client-loss'> = (books) => {
  const client = largestClient(books);
  if (client === undefined) return null;
  const { share, atLeast, inputs, formula } = client;
  const { revenue, tell, asGiven } = books;
  const amount = (revenue * share) / 100;
  const told = tell(amount, revenue);
  const lost = yearsOn(amount, books);
  const brings = atLeast
    ? `The largest client brings ${told.words} a year or more`
    : `One client brings ${percent(share)} of revenue, ${told.words} a year`;
  const costs =
    lost &&
    `losing it would cost ${atLeast ? 'at least ' : ''}${yearsOfProfit([lost.years, lost.years])}`;
  const ofRevenue = `${formula} of ${asGiven(revenue)}`;
  return {
    id: 'client-loss',
    values: {
      share,
      atLeast,
      revenue: told.value,
      ...(lost && { yearsOfProfit: roundToTenth(lost.years) }),
    },
    inputs: [...pathsOf('rev'), ...inputs, ...(lost ? pathsOf('gm', 'nm') : [])],
    text: costs === undefined ? `${brings}.` : `${brings}; ${costs}.`,
    caption: [
      atLeast
        ? 'a year or more comes from the largest client'
        : `${isWhat(told)} one client brings in a year, ${percent(share)} of the revenue`,
      ...(costs === undefined ? [] : [costs]),
    ].join('; '),
    formula: lost ? `${ofRevenue}; ${lost.formula}` : ofRevenue,
    ...(atLeast && {
      caveat: 'The largest of three clients has at least a third of what the three bring.',
    }),
  };
};

/** The other revenue that would bring a client who is named down to the limit. */
export const shareCap: Maker<'share-cap'> = (books) => {
  const client = largestClient(books);
  if (client === undefined || client.atLeast || client.share <= shareLimit) return null;
  const { revenue, tell, asGiven } = books;
  const told = tell((revenue * (client.share - shareLimit)) / shareLimit);
  if (told.value === 0) return null;
  return {
    id: 'share-cap',
    values: { share: client.share, otherRevenue: told.value },
    inputs: [...pathsOf('rev'), ...client.inputs],
    text: `With ${told.words} more a year from other clients, the largest would be down to ${percent(shareLimit)} of revenue.`,
    caption: `more a year from other clients would bring the largest down to ${percent(shareLimit)} of the revenue`,
    formula: `${percent(client.share - shareLimit)} of ${asGiven(revenue)}, the share above ${percent(shareLimit)}, divided by ${percent(shareLimit)}`,
  };
};
