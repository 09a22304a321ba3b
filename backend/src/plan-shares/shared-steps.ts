import { planStepsOf, type ReportContent, type SharedPlan } from '@ellac/contracts';

/** A measure may end with where the business is today, as in "Share of sales, 70% today". */
const standingToday = /[,;] (?:[^,;]|[,;]\d)*\btoday$/;

/** What tells an amount of money or a share; an owner's own words may be in any notation. */
const figure = new RegExp(
  [
    '[%$€£¥₹]',
    '\\bper ?cent\\b',
    '\\b(?:R|EUR|USD|GBP|CAD|AUD|ZAR|JPY|CNY|INR) ?\\d',
    '\\d ?(?:k|m|bn|thousand|million|billion|EUR|USD|GBP|CAD|AUD|ZAR|JPY|CNY|INR)\\b',
    '\\b(?:euros?|dollars?|rand|rupees?|yen|yuan)\\b',
    '\\d ?(?:pounds?|percentage points?|pct)\\b',
    // Grouped thousands, such as 12,000, 12.000 and 12 000.
    "\\d[,. '’\\u00a0\\u202f]\\d{3}(?!\\d)",
  ].join('|'),
  'i',
);

/**
 * The steps of a plan as somebody else may see them: without the figures of the business. A title
 * that names one is replaced by the step's number, and such a measure is left out.
 */
export const sharedStepsOf = (content: ReportContent): SharedPlan['steps'] =>
  planStepsOf(content).map(
    ({ number, title, from, by, isFirstResult, to, measures, hoursPerWeek }) => ({
      number,
      title: figure.test(title) ? `Step ${number}` : title,
      from,
      by,
      isFirstResult,
      to,
      measures: measures
        .map((measure) => measure.replace(standingToday, ''))
        .filter((measure) => !figure.test(measure)),
      hoursPerWeek,
    }),
  );
