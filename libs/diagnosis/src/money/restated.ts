import { isSolo } from '../model/derived.js';
import { countedToNine } from '../text/counted.js';
import { assumedPay } from './assumed-pay.js';
import { isWhat, pathsOf, type Books, type Maker } from './books.js';
import type { MoneyFactOf, Range } from './money-fact.js';
import { roundToTenth } from './rounding.js';

/** In a larger business of one owner, that owner's pay changes little; judgement. */
const ownersMatterBelow = 50;

/** Whether the owners do part of the daily work, so that a replacement would have to be paid. */
const ownersWork = ({ answers, knows }: Books): boolean =>
  isSolo(answers) || answers.funcs.length <= 3 || (knows('absd') && answers.absd < 14);

const mayAssumePay = (books: Books): boolean => {
  const { answers, profit, facts, knows } = books;
  const isSmall = answers.emp < ownersMatterBelow || answers.partners >= 2;
  const isExit = facts.some(({ kind }) => kind === 'wish-exit');
  return (
    knows('emp') &&
    answers.emp > 0 &&
    profit !== undefined &&
    profit > 0 &&
    isSmall &&
    (isExit || ownersWork(books))
  );
};

const marginsOf = ([low, high]: Range, { revenue }: Books): Range => [
  roundToTenth((low / revenue) * 100),
  roundToTenth((high / revenue) * 100),
];

/** What a fair rent adds to the costs; negative where the fair rent is lower than the paid one. */
const rentGap = ({ premises }: Books): number =>
  premises === undefined ? 0 : premises.fair - premises.paid;

/** `€30,000 of fair rent in place of €12,000` */
const inPlace = (what: string, fair: number, actual: number, { asGiven }: Books): string =>
  `${asGiven(fair)} of fair ${what} in place of ${actual === 0 ? 'none' : asGiven(actual)}`;

const rentInWords = (books: Books): string | undefined =>
  books.premises && inPlace('rent', books.premises.fair, books.premises.paid, books);

const rentsOf = ({ premises }: Books) =>
  premises && { paidRent: premises.paid, fairRent: premises.fair };

/** With the pay that the owner gave, and so without a range. */
function asEntered(
  books: Books,
  profit: number,
  pay: NonNullable<Books['ownerPay']>,
): MoneyFactOf<'restated'> {
  const { answers, premises, tell, tellRange } = books;
  const left = profit + pay.taken - pay.fair - rentGap(books);
  const told = tellRange([left, left]);
  const whose = answers.partners >= 2 ? "the partners'" : 'your';
  const costs = `fair pay for ${whose} own work${premises === undefined ? '' : ' and fair rent'}`;
  const result =
    told.value[0] === 0
      ? 'nothing is left as profit'
      : left > 0
        ? `the profit is ${told.words} a year`
        : `the business loses ${told.words} a year`;
  const payInPlace = inPlace('pay', pay.fair, pay.taken, books);
  const rent = rentInWords(books);
  const before = `a ${profit < 0 ? 'loss' : 'profit'} of ${tell(Math.abs(profit)).words}`;
  return {
    id: 'restated',
    values: {
      takenPay: pay.taken,
      fairPay: pay.fair,
      ...rentsOf(books),
      left: told.value,
      leftMargin: marginsOf([left, left], books),
    },
    inputs: [
      ...pathsOf('rev', 'nm'),
      'meta.ownerPay',
      ...(premises === undefined ? [] : ['meta.premises']),
    ],
    text: `With ${costs}, ${result}.`,
    ...(told.value[0] !== 0 && {
      caption: `${isWhat(told)} ${left > 0 ? 'is left as profit' : 'the business loses'} in a year, with ${costs}`,
    }),
    formula: `${before}, with ${rent === undefined ? payInPlace : `${payInPlace} and ${rent}`}`,
  };
}

function asAssumed(books: Books, profit: number): MoneyFactOf<'restated'> {
  const { answers, premises, tell, tellRange } = books;
  const { country, emp, partners } = answers;
  const pay = assumedPay(country, emp, partners);
  const before = profit - rentGap(books);
  const range: Range = [before - pay[1], before - pay[0]];
  const left = tellRange(range);
  const whose = partners >= 2 ? "the partners'" : 'your';
  const result =
    left.value[1] <= 0
      ? 'little or nothing is left as profit'
      : left.value[0] <= 0
        ? `the profit is ${tell(range[1]).words} a year at most`
        : `the profit is ${left.words} a year`;
  const rent = rentInWords(books);
  const managers = partners >= 2 ? `${countedToNine(partners)} hired managers` : 'a hired manager';
  return {
    id: 'restated',
    values: {
      assumedPay: pay,
      ...rentsOf(books),
      left: left.value,
      leftMargin: marginsOf(range, books),
    },
    inputs: [
      ...pathsOf('rev', 'nm', 'emp', 'partners', 'country'),
      ...(premises === undefined ? [] : ['meta.premises']),
    ],
    text: `If no pay for ${whose} own work is taken off yet, ${result}.`,
    ...(left.value[0] > 0 && {
      caption: `${isWhat(left)} is left as profit in a year once ${whose} own work is paid, if it is not yet`,
    }),
    formula: `a profit of ${tell(profit).words} less fair pay of ${tellRange(pay).words}, which we assume for ${managers}${rent === undefined ? '' : `, with ${rent}`}`,
    caveat: `Enter ${partners >= 2 ? "the partners'" : 'your own'} pay in the form, and this becomes exact.`,
  };
}

/**
 * The profit that is left once the owners' work is paid as that of hired managers, as buyers reckon
 * it (sources SDE, AZ).
 */
export const restated: Maker<'restated'> = (books) => {
  const { profit, ownerPay } = books;
  if (profit === undefined) return null;
  if (ownerPay !== undefined) return asEntered(books, profit, ownerPay);
  return mayAssumePay(books) ? asAssumed(books, profit) : null;
};
