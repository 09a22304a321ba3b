import type { Kind } from './kind.js';
import { daysIn } from '../values/figures-in.js';

/** How many days pass until customers pay. */
export const paymentDays: Kind = {
  kind: 'payment-days',
  patterns: [
    /\bpays? (?:us )?(?:only )?\d{2,3} days after\b/iu,
    /\bto get paid (?:is|takes) (?:about |around )?\d{2,3} days\b/iu,
    /\b\d{2,3} days to (?:settle|pay)\b/iu,
    /\bpayment (?:term|target|period|time)s? (?:is|are|of) \d{2,3} days\b/iu,
    /\b(?:get|receive|see) (?:our|the|my) money (?:only )?(?:after|in|within) \d{2,3} days\b/iu,
    /\bterms (?:are|of|is) \d{2,3} days\b/iu,
    /\bwait(?:ing)? (?:for )?(?:about |up to )?\d{2,3} days (?:for|until)\b/iu,
    /\binsist(?:s)? on \d{2,3} days\b/iu,
    /\b(?:settle|settles|settled) (?:their|our|the)?[^.;]{0,20}(?:after|in|within) \d{2,3} days\b/iu,
    /\bpay(?:s|ing|ment|ments)?\b[^.;]{0,30}?\b(?:after|in|within|at|of|takes?|on)\s+\d{2,3}\s+days\b/iu,
    /\b\d{2,3}\s+days (?:to pay|until (?:we are|they) pa(?:id|y)|payment)\b/iu,
    /\b\d{2,3}-day (?:payment )?terms\b/iu,
    /\bpaid (?:after|in|within) \d{2,3} days\b/iu,
  ],
  not: [/\bwe pay\b/iu, /\bpay (?:our )?suppliers\b/iu],
  values: ({ match: [words] }) => {
    const [days] = daysIn(words);
    return days === undefined ? {} : { days };
  },
};
