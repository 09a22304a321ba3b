import { AppProviders, PageSpinner, useBodyClass } from '@ellac/web';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Gate } from './gate.js';

const SetPasswordPage = lazy(() => import('./password-link/set-password-page.js'));

export function App() {
  useBodyClass('desk');
  return (
    <AppProviders toastEdge="above-pager">
      <Switch>
        {/* For the holder of a link from a mail, signed in or not. */}
        <Route path="/admin/set-password">
          <Suspense fallback={<PageSpinner label="Loading…" />}>
            <SetPasswordPage />
          </Suspense>
        </Route>
        <Route>
          <Gate />
        </Route>
      </Switch>
    </AppProviders>
  );
}
