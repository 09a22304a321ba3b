import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { type FakeServer, ok } from '../testing/fake-server.js';
import { anOverview } from '../testing/fixtures.js';
import { openApp, signedIn } from '../testing/open-app.js';

const call = 'GET /api/admin/overview';
let server: FakeServer;
beforeEach(() => {
  server = signedIn();
});

it('leads to what failed, with the reason, and to all of it where more failed', async () => {
  const need = {
    companyId: 'c1',
    companyName: 'Alder & Finch',
    reportId: 'r1',
    at: '2026-05-04T10:00:00.000Z',
    reason: 'The analyst did not answer.',
  };
  server.answers[call] = ok(anOverview({ failedAnalyses: { count: 2, newest: [need] } }));
  openApp('/admin');
  expect(await screen.findByText('2 reports failed')).toBeTruthy();
  expect(screen.getByText(/The analyst did not answer/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alder & Finch' }).getAttribute('href')).toBe(
    '/admin/companies/c1',
  );
  expect(screen.getByRole('link', { name: 'All of them' }).getAttribute('href')).toBe(
    '/admin?generationStatus=failed',
  );
});

it('says that nothing does, and looks again when asked to', async () => {
  openApp('/admin');
  expect(await screen.findByText('Nothing failed, and nothing is stuck.')).toBeTruthy();
  server.answers[call] = ok(anOverview({ stuck: { count: 1, newest: [] } }));
  fireEvent.click(screen.getByRole('button', { name: /Refresh/ }));
  expect(await screen.findByText(/1 stuck/)).toBeTruthy();
});
