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
export const deniedTitle = 'What you ticked, what you write';

/** What the standing of an area means that rests on such answers, or may. */
export const asTicked =
  '“By ticks alone” means that a score counts your ticks as they stand, although your words differ.';

/** Beside an answer that the owner's own words deny. */
export const deniedNote = 'your words differ';

/** The answers that the owner's own words deny, as a counsel found them. */
export const deniedAnswers = ({ counsel }: Analysis): readonly DeniedAnswer[] =>
  counsel?.denied ?? [];

/** A denied answer in one line, for paper without a table. */
export const deniedLine = ({ ticked, text }: DeniedAnswer): string =>
  ticked === undefined ? text : `${ticked}. ${text}`;

/** Whether one of these paths of answers is denied. */
export const isDenied = (analysis: Analysis, paths: readonly string[]): boolean =>
  deniedAnswers(analysis).some(({ path }) => paths.includes(path));

/** The scored answers that nothing denies. */
export const undenied = (analysis: Analysis): readonly ScoredItem[] =>
  analysis.scoreBreakdown.filter(({ paths }) => !isDenied(analysis, paths));

/**
 * How an area stands. Where the owner's words deny answers, an area that rests on one has no level,
 * and no other is called good: who ticks one answer too high often ticks others so.
 */
export function standingOf(
  analysis: Analysis,
  area: Area,
): { readonly step: ReadinessStep; readonly word: string } {
  const isOpen = analysis.scoreBreakdown.some(
    (item) => item.area === area && isDenied(analysis, item.paths),
  );
  const level = areaLevel(analysis, area);
  const isPraise = level === 'strong' || level === 'sound';
  if (isOpen || (isPraise && deniedAnswers(analysis).length > 0))
    return { step: null, word: 'by ticks alone' };
  return { step: stepOfLevel(level), word: levelNames[level] };
}
