import { areas, type Area, type ScoredItem, type Scores } from '@ellac/contracts';
import { answerPathOf, type Alias, type Answers } from './answers.js';
import { scoredItems, type ScoredItemModel } from './scored-items.js';

/**
 * Points of an item that was not given: a little below the middle, so that leaving it open neither
 * pays nor costs much.
 */
const pointsNotGiven = 4;

/** The scored side of a diagnosis. */
export interface Scoring {
  readonly breakdown: readonly ScoredItem[];
  readonly areaScores: Readonly<Record<Area, number>>;
  readonly scores: Scores;
  /** Weight of the given items, whole per cent. */
  readonly completeness: number;
}

/**
 * Rounds to one decimal. The small addend makes up for halves that binary fractions represent
 * slightly too low.
 */
export const roundScore = (score: number): number => Math.round((score + 1e-9) * 10) / 10;

function scoreItem(
  item: ScoredItemModel,
  answers: Answers,
  notKnown: ReadonlySet<Alias>,
  untouched: ReadonlySet<string>,
): ScoredItem {
  const isUntouched = item.answers.some((alias) => untouched.has(alias));
  const marked = item.answers.some((alias) => notKnown.has(alias));
  const given = !marked && (item.isGiven?.(answers) ?? true);
  return {
    id: item.id,
    area: item.area,
    label: item.label,
    paths: [...item.answers, ...(item.comparedWith ?? [])].map((alias) => answerPathOf[alias]),
    answer: marked && !isUntouched ? 'Not known' : given ? item.inWords(answers) : 'Not given',
    points: given ? item.points(answers, notKnown) : pointsNotGiven,
    weight: item.weight,
    given,
  };
}

const areaScore = (breakdown: readonly ScoredItem[], area: Area): number =>
  roundScore(
    breakdown
      .filter((item) => item.area === area)
      .reduce((sum, item) => sum + item.weight * item.points, 0) / 100,
  );

const weightOf = (items: readonly ScoredItem[]): number =>
  items.reduce((sum, item) => sum + item.weight, 0);

/** The weight of the items that count as given, in whole per cent. */
export const completenessOf = (
  breakdown: readonly ScoredItem[],
  isGiven: (item: ScoredItem) => boolean,
): number => Math.round((100 * weightOf(breakdown.filter(isGiven))) / weightOf(breakdown));

/**
 * Points, area scores (one decimal), their exact mean, and how much of what is scored was given.
 *
 * @param notKnown the answers that count as not given
 * @param untouched those of them that were left as the form came
 */
export function score(
  answers: Answers,
  notKnown: ReadonlySet<Alias>,
  untouched: ReadonlySet<string> = new Set(),
): Scoring {
  const breakdown = scoredItems.map((item) => scoreItem(item, answers, notKnown, untouched));
  const [systems, leadership, market] = areas.map((area) => areaScore(breakdown, area)) as [
    number,
    number,
    number,
  ];
  return {
    breakdown,
    areaScores: { systems, leadership, market },
    scores: {
      businessScore: systems,
      leadershipScore: leadership,
      contextScore: market,
      overallScore: (systems + leadership + market) / 3,
    },
    completeness: completenessOf(breakdown, ({ given }) => given),
  };
}
