import {
  formatScore,
  labelOf,
  readinessBandChoices,
  type Readiness,
  type ReadinessBand,
  type ScoredItem,
} from '@ellac/contracts';
import { percentInWords } from './model/answer-words.js';
import { marginsGiven } from './model/derived.js';
import { isRating } from './model/ratings.js';
import { scoredItems } from './model/scored-items.js';
import { absenceFlag, copesFor, noFunctionRuns, ownerSalesFlag } from './red-flags.js';
import { capital } from './text/capital.js';
import { joined } from './text/joined.js';
import { openPartsOf } from './situation/untouched-parts.js';
import type { SituationGround } from './situation/decide.js';
import type { Situation } from './situation/situation.js';

/** A limit on the band that the scores alone would reach. */
interface Guard {
  readonly atMost: ReadinessBand;
  /** What has to change first, in sentences. Absent where the guard does not hold. */
  readonly because: (ground: GuardGround) => string | readonly string[] | undefined;
}

export interface GuardGround extends Pick<
  SituationGround,
  'answers' | 'notKnown' | 'facts' | 'leadershipByFacts'
> {
  readonly breakdown: readonly ScoredItem[];
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

const isOwnerBound = ({ answers, notKnown }: GuardGround): boolean =>
  answers.funcs.length === 0 &&
  answers.absd < absenceFlag &&
  !notKnown.has('funcs') &&
  !notKnown.has('absd');

/** What the guard on owner-bound businesses says in sentences of its own. */
const ownerBoundItems: readonly string[] = ['funcs', 'absd'];

/** How many facts stand in one sentence; judgement. */
const maxFacts = 3;

/** The weight in %, from which a fact is named beside others; judgement. */
const weightToName = 10;

/**
 * The facts that cost leadership most, because its score by facts tells nobody what to do. That
 * score stands where no single fact is below the limit, as where most are not known.
 *
 * @param limit the score by facts that the next level needs, out of 10
 */
function byFactsInWords(ground: GuardGround, limit: number): string {
  const { answers, breakdown } = ground;
  const said = isOwnerBound(ground) ? ownerBoundItems : [];
  const costOf = ({ weight, points }: ScoredItem): number => weight * (10 - points);
  const facts = breakdown.filter(
    ({ id, area, given, points }) =>
      area === 'leadership' && given && points < limit && !isRating(id) && !said.includes(id),
  );
  // A red flag tells of these sales and of so short an absence already.
  const others = facts.filter(
    ({ id }) =>
      (id !== 'ownerS' || answers.ownerS < ownerSalesFlag) &&
      (id !== 'absd' || answers.absd >= absenceFlag),
  );
  const weighty = others.filter(({ weight }) => weight >= weightToName);
  const [told = []] = [weighty, others, facts].filter((some) => some.length > 0);
  const clauses = told
    .toSorted((one, other) => costOf(other) - costOf(one))
    .slice(0, maxFacts)
    .map((fact) => scoredItems.find(({ id }) => id === fact.id)!.clause(answers));
  if (clauses.length === 0)
    return `By the facts alone, leadership has ${formatScore(ground.leadershipByFacts)} of 10; the next level needs ${limit}.`;
  return `${capital(joined(clauses))}.`;
}

/** Limits are judgement. */
const guards: readonly Guard[] = [
  {
    atMost: 'phase-1-owner-led',
    because: (ground) =>
      isOwnerBound(ground) ? [noFunctionRuns, copesFor(ground.answers.absd)] : undefined,
  },
  {
    atMost: 'phase-1-owner-led',
    because: (ground) =>
      ground.leadershipByFacts < leadershipByFacts.owned
        ? byFactsInWords(ground, leadershipByFacts.owned)
        : undefined,
  },
  {
    atMost: 'phase-1-owner-led',
    because: ({ situation, facts }) =>
      situation.id === 'survive' && facts.some(({ kind }) => kind === 'liquidity')
        ? 'Cash is short; leading through others can wait until that is settled.'
        : undefined,
  },
  {
    atMost: 'in-transition',
    because: (ground) =>
      ground.leadershipByFacts < leadershipByFacts.shared
        ? byFactsInWords(ground, leadershipByFacts.shared)
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
 * The band after the guards: they only lower it, and they do not change the scores. Where they lower
 * it, the scores suffice for the next band, and only the guards say what is missing for it. Elsewhere
 * the reasons of the guards come first.
 */
export function guarded(readiness: Readiness, ground: GuardGround): Readiness {
  if (ground.situation.id === 'too-little') {
    return {
      ...readiness,
      band: 'phase-1-owner-led',
      label: 'Not judged: too little is known',
      missing: openPartsOf(ground.answers, ground.notKnown).map(capital),
      judged: false,
    };
  }
  const holding = guards.flatMap(({ atMost, because }) => {
    const reasons = [because(ground) ?? []].flat();
    return reasons.length === 0 ? [] : [{ atMost, reasons }];
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
  const reasons = [
    ...new Set(holding.flatMap((guard) => (guard.atMost === lowest ? guard.reasons : []))),
  ];
  if (lowest !== readiness.band) return { ...readiness, band: lowest, label, missing: reasons };
  // A line that names a red flag says what a guard says of it.
  const isSaid = (reason: string) => readiness.missing.some((line) => line.includes(reason));
  return {
    ...readiness,
    missing: [...reasons.filter((reason) => !isSaid(reason)), ...readiness.missing],
  };
}
