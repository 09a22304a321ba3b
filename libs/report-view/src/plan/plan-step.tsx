import type { ReactNode } from 'react';
import { PriorityBadge } from '../pieces/steps/priority-badge.js';
import { StepLink } from '../pieces/steps/step-link.js';
import type { ShownNames } from '../reading-place/counsel-place.js';
import { seenByTitle } from '../words/counsel-headings.js';
import type { PlannedStep } from '../words/plan/planned-steps.js';
import { StepRow } from './step-row.js';

/** The owner's own time stands at the side. */
const isOfOthers = (resource: string): boolean => !/^(?:You|Owner): /u.test(resource);

interface PlanStepProps {
  readonly step: PlannedStep;
  readonly named: ShownNames;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A step in the plan's list: its title, its measure, its date and the owner's hours. */
export function PlanStep({ step, named, children }: PlanStepProps) {
  const { number, title, id, told, place, when, otherDate, hours, needs, action } = step;
  return (
    <StepRow
      number={number}
      level={4}
      id={id}
      title={<StepLink id={told} title={title} isTitle />}
      facts={{
        // The recommendation of a counsel's step has its measure.
        [seenByTitle]: place === null ? action.successMetrics : [],
        'Depends on': needs.length === 0 ? named(action.dependencies) : [],
        Resources: hours === null ? action.resources : action.resources.filter(isOfOthers),
      }}
      needs={needs}
      when={when}
      otherDate={otherDate}
      hours={hours}
      badge={action.priority === 'critical' ? <PriorityBadge priority={action.priority} /> : null}
    >
      {children}
    </StepRow>
  );
}
