import { pagePaths } from '@ellac/contracts';
import { Route, Switch } from 'wouter';
import { CompaniesPage } from './companies/companies-page.js';
import { latePages } from './frame/late-pages.js';
import { NotFound } from './not-found.js';
import { latePage } from './pieces/late-page.js';
import { useMay } from './session/for-role.js';

const AccountPage = latePage(latePages.account);
const AuditPage = latePage(latePages.audit);
const CompanyPage = latePage(latePages.company);
const ComparePage = latePage(latePages.compare);
const InboxPage = latePage(latePages.inbox);
const InsightsPage = latePage(latePages.insights);
const ReportPage = latePage(latePages.report);
const SystemPage = latePage(latePages.system);
const UsersPage = latePage(latePages.users);

/** Which page of the admin area stands at which address. */
export function AdminPages({ username }: { username: string }) {
  const may = useMay();
  return (
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
  );
}
