import type { Area, DeniedAnswer } from '@ellac/contracts';
import { restsOnReading } from '@ellac/diagnosis/parts';
import type { Business } from '@ellac/report-text';
import { functionsPath, isAboutFunctions } from './denied-answers.js';

/** Gaps have it as evidence because it chooses their words: with another size they hold as well. */
const headcountPath = 'staff.totalEmployees';

const figuresIn = (text: string): readonly string[] => text.match(/\d[\d.,]*%?/g) ?? [];

/**
 * The critical gaps of an area: no counsel may leave them out, but for those that were read in the
 * long answers, because the counsel has read these answers better, those that rest on a denied answer,
 * and those all of whose figures another one has among its own.
 */
export function criticalGapsOf(
  area: Area,
  denied: readonly DeniedAnswer[],
  { diagnosis, answers }: Business,
) {
  const isDenied = (path: string): boolean =>
    path !== headcountPath &&
    denied.some(
      (each) =>
        each.path === path ||
        (path === functionsPath && isAboutFunctions(each.path, answers.funcs)),
    );
  const critical = diagnosis.gaps.filter(
    (gap) =>
      gap.area === area &&
      gap.priority === 'critical' &&
      !restsOnReading(gap) &&
      !gap.evidence.some(isDenied),
  );
  return critical.filter((gap) => {
    const figures = figuresIn(gap.words.finding);
    return !critical.some((other) => {
      const told = figuresIn(other.words.finding);
      return (
        told.length > figures.length &&
        figures.length > 0 &&
        figures.every((each) => told.includes(each))
      );
    });
  });
}
