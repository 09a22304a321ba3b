import {
  areas,
  formatScore,
  levelNames,
  levelOf,
  type Analysis,
  type Area,
  type RevenueShares,
  type ScoredItem,
} from '@ellac/contracts';
import { areaNames } from '../words/area-names.js';

/** A bar on the scale from 0 to 10. */
export interface BarRow {
  readonly label: string;
  readonly value: number;
  /** The value in words. */
  readonly text: string;
}

/** A bar of 100% in two or three parts. */
export interface ShareRow {
  readonly label: string;
  readonly parts: readonly { readonly label: string; readonly share: number }[];
}

/** The three area scores, in the order of the model. */
export const areaScores = (analysis: Analysis): Readonly<Record<Area, number>> => ({
  systems: analysis.businessScore,
  leadership: analysis.leadershipScore,
  market: analysis.contextScore,
});

/** The three areas, each with its level in words. */
export function areaRows(analysis: Analysis): BarRow[] {
  const scores = areaScores(analysis);
  return areas.map((area) => ({
    label: areaNames[area],
    value: scores[area],
    text: `${formatScore(scores[area])}, ${levelNames[levelOf(scores[area])]}`,
  }));
}

/** The scored answers of an area, the weakest first. */
export const itemRows = (items: readonly ScoredItem[], area: Area): BarRow[] =>
  items
    .filter((item) => item.area === area)
    .sort((one, other) => one.points - other.points)
    .map(({ label, points, given }) => ({
      label,
      value: points,
      text: given ? formatScore(points) : `${formatScore(points)}, not given`,
    }));

/** How revenue is made up; null where the owner does not know. */
export const shareRows = (
  shares: RevenueShares,
): readonly { readonly label: string; readonly row: ShareRow | null }[] => {
  const { salesBy, kind, certainty, largestClients } = shares;
  const rowOf = (label: string, parts: Readonly<Record<string, number>> | null) => ({
    label,
    row:
      parts === null
        ? null
        : { label, parts: Object.entries(parts).map(([name, share]) => ({ label: name, share })) },
  });
  return [
    rowOf(
      'Who makes the sales',
      salesBy && { Owner: salesBy.owner, 'Sales team': salesBy.team, Others: salesBy.other },
    ),
    rowOf(
      'Kind of revenue',
      kind && { Recurring: kind.recurring, Project: kind.project, 'One-time': kind.oneTime },
    ),
    rowOf(
      'How sure next year’s revenue is',
      certainty && {
        Guaranteed: certainty.guaranteed,
        Likely: certainty.likely,
        Speculative: certainty.speculative,
      },
    ),
    rowOf(
      'Largest clients',
      largestClients === null
        ? null
        : { 'Three largest clients': largestClients, 'All others': 100 - largestClients },
    ),
  ];
};
