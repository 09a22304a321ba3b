import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type FakeServer, nobody, ok, refusal } from '../testing/fake-desk-server.js';
import { aSideBySide } from '../testing/comparison-fixtures.js';
import { aDetail, anAnalysis, aRow } from '../testing/fixtures.js';
import { openApp, signedIn } from '../testing/open-app.js';
import { workPause } from '../pieces/work-pause.js';

const path = 'GET /api/admin/companies/c1';

let server: FakeServer;
beforeEach(() => {
  server = signedIn();
});
afterEach(() => void jest.useRealTimers());

const open = async (...rows: Parameters<typeof aDetail>[0]) => {
  server.answers[path] = ok(aDetail(rows));
  openApp('/admin/companies/c1');
  await screen.findByRole('heading', { name: 'Alder & Finch' });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const buttons = () =>
  within(screen.getByRole('table', { name: 'Reports' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

describe('a company’s details', () => {
  const given = {
    responseId: 'q2',
    submittedAt: '2026-05-05T10:00:00.000Z',
    name: 'Alder & Finch',
    ownerFirstName: 'Stranger',
    ownerLastName: 'Smith',
    ownerPhone: '+1 900 555 0100',
    industry: 'retail',
    country: 'US',
  };
  const openWith = async (isConfirmed: boolean, changes: Partial<typeof given> = {}) => {
    const detail = aDetail([aRow(anAnalysis())]);
    const { company } = detail;
    server.answers[path] = ok({
      ...detail,
      confirmation: { isConfirmed, unconfirmed: { ...given, ...company, ...changes } },
    });
    openApp('/admin/companies/c1');
    await screen.findByRole('heading', { name: 'Alder & Finch' });
  };

  it('stay as they are until the coach confirms those of a stranger', async () => {
    await openWith(true, { ownerPhone: given.ownerPhone });
    expect(screen.getByText('Other details not confirmed')).toBeTruthy();
    expect(screen.getByText(/gives the phone number \+1 900 555 0100\.$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '+44 117 496 0123' })).toBeTruthy();

    press('Confirm details');
    server.answers['POST /api/admin/companies/c1/confirm-details'] = ok({ message: 'x' });
    press('Confirm');
    await screen.findByText('Details confirmed');
    expect(server.calls).toContain(
      'POST /api/admin/companies/c1/confirm-details {"responseId":"q2"}',
    );
  });

  it('say that the address is not confirmed yet, and nothing once all is', async () => {
    await openWith(false);
    expect(screen.getByText('Address not confirmed yet')).toBeTruthy();
    server = signedIn();
    await openWith(true);
    expect(screen.queryByRole('button', { name: 'Confirm details' })).toBeNull();
  });
});

describe('a company’s reports', () => {
  it('offer what their state allows, and no more', async () => {
    await open(aRow(anAnalysis()));
    expect(buttons()).toEqual(['Update Email', 'Resend Email']);
    const table = screen.getByRole('table', { name: 'Reports' });
    expect(within(table).getByText('6.4 In transition')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(
      'tel:+441174960123',
    );

    server = signedIn();
    const reason = 'The analyst did not answer.';
    await open(
      aRow(
        anAnalysis({
          generationStatus: 'failed',
          generationError: reason,
          emailSendStatus: null,
          overallScore: null,
        }),
      ),
    );
    expect(buttons()).toEqual(['Regenerate']);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getAllByText('N/A')).toHaveLength(2);

    server = signedIn();
    await open(aRow());
    expect(buttons()).toEqual([]);
    expect(screen.getByText('Processing')).toBeTruthy();
    expect(screen.queryByText('View Details')).toBeNull();
  });

  it('in work say how far they are, and those that wait, why', async () => {
    const reason = 'The provider is busy.';
    const waits = `${reason} It is tried again by itself.`;
    await open(
      {
        ...aRow(),
        since: '2026-05-04T10:00:00.000Z',
        stepsDone: 3,
      },
      aRow(anAnalysis({ generationStatus: 'pending', generationError: reason })),
    );
    expect(screen.getByText(/^3 of 4 steps, since May 4, \d\d:00$/)).toBeTruthy();
    expect(screen.getByText('Pending')).toBeTruthy();
    expect(screen.getByText(waits)).toBeTruthy();
    server.answers[path] = ok(
      aDetail([aRow(anAnalysis({ generationStatus: 'pending', generationError: reason }))]),
    );
    await waitFor(() => expect(screen.queryByText('Processing')).toBeNull());
    server.answers[path] = ok(aDetail([aRow(anAnalysis())]));
    expect(await screen.findByText('Completed')).toBeTruthy();
    expect(screen.queryByText(waits)).toBeNull();
  });

  it('whose mail failed say what to do', async () => {
    await open(
      aRow(
        anAnalysis({ emailSendStatus: 'failed', emailSentAt: null, emailError: '550 unknown.' }),
      ),
    );
    expect(screen.getByText('550 unknown. Correct the address, or send it again.')).toBeTruthy();
  });

  it('whose mail failed with words without a stop say what to do in a sentence of its own', async () => {
    await open(
      aRow(anAnalysis({ emailSendStatus: 'failed', emailError: '550 5.1.1 user unknown' })),
    );
    expect(
      screen.getByText('550 5.1.1 user unknown. Correct the address, or send it again.'),
    ).toBeTruthy();
  });

  it('in work are asked for again until they are done', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const calls = () => server.calls.filter((call) => call === path).length;
    await open(aRow());
    server.answers[path] = ok(aDetail([aRow(anAnalysis())]));
    expect(await screen.findByText('Completed')).toBeTruthy();
    const asked = calls();
    expect(asked).toBeGreaterThan(1);
    await act(() => jest.advanceTimersByTimeAsync(10 * workPause));
    expect(calls()).toBe(asked);
  });

  it('that cannot be shown say so, at once', async () => {
    server.answers[path] = refusal(404, 'There is no such company.');
    openApp('/admin/companies/c1');
    expect(await screen.findByText('Failed to load company details')).toBeTruthy();
    expect(screen.getByText('There is no such company.')).toBeTruthy();
    expect(server.calls.filter((call) => call === path)).toHaveLength(1);
  });

  it('of a company that was deleted meanwhile are not shown any more', async () => {
    await open(aRow());
    server.answers[path] = refusal(404, 'There is no such company.');
    expect(await screen.findByText('There is no such company.')).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Reports' })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('are compared once there are two', async () => {
    server.answers['GET /api/admin/companies/c1/comparison'] = ok({
      sideBySide: aSideBySide({
        items: [
          {
            id: 'absd',
            area: 'leadership',
            label: 'Longest absence',
            answers: [
              { answer: '7 days', points: 3, given: true },
              { answer: '21 days', points: 7, given: true },
            ],
          },
        ],
      }),
      comparison: null,
    });
    await open(
      aRow(anAnalysis({ id: 'r2' })),
      aRow(anAnalysis({ overallScore: 5 }), '2025-05-04T10:00:00.000Z'),
    );
    const changes = within(
      await screen.findByRole('region', { name: 'What changed since the report before' }),
    );
    const row = async (name: string) =>
      (await changes.findByText(name)).closest('[role=row]')?.textContent;
    expect(await row('Longest absence')).toMatch(/7 days.*21 days.*4\.0 better/);
    expect(await row('Overall')).toMatch(/5\.0.*6\.4.*1\.4 better/);
    expect(await row('Business Systems')).toMatch(/4\.0.*4\.3.*about the same/);
    expect(changes.getByText('Rules that are new or hold no longer (2)')).toBeTruthy();
    expect(await row('Condition of S-01.')).toMatch(/Holds.*Does not hold.*now no longer/);
    expect(await row('Condition of V-01.')).toMatch(/Does not hold.*Holds.*new/);
    expect(changes.queryByText('Condition of S-02.')).toBeNull();
    fireEvent.click(changes.getByRole('button', { name: 'Show all (1 more)' }));
    expect(await row('Condition of S-02.')).toMatch(/Holds.*Holds.*as before/);
  });
});

describe('what a coach does with a report', () => {
  const failed = () => open(aRow(anAnalysis({ generationStatus: 'failed', overallScore: null })));

  it('regenerates it, and sees it at work', async () => {
    server.answers['POST /api/admin/analysis/r1/regenerate'] = ok({ message: 'done' });
    await failed();
    server.answers[path] = ok(aDetail([aRow()]));
    press('Regenerate');
    expect(await screen.findByText('Report regenerated successfully')).toBeTruthy();
    expect(
      screen.getByText('When it is done, the owner gets the mail with the link.'),
    ).toBeTruthy();
    expect(await screen.findByText('Processing')).toBeTruthy();
  });

  it.each([
    [
      refusal(409, 'Only a report that failed can be regenerated.'),
      'Only a report that failed can be regenerated.',
    ],
    [undefined, 'The server cannot be reached. Please check your connection and try again.'],
  ])('is told why it cannot be regenerated: %j', async (answer, sentence) => {
    if (answer !== undefined) server.answers['POST /api/admin/analysis/r1/regenerate'] = answer;
    await failed();
    press('Regenerate');
    expect(await screen.findByText('Failed to regenerate report')).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('presses twice in one go, and one call is made', async () => {
    const call = 'POST /api/admin/analysis/r1/resend-email';
    server.answers[call] = ok({ message: 'sent', emailSentTo: 'new@alder.example' });
    await open(aRow(anAnalysis()));
    const resend = screen.getByRole('button', { name: 'Resend Email' });
    await waitFor(() => expect(resend.getAttribute('aria-disabled')).not.toBe('true'));
    resend.click();
    resend.click();
    expect(await screen.findByText('Email sent successfully')).toBeTruthy();
    expect(server.calls.filter((made) => made === call)).toHaveLength(1);
  });

  it('finds nothing to press by mistake where a button has just changed', async () => {
    server.answers['POST /api/admin/analysis/r1/regenerate'] = ok({ message: 'done' });
    await failed();
    server.answers[path] = ok(aDetail([aRow(anAnalysis())]));
    press('Regenerate');
    const resend = await screen.findByRole('button', { name: 'Resend Email' });
    fireEvent.click(resend);
    expect(server.calls.filter((made) => made.endsWith('resend-email'))).toEqual([]);
    await waitFor(() => expect(resend.getAttribute('aria-disabled')).not.toBe('true'));
  });

  it('sends it again, and reads to whom', async () => {
    server.answers['POST /api/admin/analysis/r1/resend-email'] = ok({
      message: 'Email sent successfully',
      emailSentTo: 'new@alder.example',
    });
    await open(aRow(anAnalysis()));
    const pending = { emailSendStatus: 'pending', emailSentTo: 'new@alder.example' } as const;
    server.answers[path] = ok(
      aDetail([
        aRow(anAnalysis({ ...pending, emailSentAt: null, recipientEmail: pending.emailSentTo })),
      ]),
    );
    press('Resend Email');
    expect(await screen.findByText('Email sent successfully')).toBeTruthy();
    expect(screen.getByText('Report sent to new@alder.example')).toBeTruthy();
    expect(await screen.findByText('on its way to new@alder.example')).toBeTruthy();
  });

  it('corrects the address, once, in a dialog that closes when it is done', async () => {
    const call = 'POST /api/admin/analysis/r1/update-email';
    let answer = (): void => undefined;
    server.answers[call] = new Promise((resolve) => {
      answer = () => resolve(ok({ message: 'Email address updated successfully' }));
    });
    await open(aRow(anAnalysis()));
    press('Update Email');
    const dialog = await screen.findByRole('dialog', { name: 'Update Email Address' });
    const field = within(dialog).getByLabelText<HTMLInputElement>('Email');
    expect(field.value).toBe('maren@alder.example');
    fireEvent.change(field, { target: { value: '  ' } });
    fireEvent.submit(field.closest('form')!);
    fireEvent.change(field, { target: { value: 'new@alder.example' } });
    fireEvent.submit(field.closest('form')!);
    const button = within(dialog).getByRole('button', { name: 'Update Email' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.submit(field.closest('form')!);
    answer();
    expect(await screen.findByText('Email address updated successfully')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls.filter((made) => made.startsWith('POST'))).toEqual([
      `${call} {"email":"new@alder.example","expected":"maren@alder.example"}`,
    ]);
  });

  it.each([
    [1, 'Also for the other report that went to this address', true],
    [2, 'Also for the 2 other reports that went to this address', true],
    [2, 'Also for the 2 other reports that went to this address', false],
  ])('offers %s other reports, ticked: %s (kept: %s)', async (count, label, isKept) => {
    const call = 'POST /api/admin/analysis/r1/update-email';
    server.answers['GET /api/admin/analysis/r1/other-reports'] = ok({ count });
    server.answers[call] = ok({ message: 'Email address updated successfully' });
    await open(aRow(anAnalysis()));
    press('Update Email');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: label });
    expect(box.checked).toBe(true);
    if (!isKept) fireEvent.click(box);
    fireEvent.submit(box.closest('form')!);
    expect(await screen.findByText('Email address updated successfully')).toBeTruthy();
    const also = isKept ? ',"otherReports":true' : '';
    expect(server.calls).toContain(
      `${call} {"email":"maren@alder.example","expected":"maren@alder.example"${also}}`,
    );
  });

  it('offers nothing where no other report went there', async () => {
    server.answers['GET /api/admin/analysis/r1/other-reports'] = ok({ count: 0 });
    await open(aRow(anAnalysis()));
    press('Update Email');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(server.calls).toContain('GET /api/admin/analysis/r1/other-reports'));
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
  });

  it('corrects the address that was corrected before, not the old one', async () => {
    const corrected = { recipientEmail: 'new@alder.example' };
    await open(aRow(anAnalysis(corrected)));
    expect(screen.getByText(/corrected to new@alder.example, nothing sent there/)).toBeTruthy();
    press('Update Email');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText<HTMLInputElement>('Email').value).toBe(
      corrected.recipientEmail,
    );
  });

  it('keeps the dialog and its text when the address is refused', async () => {
    server.answers['POST /api/admin/analysis/r1/update-email'] = refusal(
      409,
      'There is already a company with this name and email address.',
    );
    await open(aRow(anAnalysis()));
    press('Update Email');
    const dialog = await screen.findByRole('dialog');
    fireEvent.submit(within(dialog).getByLabelText('Email').closest('form')!);
    expect(await screen.findByText('Failed to update email')).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>('Email').value).toBe(
      'maren@alder.example',
    );
  });

  it('keeps what was typed when somebody else corrected the address, and reads which it is now', async () => {
    const call = 'POST /api/admin/analysis/r1/update-email';
    server.answers[call] = refusal(409, 'The address was changed meanwhile.');
    await open(aRow(anAnalysis()));
    press('Update Email');
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText<HTMLInputElement>('Email');
    fireEvent.change(field, { target: { value: 'mine@alder.example' } });
    server.answers[path] = ok(
      aDetail([aRow(anAnalysis({ recipientEmail: 'theirs@alder.example' }))]),
    );
    fireEvent.submit(field.closest('form')!);
    expect((await within(dialog).findByRole('status')).textContent).toContain(
      'It is now theirs@alder.example.',
    );
    expect(field.value).toBe('mine@alder.example');

    server.answers[call] = ok({ message: 'Email address updated successfully' });
    fireEvent.submit(field.closest('form')!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls.filter((made) => made.startsWith('POST')).at(-1)).toBe(
      `${call} {"email":"mine@alder.example","expected":"theirs@alder.example"}`,
    );
  });

  it('is led to the login when the session has ended meanwhile', async () => {
    server.answers['POST /api/admin/analysis/r1/resend-email'] = nobody;
    await open(aRow(anAnalysis()));
    server.answers['GET /api/user'] = nobody;
    press('Resend Email');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy();
    expect(location.pathname).toBe('/admin');
  });
});
