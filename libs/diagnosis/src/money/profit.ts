import { countedToNine } from '../text/counted.js';
import { isWhat, pathsOf, percent, type Maker } from './books.js';

/** What is left over of the revenue in a year, or missing. */
export const profit: Maker<'profit'> = ({ profit: result, answers, revenue, tell, asGiven }) => {
  if (result === undefined) return null;
  const told = tell(Math.abs(result), revenue);
  const month = tell(-result / 12);
  const isLoss = result < 0;
  const left = told.value === 0 ? 'nothing' : told.words;
  return {
    id: 'profit',
    values: {
      profit: isLoss ? -told.value : told.value,
      revenue,
      ...(isLoss && { lossPerMonth: month.value }),
    },
    inputs: pathsOf('rev', 'nm'),
    text: isLoss
      ? `The business loses ${told.words} a year, ${month.words} a month.`
      : `Of ${asGiven(revenue)} in revenue, ${left} is left as profit in a year.`,
    ...(told.value !== 0 && {
      caption: isLoss
        ? `${isWhat(told)} the business loses in a year, ${month.words} a month`
        : `${isWhat(told)} is left as profit in a year, ${percent(answers.nm)} of ${asGiven(revenue)} in revenue`,
    }),
    formula: `${percent(Math.abs(answers.nm))} of ${asGiven(revenue)}`,
  };
};

/**
 * The number of people below which a mean per person is not shown, as most of them are owners;
 * judgement.
 */
const leastPeople = 3;

/** What is left over for each person who works in the business. */
export const perHead: Maker<'per-head'> = ({ profit: left, answers, knows, tell }) => {
  if (left === undefined || !knows('emp') || answers.emp < leastPeople) return null;
  const told = tell(Math.abs(left) / answers.emp);
  if (told.value === 0) return null;
  const isLoss = left < 0;
  const people = `${countedToNine(answers.emp)} people`;
  // The head count may be fractional (part-time posts), and a fraction of a person cannot be
  // printed.
  const each = Number.isInteger(answers.emp) ? `each of the ${people}` : 'each person';
  const result = isLoss ? 'loss' : 'profit';
  return {
    id: 'per-head',
    values: { amount: isLoss ? -told.value : told.value },
    inputs: pathsOf('rev', 'nm', 'emp'),
    text: `The ${result} comes to ${told.words} a year for ${each}.`,
    formula: `a ${result} of ${tell(Math.abs(left)).words}, divided by ${people}`,
  };
};
