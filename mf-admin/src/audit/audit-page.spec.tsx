import { beforeEach, expect, it } from '@jest/globals';
import { auditActions, type AuditRecord } from '@ellac/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { type FakeServer, ok } from '../testing/fake-desk-server.js';
import { openApp, signedIn } from '../testing/open-app.js';

const record: AuditRecord = {
  id: '7',
  at: '2026-05-04T10:00:00.000Z',
  user: { id: 'u', username: 'maya' },
  action: 'report.resend-email',
  target: { type: 'report', id: 'r1' },
  companyName: 'Alder & Finch',
  address: '192.0.2.7',
  requestId: 'q-1',
  details: {},
};

let server: FakeServer;
beforeEach(() => {
  server = signedIn();
  server.answers['GET /api/admin/audit'] = ok({ items: [record], nextCursor: null });
});

it('tells who did what to what, when and from where', async () => {
  openApp('/admin/audit');
  const day = await screen.findByRole('region', { name: 'May 4, 2026' });
  const line = within(day).getByRole('listitem');
  expect(line.textContent).toMatch(
    /^\d+:00 [AP]Mmaya sent a report again: Report of Alder & Finch$/,
  );
  expect(screen.getByRole('heading', { name: 'May 4, 2026' })).toBeTruthy();
  fireEvent.click(within(line).getByRole('button', { name: /^Ids of what maya did at / }));
  for (const text of ['192.0.2.7', 'q-1', 'r1']) expect(within(line).getByText(text)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Report of Alder & Finch' });
  expect(link.getAttribute('href')).toBe('/admin/results/r1');
});

it('is downloaded as a whole', async () => {
  openApp('/admin/audit');
  const link = await screen.findByRole('link', { name: 'Download the log (JSON Lines)' });
  expect(link.getAttribute('href')).toBe('/api/admin/audit.jsonl');
  expect(link.hasAttribute('download')).toBe(true);
});

it('has the entries of a day under one heading', async () => {
  const at = (id: string, moment: string) => ({ ...record, id, at: moment });
  server.answers['GET /api/admin/audit'] = ok({
    items: [
      at('9', '2026-05-06T12:00:00.000Z'),
      at('8', '2026-05-04T12:30:00.000Z'),
      at('7', '2026-05-04T12:00:00.000Z'),
    ],
    nextCursor: null,
  });
  openApp('/admin/audit');
  const day = await screen.findByRole('region', { name: 'May 4, 2026' });
  expect(within(day).getAllByRole('listitem')).toHaveLength(2);
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['May 6, 2026', 'May 4, 2026']);
});

