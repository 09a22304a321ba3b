import type { FiredGap } from './diagnosis.js';
import { textPaths } from './text-facts/text-fact.js';

const isText = (path: string): boolean => textPaths.some((text) => text === path);

/** Whether a gap rests on what was read in the long answers, and not on figures and ratings alone. */
export const restsOnReading = ({ isByFact, evidence }: FiredGap): boolean =>
  isByFact && (evidence.length === 0 || evidence.some(isText));
