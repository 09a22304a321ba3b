import { latePart, useLatePart } from '@ellac/web';
import { ReportSkeleton } from '../results/report-skeleton.js';
import { ReportProblem } from '../report-problem.js';

const page = latePart(() => import('./shared-plan-page.js'));

/** The page of a shared plan, whose code the readers of reports do not load. */
export function LateSharedPlan(props: { readonly reportId: string; readonly share: string }) {
  const state = useLatePart(page);
  if (state.kind === 'there') return <state.part.SharedPlanPage {...props} />;
  if (state.kind === 'waiting') return <ReportSkeleton of="plan" />;
  return (
    <ReportProblem
      of="plan"
      message="This page could not be loaded. Please check your connection and try again."
      action={{ label: 'Try again', onClick: page.loadAhead }}
    />
  );
}
