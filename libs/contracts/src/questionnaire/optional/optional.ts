import { limits } from '../../limits.js';
import { circumstancesRule } from './circumstances.js';
import { amount, amounts, text } from '../field-rules.js';

/**
 * The optional questions. They make a report more exact, and are not counted among the answered
 * ones. Amounts are those of a year, of all active partners together.
 */
export const optionalFields = {
  trade: text({
    label: 'Your trade',
    isOneLine: true,
    hint: 'For example “driving school” or “machine shop”. The report then uses the words of your trade.',
    min: limits.tradeMin,
    max: limits.trade,
    tooShort: `Please name your trade in at least ${limits.tradeMin} characters, or leave it empty`,
  }),
  ownerPay: amounts({
    label: 'Pay for your own work, a year',
    hint: 'Without fair pay for your own work, profit looks better than it is. Count all active partners together.',
    parts: {
      taken: amount('Pay that you take', 'Only what already counts as a cost.'),
      fair: amount('Fair pay', 'What a hired manager would cost.'),
    },
  }),
  premises: amounts({
    label: 'Rent for your premises, a year',
    hint: 'Profit also looks better than it is if the business pays little or no rent, for example in your own building.',
    parts: {
      paid: amount('Rent that the business pays', '0 if it pays none.'),
      fair: amount('Usual rent', 'What a stranger would charge for such premises.'),
    },
  }),
  circumstances: circumstancesRule,
} as const;

/** The name of an optional question, which is also its name in `meta`. */
export type OptionalName = keyof typeof optionalFields;

/** All optional questions in the order in which they are asked. */
export const optionalNames = Object.keys(optionalFields) as OptionalName[];
