import {
  type Area,
  areas,
  type Comparison,
  type ReportContent,
  type ScoredItem,
  type Scores,
} from '@ellac/contracts';

/** The fields of a report that are compared. */
export interface ComparedReport {
  readonly id: string;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly content: Scores & Pick<ReportContent, 'scoreBreakdown'>;
}

const scoreOf: Readonly<Record<Area, keyof Scores>> = {
  systems: 'businessScore',
  leadership: 'leadershipScore',
  market: 'contextScore',
};

/**
 * What changed from one report of a company to another: all areas, and the items whose answer or
 * points differ, the greatest change of points first. An item that only one of them has is left
 * out: the rules changed, not the owner's answer.
 */
export function compareReports(earlier: ComparedReport, later: ComparedReport): Comparison {
  const before = earlier.content;
  const after = later.content;
  return {
    earlier: { id: earlier.id, submittedAt: earlier.submittedAt },
    later: { id: later.id, submittedAt: later.submittedAt },
    overall: { before: before.overallScore, after: after.overallScore },
    areas: areas.map((area) => ({
      area,
      before: before[scoreOf[area]],
      after: after[scoreOf[area]],
    })),
    items: changedItems(before.scoreBreakdown, after.scoreBreakdown),
  };
}

type ChangedItem = Comparison['items'][number];

function changedItems(before: readonly ScoredItem[], after: readonly ScoredItem[]): ChangedItem[] {
  const earlier = new Map(before.map((item) => [item.id, item]));
  return after
    .flatMap((item) => {
      const previous = earlier.get(item.id);
      if (previous === undefined || !differs(previous, item)) return [];
      const { id, area, label } = item;
      return [{ id, area, label, before: sideOf(previous), after: sideOf(item) }];
    })
    .sort((one, other) => changeOf(other) - changeOf(one));
}

const differs = (before: ScoredItem, after: ScoredItem): boolean =>
  before.answer !== after.answer || before.points !== after.points;

const sideOf = ({ answer, points, given }: ScoredItem): ChangedItem['before'] => ({
  answer,
  points,
  given,
});

const changeOf = ({ before, after }: ChangedItem): number => Math.abs(after.points - before.points);
