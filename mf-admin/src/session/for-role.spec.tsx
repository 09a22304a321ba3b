import type { UserRole } from '@ellac/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type FakeServer, firstPage, ok } from '../testing/fake-desk-server.js';
import { aListedCompany, aPage } from '../testing/fixtures.js';
import { openApp, signedIn } from '../testing/open-app.js';

let server: FakeServer;
beforeEach(() => {
  server = signedIn();
  server.answers[firstPage] = ok(aPage([aListedCompany()]));
});
const signInAs = (role: UserRole) =>
  (server.answers['GET /api/user'] = ok({ username: 'ida', isAdmin: true, role }));
const navigation = async () =>
  (await within(await screen.findByRole('navigation')).findAllByRole('link')).map(
    ({ textContent }) => textContent,
  );

describe('the desk of a role', () => {
  it.each([
    ['admin', ['Inbox', 'Companies', 'Insights', 'Settings', 'Users', 'Audit log', 'System']],
    ['coach', ['Inbox', 'Companies', 'Insights']],
    ['reader', ['Inbox', 'Companies', 'Insights']],
  ] as const)('leads a %s to what the role is for', async (role, pages) => {
    signInAs(role);
    openApp('/admin');
    await screen.findByRole('heading', { name: 'Companies' });
    expect(await navigation()).toEqual([...pages, 'Account']);
    expect(screen.queryByRole('heading', { name: 'Settings' }) !== null).toBe(role === 'admin');
    const hasDownload = screen.queryByText('Download this list (CSV)') !== null;
    expect(hasDownload).toBe(role !== 'reader');
    if (role !== 'admin')
      expect(server.calls.filter((call) => call.includes('/api/admin/settings'))).toEqual([]);
  });

  it.each(['/admin/users', '/admin/audit', '/admin/system'])(
    'has no page for a coach at %s',
    async (address) => {
      signInAs('coach');
      openApp(address);
      expect(await screen.findByText('404 Page Not Found')).toBeTruthy();
    },
  );
});
