import { daysInWords, percentInWords as percent } from '../../answer-words.js';
import type { Business } from '../business.js';

/** Findings whose figures ask for other words at zero than above it, by rule. */
export const plainFindings: Readonly<Record<string, (business: Business) => string>> = {
  'L-01': ({ answers: { absd }, owner }) =>
    absd === 0
      ? `The business is not expected to manage a single day without ${owner}.`
      : `The business is expected to manage ${daysInWords(absd)} without ${owner}, which is less than a week.`,
  'L-11': ({ answers: { funcs }, owner }) =>
    funcs.length === 0
      ? `None of the six functions runs without ${owner}.`
      : `Only one of the six functions runs without ${owner}.`,
  'M-06': ({ answers: { rec, one } }) =>
    `${rec === 0 ? 'None' : `Only ${percent(rec)}`} of the revenue recurs and ${one === 100 ? 'all of it' : percent(one)} is one-off, so most of next year has to be won again.`,
  'M-09': ({ answers: { spec } }) =>
    spec === 100
      ? 'All of next year’s revenue is still speculative.'
      : `Of next year’s revenue, ${percent(spec)} is still speculative.`,
  'M-10': ({ answers: { guar } }) =>
    guar === 0
      ? 'None of next year’s revenue is secured by contract yet.'
      : `Of next year’s revenue, ${percent(guar)} is secured by contract.`,
  'M-19': ({ answers: { growth } }) =>
    growth === 0
      ? 'No growth is planned for next year.'
      : `The plan for next year holds hardly any growth (${percent(growth)}).`,
};
