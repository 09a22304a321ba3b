import { type RatingPath, ratingPaths } from '@ellac/contracts';
import { aliases, answerPathOf, type Answers } from './answers.js';

/** The model's short name of an answer in which owners rate themselves. */
export type RatingId = {
  [A in keyof typeof answerPathOf]: (typeof answerPathOf)[A] extends RatingPath ? A : never;
}[keyof typeof answerPathOf];

/** All answers in which owners rate themselves, in the order of their names. */
export const ratingIds: readonly RatingId[] = aliases.filter((alias): alias is RatingId =>
  ratingPaths.some((path) => path === answerPathOf[alias]),
);

/** Whether it is an answer in which owners rate themselves. */
export const isRating = (id: string): id is RatingId => ratingIds.some((each) => each === id);

/** All ratings have one value, as in a form whose ratings nobody touched. */
export const allRatingsEqual = (answers: Answers): boolean =>
  new Set(ratingIds.map((id) => answers[id])).size === 1;
