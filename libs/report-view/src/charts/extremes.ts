import { type Area, formatScore } from '@ellac/contracts';
import type { BarRow } from '../pieces/scores/chart-rows.js';
import { areaNames } from '../words/scores/area-names.js';

/** The most names that one sentence lists. */
const maxNamed = 3;

/** What is told of the answers of an area. */
export const pointsTitle = (area: Area): string =>
  `${areaNames[area]}: the points of each answer, out of 10`;

/** Which bars are the shortest and which the longest, by their values as they are shown. */
export function extremesOf(rows: readonly BarRow[]): string {
  const values = rows.map(({ value }) => value);
  const lowest = formatScore(Math.min(...values));
  const highest = formatScore(Math.max(...values));
  if (lowest === highest) return `All stand at ${lowest}.`;
  return `Weakest: ${namesAt(lowest, rows)}. Strongest: ${namesAt(highest, rows)}.`;
}

function namesAt(value: string, rows: readonly BarRow[]): string {
  const there = rows.filter((row) => formatScore(row.value) === value);
  return there.length > maxNamed
    ? `${String(there.length)} answers with ${value} points`
    : there.map(({ label, text }) => `${label} (${text})`).join(', ');
}
