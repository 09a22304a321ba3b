import { pagePaths } from '@ellac/contracts';
import { Route, Switch } from 'wouter';
import { AccountPage } from './account/account-page.js';
import { AuditPage } from './audit/audit-page.js';
import { CompanyPage } from './company/company-page.js';
import { DashboardPage } from './dashboard/dashboard-page.js';
import { NotFound } from './not-found.js';
import { ReportPage } from './report/report-page.js';
import { SystemPage } from './system/system-page.js';

/** Which page of the admin area stands at which address. */
export function AdminPages({ username }: { username: string }) {
  return (
    <Switch>
      <Route path={pagePaths.admin}>
        <DashboardPage />
      </Route>
      <Route path="/admin/companies/:companyId">
        {({ companyId }) => <CompanyPage key={companyId} companyId={companyId} />}
      </Route>
      <Route path="/admin/results/:reportId">
        {({ reportId }) => <ReportPage key={reportId} reportId={reportId} />}
      </Route>
      <Route path={pagePaths.adminAudit}>
        <AuditPage />
      </Route>
      <Route path={pagePaths.adminSystem}>
        <SystemPage />
      </Route>
      <Route path={pagePaths.adminAccount}>
        <AccountPage username={username} />
      </Route>
      <Route>
        <NotFound hasDesk />
      </Route>
    </Switch>
  );
}
