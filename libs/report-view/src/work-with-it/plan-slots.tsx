import { type Analysis, type PhaseAction, planStepsOf } from '@ellac/contracts';
import { latePart, useLatePart } from '@ellac/web';
import { makeStyles } from '@fluentui/react-components';
import { useMemo, type ReactNode } from 'react';
import { LateOpening } from '../pieces/late-opening.js';
import type { ReportAccess } from './report-access.js';
import { regionOf } from '../words/region-of.js';

const useStyles = makeStyles({
  plan: { marginBlock: '12px 16px', minHeight: '76px', '@media print': { display: 'none' } },
  // The height of the tools, so that nothing moves when their code arrives.
  step: { minHeight: '32px', '@media print': { display: 'none' } },
});

const workWithIt = latePart(() => import('./work-with-it.js'));

interface PlanSlots {
  readonly stepAction?: (action: PhaseAction) => ReactNode;
  readonly planActions?: ReactNode;
}

interface PlanSlotsOptions {
  readonly token: string | null;
  /** Whether the reader only sees which steps are done, as a coach does. */
  readonly isReadOnly?: boolean;
}

/** The tools of a report's plan, as props of `ReportView`; none where its steps have no ids. */
export function planSlotsOf(analysis: Analysis, options: PlanSlotsOptions): PlanSlots {
  const { token, isReadOnly = false } = options;
  const steps = planStepsOf(analysis);
  if (steps.length === 0) return {};
  const access: ReportAccess = { reportId: analysis.id, token };
  return {
    planActions: <PlanActions access={access} analysis={analysis} />,
    stepAction: ({ stepId }) =>
      stepId === undefined ? null : (
        <StepAction access={access} analysis={analysis} stepId={stepId} isReadOnly={isReadOnly} />
      ),
  };
}

function PlanActions({ access, analysis }: { access: ReportAccess; analysis: Analysis }) {
  const styles = useStyles();
  const steps = useMemo(() => planStepsOf(analysis), [analysis]);
  return (
    <div className={styles.plan}>
      <LateOpening part={workWithIt}>
        {({ PlanTools }) => <PlanTools access={access} analysis={analysis} steps={steps} />}
      </LateOpening>
    </div>
  );
}

interface StepActionProps {
  readonly access: ReportAccess;
  readonly analysis: Analysis;
  readonly stepId: string;
  readonly isReadOnly: boolean;
}

/** Says nothing if its code does not come: the tools of the whole plan say it once. */
function StepAction({ access, analysis, stepId, isReadOnly }: StepActionProps) {
  const styles = useStyles();
  const state = useLatePart(workWithIt);
  const step = useMemo(
    () => planStepsOf(analysis).find((each) => each.stepId === stepId),
    [analysis, stepId],
  );
  return (
    <div className={styles.step}>
      {state.kind === 'there' && step !== undefined ? (
        <state.part.StepTools
          access={access}
          region={regionOf(analysis)}
          step={step}
          isReadOnly={isReadOnly}
        />
      ) : null}
    </div>
  );
}
