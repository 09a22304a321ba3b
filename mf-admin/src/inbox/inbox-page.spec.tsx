import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeServer, ok, refusal } from '../testing/fake-desk-server.js';
import { aListedCompany, aNeed, anOverview, aPage } from '../testing/fixtures.js';
import { openApp, signedIn } from '../testing/open-app.js';
// The page is loaded when it is opened; here ahead, so that no test waits for its code.
import './inbox-page.js';

const call = 'GET /api/admin/overview';
let server: FakeServer;
beforeEach(() => {
  server = signedIn();
});
afterEach(() => {
  jest.useRealTimers();
});

it('leads to what failed, with the reason, and to all of it where more failed', async () => {
  const need = aNeed();
  server.answers[call] = ok(anOverview({ failedAnalyses: { count: 2, newest: [need] } }));
  openApp('/admin/inbox');
  const group = await screen.findByRole('region', { name: 'Reports failed' });
  expect(group.textContent).toContain('2');
  expect(screen.getByText('The analyst did not answer')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reason for Alder & Finch' }));
  expect(screen.getByText('The analyst did not answer.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Regenerate Alder & Finch' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alder & Finch' }).getAttribute('href')).toBe(
    '/admin/companies/c1',
  );
  expect(screen.getByRole('link', { name: 'All of them' }).getAttribute('href')).toBe(
    '/admin?generationStatus=failed',
  );
});

it('leads from what is stuck, and what is new, to the lists of these', async () => {
  const stuck = { count: 6, newest: [aNeed({ reason: null })] };
  const newSinceLastVisit = { count: 3, newest: [aNeed({ responseId: 'q2' })] };
  server.answers[call] = ok({ ...anOverview({ stuck, newSinceLastVisit }), newCompanies: 2 });
  openApp('/admin/inbox');
  const allIn = (group: HTMLElement) =>
    within(group).getByRole('link', { name: 'All of them' }).getAttribute('href');
  const group = await screen.findByRole('region', { name: 'Reports are stuck' });
  expect(allIn(group)).toBe('/admin?view=stuck');
  const fresh = '/admin?submittedAfter=2026-05-01T08%3A00%3A00.000Z';
  expect(allIn(screen.getByRole('region', { name: 'New since your last visit' }))).toBe(fresh);
  const tile = screen.getByRole('link', { name: /2 companies new since your last visit/ });
  expect(tile.getAttribute('href')).toBe(fresh);

  const found =
    'GET /api/admin/companies?submittedAfter=2026-05-01T08%3A00%3A00.000Z&sort=-created&limit=50';
  server.answers[found] = ok(aPage([aListedCompany({ name: 'Fresh' })]));
  fireEvent.click(tile);
  expect(await screen.findByRole('row', { name: /Fresh/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy();
});

it('says that nothing does, and looks again when asked to', async () => {
  openApp('/admin/inbox');
  expect(await screen.findByText('Nothing failed, and nothing is stuck.')).toBeTruthy();
  server.answers[call] = ok(anOverview({ stuck: { count: 1, newest: [aNeed()] } }));
  fireEvent.click(screen.getByRole('button', { name: /Refresh/ }));
  expect(await screen.findByText('Waits longer than it should')).toBeTruthy();
});

it('says above all that the language model is paused, why, who waits, and by itself when it goes on', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  server.answers[call] = ok({
    ...anOverview(),
    analystPause: {
      since: '2026-05-04T10:00:00.000Z',
      reason: 'The key is not accepted. Ask your administrator to check it.',
      nextTryAt: '2026-05-04T10:31:00.000Z',
      waiting: 2,
    },
  });
  openApp('/admin/inbox');
  const notice = (await screen.findByText('The language model is paused')).parentElement!;
  expect(notice.textContent).toMatch(
    /Since May 4, \d\d:00\. The key is not accepted\. Ask your administrator to check it\. 2 reports wait for it\. It is tried again by itself, next at May 4, \d\d:31\./,
  );
  const items = screen.getByText('All clear');
  expect(notice.compareDocumentPosition(items)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  server.answers[call] = ok(anOverview());
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(screen.queryByText('The language model is paused')).toBeNull());
});

it('says that no mail goes out, since when, and what the mail server said', async () => {
  server.answers[call] = ok({
    ...anOverview(),
    mailPause: {
      since: '2026-05-04T10:00:00.000Z',
      words: '535 5.7.8 authentication failed',
      waiting: 1,
    },
  });
  openApp('/admin/inbox');
  const notice = (await screen.findByText('The mail server takes no mails')).parentElement!;
  expect(notice.textContent).toMatch(
    /Since May 4, \d\d:00\. It said: “535 5\.7\.8 authentication failed” 1 mail waits for it\./,
  );
});

it('says that the last backup is old', async () => {
  server.answers[call] = ok({ ...anOverview(), lateBackupAt: '2026-05-04T10:00:00.000Z' });
  openApp('/admin/inbox');
  const notice = (await screen.findByText('The last backup is old')).parentElement!;
  expect(notice.textContent).toMatch(/It was finished May 4, \d\d:00\. Ask your administrator/);
});

describe('an item', () => {
  const mark = '/api/admin/inbox/failed-report/q1';
  const openWithOne = async () => {
    server.answers[call] = ok(anOverview({ failedAnalyses: { count: 1, newest: [aNeed()] } }));
    server.answers[`PUT ${mark}`] = ok({ message: 'Put out of the inbox' });
    server.answers[`DELETE ${mark}`] = ok({ message: 'Put back into the inbox' });
    openApp('/admin/inbox');
    return screen.findByRole('button', { name: 'Done with Alder & Finch' });
  };

  it('is done, and comes back by an undo that has the focus', async () => {
    const done = await openWithOne();
    expect(screen.getByRole('link', { name: /^Inbox 1 need a hand/ })).toBeTruthy();
    server.answers[call] = ok(anOverview());
    fireEvent.click(done);
    expect(await screen.findByText('Alder & Finch: Done')).toBeTruthy();
    const undo = screen.getByRole('button', { name: 'Undo for Alder & Finch' });
    expect(document.activeElement).toBe(undo);
    await waitFor(() => expect(server.calls).toContain(`PUT ${mark} {"until":null}`));
    server.answers[call] = ok(anOverview({ failedAnalyses: { count: 1, newest: [aNeed()] } }));
    fireEvent.click(undo);
    expect(await screen.findByRole('button', { name: 'Done with Alder & Finch' })).toBeTruthy();
    expect(server.calls).toContain(`DELETE ${mark}`);
  });

  it('sleeps until a morning', async () => {
    await openWithOne();
    fireEvent.click(screen.getByRole('button', { name: 'Snooze Alder & Finch' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'For a week' }));
    expect(await screen.findByText('Alder & Finch: Snoozed')).toBeTruthy();
    const put = server.calls.find((each) => each.startsWith('PUT'))!;
    const until = new Date(/"until":"(.*)"/.exec(put)![1]!);
    expect(until.getHours()).toBe(8);
    expect(until.getTime() - Date.now()).toBeGreaterThan(6 * 24 * 3_600_000);
  });

  it('stays when the server refuses, with the reason', async () => {
    const done = await openWithOne();
    server.answers[`PUT ${mark}`] = refusal(503, 'Not now.');
    fireEvent.click(done);
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Done with Alder & Finch' })).toBeTruthy();
  });

  it('of an address that was refused asks for another, one of a silent server for a new try', async () => {
    const failedMails = {
      count: 2,
      newest: [
        aNeed({ responseId: 'a', companyName: 'A', reason: '550 5.1.1 user unknown' }),
        aNeed({ responseId: 'b', companyName: 'B', reason: 'The mail server gave no answer.' }),
      ],
    };
    server.answers[call] = ok(anOverview({ failedMails }));
    openApp('/admin/inbox');
    expect(await screen.findByRole('button', { name: 'Update Email of A' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Resend Email to B' })).toBeTruthy();
  });

  it('of an address that was corrected since asks to send the mail there', async () => {
    const need = aNeed({ reason: '550 5.1.1 user unknown', isCorrected: true });
    server.answers[call] = ok(anOverview({ failedMails: { count: 1, newest: [need] } }));
    openApp('/admin/inbox');
    const name = 'Resend Email to Alder & Finch';
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Update Email/ })).toBeNull();
    expect(
      screen.getByText('The address was corrected, and nothing was sent there yet'),
    ).toBeTruthy();
  });
});

const failed = aNeed({ generationStatus: 'completed', reason: '535 no' });
const since = new Date('2026-05-03T20:15').toISOString();
const count = `GET /api/admin/failed-mails?since=${encodeURIComponent(since)}`;

/** Opens the dialog and chooses the time. */
async function askForFailedMails(): Promise<void> {
  server.answers[call] = ok(anOverview({ failedMails: { count: 3, newest: [failed] } }));
  openApp('/admin/inbox');
  fireEvent.click(await screen.findByRole('button', { name: 'Send again…' }));
  const time = await screen.findByLabelText('Failed since');
  // Fluent finds nothing to focus in jsdom, and hides a dialog from roles that has no focus inside.
  time.focus();
  fireEvent.change(time, { target: { value: '2026-05-03T20:15' } });
}

it('sends again all mails that failed since a time, after it has counted them', async () => {
  server.answers[count] = ok({ count: 2 });
  server.answers['POST /api/admin/failed-mails/resend'] = ok({ resent: 2 });
  await askForFailedMails();
  expect(await screen.findByText('2 mails failed since then.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send 2 mails again' }));
  expect(await screen.findByText('2 mails on the way')).toBeTruthy();
  expect(server.calls).toContain(
    `POST /api/admin/failed-mails/resend ${JSON.stringify({ since })}`,
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('sends nothing where none failed since then, or no time is chosen', async () => {
  server.answers[count] = ok({ count: 0 });
  await askForFailedMails();
  expect(await screen.findByText('No mail failed since then.')).toBeTruthy();
  const send = screen.getByRole('button', { name: 'Send again' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(send);
  fireEvent.change(screen.getByLabelText('Failed since'), { target: { value: '' } });
  expect(await screen.findByText('Please choose a time.')).toBeTruthy();
  expect(server.calls.filter((each) => each.startsWith('POST'))).toEqual([]);
});

it('says when the failed mails cannot be sent', async () => {
  server.answers[count] = ok({ count: 1 });
  server.answers['POST /api/admin/failed-mails/resend'] = refusal(503, 'Not now.');
  await askForFailedMails();
  fireEvent.click(await screen.findByRole('button', { name: 'Send 1 mail again' }));
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});
