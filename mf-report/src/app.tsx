import { AppProviders, PageColumn } from '@ellac/web';
import { Route, useSearchParams } from 'wouter';
import { ResultsPage } from './results/results-page.js';
import { LateSharedPlan } from './shared-plan/late-shared-plan.js';
import { NotMePage } from './verify/not-me-page.js';
import { VerifyPage } from './verify/verify-page.js';

/** The pages behind the links to a report or a plan. */
export function App() {
  const [search] = useSearchParams();
  // An empty token is none.
  const token = search.get('token') || null;
  const isNotMe = search.has('not-me');
  const share = search.get('share') || null;
  return (
    <AppProviders>
      <PageColumn>
        <Route path="/verify-report/:reportId">
          {({ reportId }) =>
            isNotMe && token !== null ? (
              <NotMePage reportId={reportId} token={token} />
            ) : (
              <VerifyPage reportId={reportId} token={token} />
            )
          }
        </Route>
        <Route path="/results/:reportId">
          {({ reportId }) =>
            share === null ? (
              <ResultsPage reportId={reportId} token={token} />
            ) : (
              <LateSharedPlan reportId={reportId} share={share} />
            )
          }
        </Route>
      </PageColumn>
    </AppProviders>
  );
}
