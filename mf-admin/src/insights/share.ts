import type { ReadinessStep } from '@ellac/web';

/** How many companies are of one kind, and the list of them. */
export interface Share {
  readonly label: string;
  readonly step: ReadinessStep;
  readonly count: number;
  readonly to: string;
}