it.each([
  [
    { action: 'maintenance.repair', details: { totalFixed: 0, responsesWithoutAnalysis: 0 } },
    'maya repaired stuck records, nothing was stuck',
  ],
  [
    {
      action: 'maintenance.repair',
      details: { totalFixed: 3, responsesWithoutAnalysis: 1, analysisStuckInProcessing: 2 },
    },
    'maya repaired stuck records, 3 fixed, 1 report was missing, 2 reports were stuck',
  ],
  [
    { action: 'setting.change', details: { enabled: true } },
    'maya changed a setting, Fill Example Data is shown',
  ],
  [
    { action: 'step.tick', details: { step: 'x1', isDone: false } },
    'maya ticked a step off, took the tick back',
  ],
  [
    {
      action: 'companies.export',
      details: { industry: 'retail,other', view: 'stuck', sort: '-created', isSearch: true },
    },
    'maya exported the list of companies, Industry: Retail, Other, Stuck, narrowed by a search',
  ],
  [
    { action: 'mail.test', details: { taken: true } },
    'maya sent a test mail, the mail server took it',
  ],
  [
    { action: 'companies.export', details: { format: 'xlsx', chosen: 2 } },
    'maya exported the list of companies, as XLSX, 2 chosen companies',
  ],
  [
    { action: 'report.update-email', details: { old: 'm…@a….com', corrected: 'j…@b….de' } },
    'maya corrected an email address, from m…@a….com, to j…@b….de',
  ],
  [{ action: 'login.success' }, 'maya logged in'],
  [{ action: 'login.fail' }, 'maya failed to log in'],
  [
    {
      action: 'login.fail-unknown',
      user: { id: '00000000-0000-0000-0000-000000000000', username: '' },
      details: { times: 3 },
    },
    'Somebody failed to log in with an unknown name, 3 times within an hour',
  ],
  [
    { action: 'login.refuse', user: { id: 'nobody', username: '' } },
    'Somebody was refused at the login for too many tries',
  ],
  [
    { action: 'password.change', details: { sessions: 1 } },
    'maya changed their password, which ended 1 session',
  ],
  [
    { action: 'user.create', details: { isAdmin: true, by: 'start' } },
    'maya was made a user, as the first admin, at the start of the server',
  ],
  [
    { action: 'user.disable', details: { by: 'command', sessions: 2 } },
    'maya was disabled, by the users’ command, which ended 2 sessions',
  ],
  // What this page does not know yet is left out.
  [
    { action: 'company.delete', details: { reports: 1, later: 7 } },
    'maya deleted a company, with 1 report',
  ],
] as const)('says %j in words', async (changes, sentence) => {
  const entry = { ...record, ...changes, target: { type: 'any', id: null }, companyName: null };
  server.answers['GET /api/admin/audit'] = ok({ items: [entry], nextCursor: null });
  openApp('/admin/audit');
  expect((await screen.findByRole('group', { name: 'Entries' })).textContent).toContain(sentence);
  expect(document.body.textContent).not.toMatch(/totalFixed|isDone|enabled:/);
});

it('offers all actions, in groups', async () => {
  openApp('/admin/audit');
  const select = await screen.findByLabelText<HTMLSelectElement>('What was done');
  const groups = within(select).getAllByRole<HTMLOptGroupElement>('group');
  expect(groups.map(({ label }) => label)).toEqual([
    'Companies',
    'Reports and plans',
    'Comments and notes',
    'Logins and users',
    'Settings and system',
  ]);
  const offered = within(select).getAllByRole<HTMLOptionElement>('option');
  expect(offered.map(({ value }) => value).toSorted()).toEqual(['', ...auditActions].toSorted());
  const users = within(groups[3]!).getAllByRole('option');
  expect(users.map(({ textContent }) => textContent)).toContain('Was disabled');
});

it('is empty in other words where nothing was looked for', async () => {
  server.answers['GET /api/admin/audit'] = ok({ items: [], nextCursor: null });
  openApp('/admin/audit');
  expect(await screen.findByText(/^Nothing was done yet\./)).toBeTruthy();
  expect(screen.queryByText('Nothing was found.')).toBeNull();
});

it('shows each filter that is set as a chip that takes it away', async () => {
  const found = ok({ items: [], nextCursor: null });
  server.answers['GET /api/admin/audit?user=maya&action=company.delete'] = found;
  server.answers['GET /api/admin/audit?action=company.delete'] = found;
  openApp('/admin/audit?user=maya&action=company.delete');
  const chips = await screen.findByRole('group', { name: 'Filters that are set' });
  expect(within(chips).getByText('What was done: Deleted a company')).toBeTruthy();
  fireEvent.click(within(chips).getByRole('button', { name: 'Take away User: maya' }));
  expect(location.search).toBe('?action=company.delete');
  fireEvent.click(within(chips).getByRole('button', { name: 'Clear' }));
  expect(location.search).toBe('');
  expect(await screen.findByText(/maya/)).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Filters that are set' })).toBeNull();
});

it('is searched by the server, and the address keeps it', async () => {
  server.answers['GET /api/admin/audit?action=company.delete'] = ok({
    items: [],
    nextCursor: null,
  });
  openApp('/admin/audit');
  fireEvent.change(await screen.findByLabelText('What was done'), {
    target: { value: 'company.delete' },
  });
  expect(await screen.findByText('Nothing was found.')).toBeTruthy();
  expect(location.search).toBe('?action=company.delete');
});
