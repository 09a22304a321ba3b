import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Finding } from '@ellac/contracts';
import { type FakeServer, ok, refusal } from '../testing/fake-desk-server.js';
import { aNeed, anOverview } from '../testing/fixtures.js';
import { openApp, signedIn } from '../testing/open-app.js';

let server: FakeServer;
beforeEach(() => {
  server = signedIn();
});

const look = 'GET /api/admin/system';
const send = 'POST /api/admin/system/test-mail';

const well: Finding = { subject: 'Database', status: 'ok', found: 'answers', advice: null };
const doubtful: Finding = {
  subject: 'Last backup',
  status: 'warning',
  found: '30 h ago',
  advice: 'Run npm run backup.',
};
const faulty: Finding = {
  subject: 'Redis',
  status: 'fault',
  found: 'does not answer',
  advice: 'Start Redis.',
};

const open = (...findings: Finding[]): void => {
  server.answers[look] = ok({ build: '0.1.0 (1a2b3c4)', findings });
  openApp('/admin/system');
};

it('shows each finding with its sign and what to do, and the build', async () => {
  open(well, doubtful, faulty);
  const card = await screen.findByRole('region', { name: 'One thing does not work' });
  const items = within(card).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Databaseanswers',
    'Last backup30 h agoRun npm run backup.',
    'Redisdoes not answerStart Redis.',
  ]);
  expect(
    within(card)
      .getAllByRole('img')
      .map((sign) => sign.getAttribute('aria-label')),
  ).toEqual(['Well:', 'To look at:', 'Fault:']);
  expect(within(card).getByText('Version 0.1.0 (1a2b3c4)')).toBeTruthy();
});

it('looks again when asked to', async () => {
  open(well, doubtful);
  await screen.findByRole('region', { name: 'All works; something wants a look' });
  server.answers[look] = ok({ build: '0.1.0', findings: [well] });
  fireEvent.click(screen.getByRole('button', { name: /Look again/ }));
  expect(await screen.findByRole('region', { name: 'All is well' })).toBeTruthy();
});

it('says when nothing can be looked at, with a way to try again', async () => {
  server.answers[look] = refusal(503, 'Not now.');
  openApp('/admin/system');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  server.answers[look] = ok({ build: '0.1.0', findings: [well] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All is well')).toBeTruthy();
});

it('sends a test mail to a right address, and shows what the mail server said', async () => {
  open(well);
  const field = await screen.findByLabelText('Email');
  const button = screen.getByRole('button', { name: 'Send a test mail' });
  fireEvent.change(field, { target: { value: 'nobody' } });
  fireEvent.click(button);
  expect(await screen.findByText('Invalid email address')).toBeTruthy();
  server.answers[send] = ok({
    subject: 'Mail',
    status: 'fault',
    found: '550 nobody here',
    advice: 'Correct the address.',
  });
  fireEvent.change(field, { target: { value: ' ida@example.com ' } });
  fireEvent.click(button);
  expect(await screen.findByText('550 nobody here')).toBeTruthy();
  expect(server.calls).toContain(`${send} {"email":"ida@example.com"}`);
});

it('sends all mails again that failed since a time', async () => {
  const failedMails = { count: 1, newest: [aNeed({ at: '2026-05-04T10:00:00.000Z' })] };
  server.answers['GET /api/admin/overview'] = ok(anOverview({ failedMails }));
  const since = '2026-05-03T22:00:00.000Z';
  server.answers[`GET /api/admin/failed-mails?since=${encodeURIComponent(since)}`] = ok({
    count: 1,
  });
  server.answers['POST /api/admin/failed-mails/resend'] = ok({ resent: 1 });
  open(well);
  const card = await screen.findByRole('region', { name: 'Mails that did not go out' });
  // The overview comes with the frame.
  await screen.findByRole('link', { name: /^Inbox 1 need a hand/ });
  fireEvent.click(within(card).getByRole('button', { name: 'Send again…' }));
  const time = await screen.findByLabelText('Failed since');
  // Fluent finds nothing to focus in jsdom, and hides a dialog from roles that has no focus inside.
  time.focus();
  fireEvent.click(await screen.findByRole('button', { name: 'Send 1 mail again' }));
  expect(await screen.findByText('1 mail on the way')).toBeTruthy();
  expect(server.calls).toContain(
    `POST /api/admin/failed-mails/resend ${JSON.stringify({ since })}`,
  );
});

it('says when no test mail could be sent', async () => {
  open(well);
  server.answers[send] = refusal(429, 'Too many requests.');
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ida@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send a test mail' }));
  expect(await screen.findByText('Too many requests.')).toBeTruthy();
});
