import type { Country, ReportContent } from '@ellac/contracts';
import { addMonths } from '@ellac/diagnosis/parts';
import type { Business } from '@ellac/report-text';
import type { FactsPack } from '../facts/fact.js';
import { placeOf } from '../facts/place-of.js';
import type { Sayable } from '../tasks/part-task.js';

/** A step of the plan that the counsel may word. */
export interface PlanStep {
  /** The id of its rule. */
  readonly id: string;
  readonly step: string;
  /** The plain date by which it is done. */
  readonly by: string;
  readonly isFirstResult?: boolean | undefined;
}

/** The request for a counsel: what a business should make of its answers. */
export interface CounselTask extends Sayable {
  /** Plain dates: when the answers came, and the last on which a step of its own may end. */
  readonly submittedOn: string;
  readonly until: string;
  readonly country: Country;
  /** The country of the phone number, where the form knows only the European Union. */
  readonly place?: string | undefined;
  /** The steps to begin with come first; the counsel must include each of these. */
  readonly steps: readonly PlanStep[];
  readonly firstSteps: readonly string[];
}

/** Owners look up to ten years ahead; a day behind that is taken for a slip. */
const maxMonths = 120;

function stepsOf({ page, actionPlan }: ReportContent): readonly PlanStep[] {
  const first: readonly PlanStep[] = page?.steps ?? [];
  const planned = actionPlan.implementationPhases.flatMap(({ actions }) =>
    actions.flatMap(({ stepId, description, to }): PlanStep[] =>
      stepId === undefined || to === undefined ? [] : [{ id: stepId, step: description, by: to }],
    ),
  );
  return [...first, ...planned.filter(({ id }) => first.every((each) => each.id !== id))];
}

/**
 * Everything that a counsel may use; null where too little is known for one.
 *
 * @param report as the rules wrote it
 * @param phone the owner's; only its country is used
 */
export function counselTaskOf(
  pack: FactsPack,
  { submittedOn, answers: { country } }: Business,
  report: ReportContent,
  phone: string,
): CounselTask | null {
  const firstSteps = report.page?.steps.map(({ id }) => id) ?? [];
  if (!pack.judgement.isJudged || firstSteps.length === 0) return null;
  return {
    ...pack,
    told: [],
    submittedOn,
    until: addMonths(submittedOn, maxMonths),
    country,
    place: country === 'EU' ? placeOf(phone) : undefined,
    steps: stepsOf(report),
    firstSteps,
  };
}
