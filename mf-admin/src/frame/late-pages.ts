import { latePart, type LatePart } from '@ellac/web';
import { useEffect } from 'react';

/** The pages whose code the list does not need. */
export const latePages = {
  account: latePart(async () => (await import('../account/account-page.js')).default),
  audit: latePart(async () => (await import('../audit/audit-page.js')).AuditPage),
  company: latePart(async () => (await import('../company/company-page.js')).CompanyPage),
  compare: latePart(async () => (await import('../comparison/compare-page.js')).default),
  inbox: latePart(async () => (await import('../inbox/inbox-page.js')).default),
  insights: latePart(async () => (await import('../insights/insights-page.js')).default),
  report: latePart(async () => (await import('../report/report-page.js')).ReportPage),
  system: latePart(async () => (await import('../system/system-page.js')).SystemPage),
  users: latePart(async () => (await import('../users/users-page.js')).default),
};

/** By what their addresses begin with. */
const beginnings: readonly (readonly [string, LatePart<unknown>])[] = [
  ['/admin/account', latePages.account],
  ['/admin/audit', latePages.audit],
  ['/admin/companies/', latePages.company],
  ['/admin/compare', latePages.compare],
  ['/admin/inbox', latePages.inbox],
  ['/admin/insights', latePages.insights],
  ['/admin/results/', latePages.report],
  ['/admin/system', latePages.system],
  ['/admin/users', latePages.users],
];

/** Loads the code of the page at an address, for someone who is about to open it. */
export function loadPageAhead(address: string): void {
  beginnings.find(([beginning]) => address.startsWith(beginning))?.[1].loadAhead();
}

function loadLinkedPageAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link !== null) loadPageAhead(link.pathname);
}

/** Loads the page ahead to which the link under the pointer or with the focus leads. */
export function useLinkedPagesAhead(): void {
  useEffect(() => {
    const signs = ['pointerover', 'focusin'] as const;
    for (const sign of signs) document.addEventListener(sign, loadLinkedPageAhead);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, loadLinkedPageAhead);
    };
  }, []);
}
