import { daysInWords, percentInWords as percent } from '../../answer-words.js';
import type { Business } from '../business.js';
import { capital, counted } from './phrase.js';

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
  'L-12': ({ answers: { funcs }, owner }) =>
    `${capital(counted(funcs.length))} of the six functions run without ${owner}.`,
  'L-21': ({ answers: { partners, silent, trans } }) => {
    const active = partners === 1 ? 'one active partner' : `${counted(partners)} active partners`;
    const others =
      silent === 0 ? '' : ` and ${counted(silent)} silent ${silent === 1 ? 'one' : 'ones'}`;
    return `Ownership is shared among ${active}${others}, and readiness to hand over is rated ${trans} of 5.`;
  },
  'L-22': ({ people, owner }) =>
    `The company consists of ${people ?? 'one or two people'}, so nearly everything rests on ${owner}.`,
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
