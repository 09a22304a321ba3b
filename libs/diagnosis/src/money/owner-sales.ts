import { isSolo } from '../model/derived.js';
import { isWhat, pathsOf, percent, type Maker } from './books.js';

/** From this share on, in %, sales hang on the owner (OC). */
const leastShare = 30;

/** What the owner, or the partners together, sell in a year; no finding for one or two people. */
export const ownerSales: Maker<'owner-sales'> = ({ answers, revenue, knows, tell, asGiven }) => {
  const { ownerS, partners, emp } = answers;
  if (!knows('ownerS', 'emp') || emp === 0 || isSolo(answers) || ownerS < leastShare) return null;
  const told = tell((revenue * ownerS) / 100, revenue);
  const sell =
    partners >= 2
      ? `The partners together sell ${told.words} a year`
      : `You sell ${told.words} a year yourself`;
  const share = ownerS === 100 ? 'all' : percent(ownerS);
  return {
    id: 'owner-sales',
    values: { amount: told.value },
    inputs: pathsOf('rev', 'ownerS', 'emp'),
    text: `${sell}, ${share} of the revenue.`,
    caption: `${isWhat(told)} ${partners >= 2 ? 'the partners sell together' : 'you sell yourself'} in a year, ${share} of the revenue`,
    formula: `${percent(ownerS)} of ${asGiven(revenue)}`,
  };
};
