import {
  type Analysis,
  type Area,
  type DeniedAnswer,
  levelNames,
  manyDenied,
  type ScoredItem,
} from '@ellac/contracts';
import type { ReadinessStep } from '@ellac/web';
import { areaLevel } from './area-level.js';
import { stepOfLevel } from './readiness-steps.js';

/** Above the answers that the owner's own words deny. */
export const deniedTitle = 'What you ticked, what you write';

/** Where they stand on the page. */
export const deniedPlace = 'denied-answers';

/** That there are such answers; {@link deniedTitle} follows, where they stand. */
export const doubtOf = ({ length }: readonly DeniedAnswer[]): string =>
  `Your own words put ${length === 1 ? 'one' : 'some'} of your ticks in doubt; see`;

/** What the standing of an area means that rests on such answers, or may. */
export const asTicked =
  '“By ticks alone” means that a score counts your ticks as they stand, although your words differ.';

/** The standing of such an area. */
export const byTicks = 'by ticks alone';

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

/** Whether the owner's own words deny several answers. */
export const isWidelyDenied = (analysis: Analysis): boolean =>
  deniedAnswers(analysis).length >= manyDenied;

/**
 * How an area stands. An area that rests on an answer that the owner's words deny has no level. Where
 * they deny several, no other area is called good: who ticks some too high often ticks others so.
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
  if (isOpen || (isPraise && isWidelyDenied(analysis))) return { step: null, word: byTicks };
  return { step: stepOfLevel(level), word: levelNames[level] };
}
