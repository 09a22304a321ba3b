import { formatNumber, formatPlainDate, type PageOne } from '@ellac/contracts';

/** Above the steps that wait. */
export const laterTitle = 'Later, on purpose';

/** From when there is room for a step. */
export const fromDate = (plainDate: string, region: string): string =>
  `from ${formatPlainDate(plainDate, region)}`;

type Dated = Pick<PageOne['steps'][number], 'by' | 'isFirstResult'>;

/** Until when a step is done, or shows a first result. */
export function byDate({ by, isFirstResult }: Dated, region: string): string {
  const day = formatPlainDate(by, region);
  return isFirstResult === true ? `first result by ${day}` : `by ${day}`;
}

/** Beside the date of a step, its other one: its beginning, and after a first result its end. */
export function otherDate(
  step: {
    readonly from: string | null;
    readonly isFirstResult: boolean;
    readonly to: string | null;
  },
  region: string,
): string | null {
  const { from, isFirstResult, to } = step;
  if (isFirstResult && to !== null) return `done by ${formatPlainDate(to, region)}`;
  return from === null ? null : fromDate(from, region);
}

/** Above the milestones of the critical path. */
export const milestonesTitle = 'Key milestones';

/** The owner's own time for a step while it runs, by the week where it runs for longer than one. */
export const ownHours = (hours: number, weeks?: number): string =>
  `You: ${weeks !== undefined && weeks <= 1 ? inHours(hours) : hoursAWeek(hours)}`;

/** The same, for others. */
export const ownersHours = (hours: number): string => `Owner: ${hoursAWeek(hours)}`;

const inHours = (hours: number): string =>
  `${formatNumber(hours)} ${hours === 1 ? 'hour' : 'hours'}`;

const hoursAWeek = (hours: number): string => `${inHours(hours)} a week`;
