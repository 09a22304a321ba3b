import {
  type Analysis,
  type Area,
  type DeniedAnswer,
  levelNames,
  type ScoredItem,
} from '@ellac/contracts';
import type { ReadinessStep } from '@ellac/web';
import { areaLevel } from './area-level.js';
import { stepOfLevel } from './readiness-steps.js';

/** Above the answers that the owner's own words deny. */
export const deniedTitle = 'Read the scores with care: your own words deny some of what was ticked';

/** Beside an answer that the owner's own words deny. */
export const deniedNote = 'your words differ';

/** The answers that the owner's own words deny, as a counsel found them. */
export const deniedAnswers = ({ counsel }: Analysis): readonly DeniedAnswer[] =>
  counsel?.denied ?? [];

/** Whether one of these paths of answers is denied. */
export const isDenied = (analysis: Analysis, paths: readonly string[]): boolean =>
  deniedAnswers(analysis).some(({ path }) => paths.includes(path));

/** The scored answers that nothing denies. */
export const undenied = (analysis: Analysis): readonly ScoredItem[] =>
  analysis.scoreBreakdown.filter(({ paths }) => !isDenied(analysis, paths));

/** How an area stands; no level where it rests on an answer that the owner's words deny. */
export function standingOf(
  analysis: Analysis,
  area: Area,
): { readonly step: ReadinessStep; readonly word: string } {
  const isOpen = analysis.scoreBreakdown.some(
    (item) => item.area === area && isDenied(analysis, item.paths),
  );
  if (isOpen) return { step: null, word: 'as ticked' };
  const level = areaLevel(analysis, area);
  return { step: stepOfLevel(level), word: levelNames[level] };
}
