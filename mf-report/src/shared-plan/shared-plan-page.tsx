import {
  apiPaths,
  formatDate,
  formatPlainDate,
  type SharedPlan,
  sharedPlanSchema,
} from '@ellac/contracts';
import { fetchJson, HttpError, useHeadingFocus, usePageTitle } from '@ellac/web';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { problemWords } from '../problem-words.js';
import { ReportProblem } from '../report-problem.js';
import { WaitingPage } from '../waiting-page.js';

const useStyles = makeStyles({
  page: { color: tokens.colorNeutralForeground1, paddingBlock: 'clamp(16px, 4vw, 40px)' },
  title: {
    margin: 0,
    fontSize: 'clamp(24px, 5vw, 32px)',
    lineHeight: 1.3,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
  },
  about: {
    margin: '8px 0 16px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
  },
  onScreen: { '@media print': { display: 'none' } },
  list: { margin: '24px 0 0', paddingInlineStart: '28px', display: 'grid', gap: '20px' },
  step: { paddingInlineStart: '4px', breakInside: 'avoid', overflowWrap: 'anywhere' },
  name: {
    margin: 0,
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
  },
  fact: { margin: '4px 0 0', fontSize: tokens.fontSizeBase400, lineHeight: '24px' },
});

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
        <WaitingPage of="plan" words="Loading the plan..." />
      ) : plan.isSuccess ? (
        <Plan plan={plan.data} />
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

function Plan({ plan }: { plan: SharedPlan }) {
  const styles = useStyles();
  const { companyName, steps, submittedAt, expiresAt } = plan;
  return (
    <article className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        Plan of {companyName}
      </h1>
      <p className={styles.about}>
        {steps.length} {steps.length === 1 ? 'step' : 'steps'}, as planned on{' '}
        {formatDate(new Date(submittedAt))}.{' '}
        <span className={styles.onScreen}>
          This page can be opened until {formatDate(new Date(expiresAt))}.
        </span>
      </p>
      <Button className={styles.onScreen} icon={<PrintRegular />} onClick={() => print()}>
        Print
      </Button>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={index} className={styles.step}>
            <h2 className={styles.name}>
              <bdi>{step.title}</bdi>
            </h2>
            {factsOf(step).map(([name, fact]) => (
              <p key={name + fact} className={styles.fact}>
                <strong>{name}:</strong> <bdi>{fact}</bdi>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </article>
  );
}

function factsOf({ by, isFirstResult, measures, hoursPerWeek }: SharedPlan['steps'][number]) {
  const facts: [string, string][] = [];
  if (by !== null) facts.push([isFirstResult ? 'First result by' : 'Done by', formatPlainDate(by)]);
  for (const measure of measures) facts.push(['Measure', measure]);
  if (hoursPerWeek !== null) facts.push(['Hours of the owner', `${hoursPerWeek} a week`]);
  return facts;
}

const sharedPlan = (reportId: string, share: string) =>
  queryOptions({
    queryKey: [apiPaths.sharedPlan(reportId, share)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.sharedPlan(reportId, share), sharedPlanSchema, { signal }),
    retry: false,
  });
