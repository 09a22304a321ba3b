import type { ReadinessBand } from '@ellac/contracts';
import type { Phrase } from '../../text/phrase.js';

type ByBand = Readonly<Record<ReadinessBand, readonly Phrase[]>>;

/** The overall score as the beginning of a sentence that ends with a verdict. */
export const scoreOpenings: readonly ((score: string) => string)[] = [
  (score) => `An overall score of ${score} out of 10`,
  (score) => `The overall score, ${score} out of 10,`,
  (score) => `At ${score} out of 10 overall, the picture`,
];

/** What the overall score says of the company, after "An overall score of 5.4 out of 10 ". */
export const verdicts: ByBand = {
  'phase-2-ready': [
    'is that of a company that its leaders can run.',
    'shows a company that no longer waits for {{owner}}.',
    'is of a business that works whether {{owner}} is there or not.',
  ],
  'ready-with-gaps': [
    'shows a company that is nearly there, with gaps that can be named.',
    'says that the move to Phase 2 can be planned, with a few gaps to close on the way.',
    'is good enough to begin the change, and leaves a few points to settle before it ends.',
  ],
  'in-transition': [
    'is that of a company between the two phases, with ground covered and ground to cover.',
    'shows a company that has left Phase 1 in some respects and not in others.',
    'shows a company that others could lead in part today, and in part not yet.',
  ],
  'phase-1-owner-led': [
    'is that of a company that rests on its owner today.',
    'shows that most of what the company can do is what {{owner}} does.',
    'is of a business in which nearly everything still comes back to {{owner}}.',
  ],
};

/** The same for one or two people, whom nobody else can lead. */
export const soloVerdicts: ByBand = {
  'phase-2-ready': [
    'shows a practice in such order that somebody else could take it up.',
    'is of a small business that could be explained and handed on as it stands.',
  ],
  'ready-with-gaps': [
    'shows a small business in good order, with a few gaps that can be named.',
    'is that of a practice that needs little more before somebody else could step in.',
  ],
  'in-transition': [
    'shows a small business that has begun to stand on more than one person’s hours.',
    'is that of a practice with some order in it, and a good deal still in one head.',
  ],
  'phase-1-owner-led': [
    'is usual for a business of this size, in which the work and the owner are one.',
    'says that {{company}} is, for now, largely the work of {{owner}}.',
  ],
};

/** From this leadership score on, the lowest band lacks a base rather than leaders. */
export const leadershipAhead = 3;

/** The same for the lowest band where leadership is not what holds it there. */
export const buildFirst: readonly Phrase[] = [
  'shows a company with more to build than to hand over.',
  'says that the base comes first, since leadership is not what holds the company back.',
];

/** Before each of the first three steps. */
export const stepOpenings: readonly (readonly [string, string, string])[] = [
  ['First, ', 'Then ', 'After that, '],
  ['The first thing to do: ', 'The second: ', 'And the third: '],
  ['To begin with, ', 'Alongside, ', 'Third, '],
  ['Start here: ', 'Next, ', 'And once that is under way, '],
];
