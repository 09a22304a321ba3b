import { pagePaths } from '@ellac/contracts';
import { PageSpinner } from '@ellac/web';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { AuditPage } from './audit/audit-page.js';
import { CompaniesPage } from './companies/companies-page.js';
import { CompanyPage } from './company/company-page.js';
import { useMay } from './session/for-role.js';
import { NotFound } from './not-found.js';
import { ReportPage } from './report/report-page.js';
import { SystemPage } from './system/system-page.js';

const AccountPage = lazy(() => import('./account/account-page.js'));
const ComparePage = lazy(() => import('./comparison/compare-page.js'));
const InboxPage = lazy(() => import('./inbox/inbox-page.js'));
const UsersPage = lazy(() => import('./users/users-page.js'));
const InsightsPage = lazy(() => import('./insights/insights-page.js'));

/** Which page of the admin area stands at which address. */
export function AdminPages({ username }: { username: string }) {
  const may = useMay();
  return (
    <Suspense fallback={<PageSpinner label="Loading…" />}>
      <Switch>
        <Route path={pagePaths.admin}>
          <CompaniesPage />
        </Route>
        <Route path={pagePaths.adminInbox}>
          <InboxPage />
        </Route>
        <Route path={pagePaths.adminInsights}>
          <InsightsPage />
        </Route>
        <Route path="/admin/compare">
          <ComparePage />
        </Route>
        <Route path="/admin/companies/:companyId">
          {({ companyId }) => <CompanyPage key={companyId} companyId={companyId} />}
        </Route>
        <Route path="/admin/results/:reportId">
          {({ reportId }) => <ReportPage key={reportId} reportId={reportId} />}
        </Route>
        {may('admin') ? (
          <Route path={pagePaths.adminUsers}>
            <UsersPage />
          </Route>
        ) : null}
        {may('admin') ? (
          <Route path={pagePaths.adminAudit}>
            <AuditPage />
          </Route>
        ) : null}
        {may('admin') ? (
          <Route path={pagePaths.adminSystem}>
            <SystemPage />
          </Route>
        ) : null}
        <Route path={pagePaths.adminAccount}>
          <AccountPage username={username} />
        </Route>
        <Route>
          <NotFound hasDesk />
        </Route>
      </Switch>
    </Suspense>
  );
}
