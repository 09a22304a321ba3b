import {
  changeThreshold,
  type Comparison,
  formatDay,
  formatDayAndTime,
  formatScore,
} from '@ellac/contracts';
import { areaNames } from './area-names.js';

export type ChangedItem = Comparison['items'][number];

/** Computed from the shown scores, so that a reader gets the same difference. */
const changeOf = (before: number, after: number): number =>
  Math.round(Number(formatScore(after)) * 10 - Number(formatScore(before)) * 10) / 10;

function changeInWords(before: number, after: number): string {
  const change = changeOf(before, after);
  if (Math.abs(change) < changeThreshold) return 'about the same';
  return `${formatScore(Math.abs(change))} ${change > 0 ? 'better' : 'worse'}`;
}

const fromTo = (before: number, after: number): string =>
  `${formatScore(before)} → ${formatScore(after)}`;

/** Whether an item's points moved too little to mean anything. */
export const isNoise = ({ before, after }: ChangedItem): boolean =>
  Math.abs(changeOf(before.points, after.points)) < changeThreshold;

export const answerOf = ({ given, answer }: ChangedItem['before']): string =>
  given ? answer : 'Not given';

/** Which reports are compared, and what counts as a change. */
export function datesOf({ earlier, later }: Comparison, region: string): string {
  const [before, after] = [new Date(earlier.submittedAt), new Date(later.submittedAt)];
  const isOneDay = formatDay(before, region) === formatDay(after, region);
  const tell = isOneDay ? formatDayAndTime : formatDay;
  return `${tell(before, region)} compared with ${tell(after, region)}. Less than half a point is noise.`;
}

/** The overall score and the three areas, before and after. */
export const changedScores = ({ overall, areas }: Comparison) =>
  [
    { name: 'Overall', ...overall },
    ...areas.map(({ area, ...change }) => ({ name: areaNames[area], ...change })),
  ].map(({ name, before, after }) => ({
    name,
    scores: fromTo(before, after),
    change: changeInWords(before, after),
  }));

/** The area of an item and what became of its points. */
export const pointsInWords = ({ area, before, after }: ChangedItem): string =>
  `${areaNames[area]}, points ${fromTo(before.points, after.points)}, ${changeInWords(before.points, after.points)}`;
