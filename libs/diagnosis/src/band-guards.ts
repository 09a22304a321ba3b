import {
  formatScore,
  labelOf,
  readinessBandChoices,
  type Readiness,
  type ReadinessBand,
} from '@ellac/contracts';
import { percentInWords } from './model/answer-words.js';
import { marginsGiven } from './model/derived.js';
import { countedToNine } from './text/counted.js';
import type { SituationGround } from './situation/decide.js';
import type { Situation } from './situation/situation.js';

/** A limit on the band that the scores alone would reach. */
interface Guard {
  readonly atMost: ReadinessBand;
  /** What has to change first; a sentence. Absent where the guard does not hold. */
  readonly because: (ground: GuardGround) => string | undefined;
}

export interface GuardGround extends Pick<
  SituationGround,
  'answers' | 'notKnown' | 'facts' | 'leadershipByFacts'
> {
  readonly situation: Situation;
  /** Red flags that belong to this situation, each a sentence. */
  readonly situationFlags: readonly string[];
}

/** Why a business in this situation does not count as ready; other situations set no limit. */
const pressing: Readonly<Partial<Record<Situation['id'], string>>> = {
  survive: 'The business has to earn money again first.',
  'exit-short': 'The handover has to be settled first.',
  'thin-margin': 'The margin has to carry a step up first.',
  'few-clients': 'Too much revenue hangs on few clients.',
  leaking: 'Too many customers leave.',
  'owner-bound': 'Too much rests on one person.',
};

/** Leadership by facts, out of 10, below which a band is out of reach; judgement. */
const leadershipByFacts = { owned: 2.5, shared: 4.5 };

/** Limits are judgement. */
const guards: readonly Guard[] = [
  {
    atMost: 'phase-1-owner-led',
    because: ({ answers, notKnown }) =>
      answers.funcs.length === 0 &&
      answers.absd < 7 &&
      !notKnown.has('funcs') &&
      !notKnown.has('absd')
        ? `No function runs without you, and the business copes for ${answers.absd === 1 ? 'one day' : `${countedToNine(answers.absd)} days`} on its own.`
        : undefined,
  },
  {
    atMost: 'phase-1-owner-led',
    because: ({ leadershipByFacts: facts }) =>
      facts < leadershipByFacts.owned
        ? `By the facts alone, leadership has ${formatScore(facts)} of 10; the next level needs ${leadershipByFacts.owned}.`
        : undefined,
  },
  {
    atMost: 'phase-1-owner-led',
    because: ({ situation, facts }) =>
      situation.id === 'survive' && facts.some(({ kind }) => kind === 'liquidity')
        ? 'Cash is short, and nothing else moves before that is settled.'
        : undefined,
  },
  {
    atMost: 'in-transition',
    because: ({ leadershipByFacts: facts }) =>
      facts < leadershipByFacts.shared
        ? `By the facts alone, leadership has ${formatScore(facts)} of 10; the next level needs ${leadershipByFacts.shared}.`
        : undefined,
  },
  {
    atMost: 'in-transition',
    because: ({ situation }) =>
      situation.id === 'survive' ? 'The business has to earn money again first.' : undefined,
  },
  {
    atMost: 'in-transition',
    because: (ground) =>
      // The red flag already says so.
      ground.situation.id !== 'thin-margin' &&
      marginsGiven(ground.answers) &&
      !ground.notKnown.has('nm') &&
      ground.answers.nm >= 0 &&
      ground.answers.nm < 2
        ? `A net margin of ${percentInWords(ground.answers.nm)} leaves no room for a change of leaders.`
        : undefined,
  },
  {
    atMost: 'in-transition',
    because: ({ situationFlags }) => situationFlags[0],
  },
  {
    atMost: 'in-transition',
    because: ({ situation }) =>
      situation.id === 'exit-short'
        ? 'The handover is near, and a successor needs more than the scores show.'
        : undefined,
  },
  {
    atMost: 'in-transition',
    because: ({ situation, situationFlags }) =>
      // A red flag says so, with its date.
      situationFlags.length === 0 && situation.id === 'few-clients' && situation.variant === 'event'
        ? 'What one client decides has to be settled first.'
        : undefined,
  },
  {
    atMost: 'ready-with-gaps',
    because: ({ situation }) => pressing[situation.id],
  },
];

/** From the lowest band to the highest. */
const bands: readonly ReadinessBand[] = [
  'phase-1-owner-led',
  'in-transition',
  'ready-with-gaps',
  'phase-2-ready',
];

const rank = (band: ReadinessBand): number => bands.indexOf(band);

/**
 * The band after the guards: they only lower it, and they do not change the scores. The reasons of
 * the guards come first in the list of what is missing for the next band.
 */
export function guarded(readiness: Readiness, ground: GuardGround): Readiness {
  if (ground.situation.id === 'too-little') {
    return {
      ...readiness,
      band: 'phase-1-owner-led',
      label: 'Not judged: too little is known',
      missing: [],
      judged: false,
    };
  }
  const holding = guards.flatMap(({ atMost, because }) => {
    const reason = because(ground);
    return reason === undefined ? [] : [{ atMost, reason }];
  });
  const lowest = holding.reduce<ReadinessBand>(
    (band, { atMost }) => (rank(atMost) < rank(band) ? atMost : band),
    readiness.band,
  );
  const label = lowest === readiness.band ? readiness.label : labelOf(readinessBandChoices, lowest);
  // This business has the size it aims for: there is no further level to reach.
  if (ground.situation.id === 'stay-small') {
    return { ...readiness, band: lowest, label, missing: [] };
  }
  const reasons = holding.flatMap(({ atMost, reason }) => (atMost === lowest ? [reason] : []));
  return {
    ...readiness,
    band: lowest,
    label,
    missing: [...reasons, ...readiness.missing.filter((sentence) => !reasons.includes(sentence))],
  };
}
