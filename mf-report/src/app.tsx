import { AppProviders, PageColumn } from '@ellac/web';
import { Route, useSearchParams } from 'wouter';
import { ResultsPage } from './results/results-page.js';
import { VerifyPage } from './verify/verify-page.js';

export function App() {
  const [search] = useSearchParams();
  // An empty token is none.
  const token = search.get('token') || null;
  return (
    <AppProviders>
      <PageColumn>
        <Route path="/verify-report/:reportId">
          {({ reportId }) => <VerifyPage reportId={reportId} token={token} />}
        </Route>
        <Route path="/results/:reportId">
          {({ reportId }) => <ResultsPage reportId={reportId} token={token} />}
        </Route>
      </PageColumn>
    </AppProviders>
  );
}
