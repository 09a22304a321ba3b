import { apiPaths, sharedPlanSchema } from '@ellac/contracts';
import { SharedPlanView } from '@ellac/report-view';
import { fetchJson, HttpError, useHeadingFocus, usePageTitle } from '@ellac/web';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { problemWords } from '../problem-words.js';
import { ReportProblem } from '../report-problem.js';
import { ReportSkeleton } from '../results/report-skeleton.js';

interface SharedPlanPageProps {
  readonly reportId: string;
  /** The token of the link. */
  readonly share: string;
}

/** The plan of a report, for those who got a link to it. The address keeps its token, so that the page can be opened again. */
export function SharedPlanPage({ reportId, share }: SharedPlanPageProps) {
  const plan = useQuery(sharedPlan(reportId, share));
  usePageTitle(plan.data === undefined ? 'Shared plan' : `Plan of ${plan.data.companyName}`);
  const page = useHeadingFocus(!plan.isFetching);
  return (
    <div ref={page}>
      {plan.isFetching ? (
        <ReportSkeleton of="plan" />
      ) : plan.isSuccess ? (
        <SharedPlanView plan={plan.data} />
      ) : (
        <ReportProblem
          of="plan"
          {...problemWords(plan.error, 'Failed to load the plan')}
          // What the server refused stays refused.
          {...(plan.error instanceof HttpError && plan.error.status === 401
            ? {}
            : { action: { label: 'Try again', onClick: () => void plan.refetch() } })}
        />
      )}
    </div>
  );
}

const sharedPlan = (reportId: string, share: string) =>
  queryOptions({
    queryKey: [apiPaths.sharedPlan(reportId, share)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.sharedPlan(reportId, share), sharedPlanSchema, { signal }),
    retry: false,
  });
