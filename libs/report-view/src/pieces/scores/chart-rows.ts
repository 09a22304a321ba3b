import { formatScore, type Area, type RevenueShares, type ScoredItem } from '@ellac/contracts';

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
