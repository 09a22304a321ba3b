import type { Alias, Answers } from '../model/answers.js';
import { topGiven } from '../model/derived.js';

const needed: readonly Alias[] = ['top', 'prj', 'rec', 'ownerS', 'one'];

/**
 * Whether customers seem to come in and buy: none of them is large, few come by project or by
 * agreement, and others than the owner sell. The limits are judgement.
 */
export const looksWalkIn = (answers: Answers, notKnown: ReadonlySet<Alias>): boolean =>
  !needed.some((alias) => notKnown.has(alias)) &&
  topGiven(answers) &&
  answers.top < 10 &&
  answers.prj < 20 &&
  answers.rec < 30 &&
  answers.ownerS < 50 &&
  (answers.industry === 'retail' || answers.one >= 60);
