import { beforeEach, expect, it } from '@jest/globals';
import type { AuditRecord } from '@ellac/contracts';
import { fireEvent, screen } from '@testing-library/react';
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
  const row = await screen.findByRole('row', { name: /maya/ });
  for (const text of ['Sent a report again', '192.0.2.7', 'q-1'])
    expect(row.textContent).toContain(text);
  const link = screen.getByRole('link', { name: 'Report of Alder & Finch' });
  expect(link.getAttribute('href')).toBe('/admin/results/r1');
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
