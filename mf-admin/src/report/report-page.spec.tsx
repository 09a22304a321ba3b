import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAdmin, type FakeServer, nobody, ok, refusal } from '../testing/fake-desk-server.js';
import { aRecord } from '../testing/fixtures.js';
import { openApp, signedIn } from '../testing/open-app.js';

let server: FakeServer;
beforeEach(() => {
  server = signedIn();
});

const open = async (changes: Parameters<typeof aRecord>[0] = {}) => {
  server.answers['GET /api/admin/analysis/r1'] = ok(aRecord(changes));
  openApp('/admin/results/r1');
  await screen.findByRole('heading', { name: 'Report on Alder & Finch, May 4, 2026' });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Fluent writes a tab's name twice, to keep room for it in bold. */
const openTab = (name: string) =>
  fireEvent.click(
    screen.getAllByRole('tab').find(({ textContent }) => textContent.startsWith(name))!,
  );

describe('a report’s page', () => {
  it('says why there is no report, and offers what helps', async () => {
    await open();
    expect(screen.getByText(/The analyst did not answer\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Regenerate' })).toBeTruthy();
    expect(screen.getByText('They come with the report.')).toBeTruthy();
    expect(screen.queryByText('No question came up.')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Comments' })).toBeNull();
    expect(server.calls).not.toContain('GET /api/analysis/r1');
  });

  it('leads to the owner by mail and by phone, if the number is known', async () => {
    await open({ recipientEmail: 'new@alder.example' });
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('E-mail')).toBe('mailto:new@alder.example');
    expect(target('Call')).toBe('tel:+441174960123');

    server = signedIn();
    await open({ ownerPhone: undefined });
    expect(target('E-mail')).toBe('mailto:maren@alder.example');
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
  });

  it('has the owner’s answers, the mails and what to ask', async () => {
    await open({
      generationStatus: 'completed',
      selfPerceptionGap: 3.4,
      questions: [{ id: 'C-01', finding: 'Two answers differ.', question: 'Which is right?' }],
      deliveries: [
        {
          id: 'd1',
          recipient: 'maren@alder.example',
          reason: 'completed',
          status: 'failed',
          attempt: 2,
          createdAt: '2026-05-04T10:00:00.000Z',
          sentAt: null,
          openedAt: null,
          linkExpiresAt: null,
          isRevoked: false,
          serverReply: '550 no such mailbox',
        },
      ],
    });
    expect(screen.getByText('Mail failed')).toBeTruthy();
    expect(
      screen.getByText('The mail to maren@alder.example did not go out.').parentElement
        ?.textContent,
    ).toMatch(/550 no such mailbox\. Call .* and correct the address\.$/);
    openTab('Prepare');
    expect(screen.getByText('Which is right?')).toBeTruthy();
    expect(
      screen.getByText(/stand 3\.4 points of ten above what the facts earn\. The owner rates/),
    ).toBeTruthy();
    openTab('Mails (1)');
    expect(await screen.findByText('Mail server: 550 no such mailbox')).toBeTruthy();
    openTab('Answers');
    expect(await screen.findByText('Alder & Finch Joinery')).toBeTruthy();
  });

  it('whose reader said that it is not theirs may get mails again by the coach', async () => {
    const reply = 'The holder of this address wants no more mails.';
    await open({
      isMailStopped: true,
      deliveries: [
        {
          id: 'd1',
          recipient: 'maren@alder.example',
          reason: 'completed',
          status: 'failed',
          attempt: 1,
          createdAt: '2026-05-04T10:00:00.000Z',
          sentAt: '2026-05-04T10:00:00.000Z',
          openedAt: null,
          linkExpiresAt: null,
          isRevoked: true,
          serverReply: reply,
        },
      ],
    });
    expect(screen.getByText(new RegExp(`^${reply} ?$`))).toBeTruthy();
    server.answers['DELETE /api/admin/analysis/r1/mail-stop'] = ok({ message: 'x' });
    fireEvent.click(screen.getByRole('button', { name: 'Allow mails again' }));
    expect(await screen.findByText('Mails go to this address again')).toBeTruthy();
  });

  it('names the situation and the answers that decided it', async () => {
    const because = ['sales.sales_distribution.owner', 'T01', 'owner_dependency.max_absence_days'];
    await open({ situation: { id: 'owner-bound', variant: 'plain', because } });
    const title = screen.getByText('Situation: One person carries the business');
    expect(title.parentElement?.textContent).not.toContain('T01');
    const reasons = screen.getByRole('list', { name: 'The answers that decided it:' });
    expect(
      within(reasons)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([
      expect.stringMatching(/^Who makes the sales.*Owner 70%/),
      'Longest absence of the owner: 10 days',
    ]);
  });

  it('says why it waits, and shows it once it is there', async () => {
    const reason = 'The language model is paused: the key is not accepted.';
    await open({ generationStatus: 'pending', generationError: reason });
    expect(screen.getByText('This report waits').parentElement?.textContent).toContain(
      `${reason} It is tried again by itself.`,
    );
    server.answers['GET /api/admin/analysis/r1'] = ok(
      aRecord({ generationStatus: 'completed', generationError: null }),
    );
    expect(await screen.findByText('Completed')).toBeTruthy();
    expect(screen.queryByText(reason)).toBeNull();
  });

  it('shows how a language model’s words were made, and what the checks found', async () => {
    const factsHash = '0123456789abcdef'.repeat(4);
    await open({
      provenance: {
        engine: 'openai',
        model: 'gpt-5-mini-2026',
        rulesVersion: '2026.11',
        wording: {
          promptVersion: '3',
          factsHash,
          tokens: 31_250,
          requests: 7,
          seconds: 41.26,
          failedChecks: [
            { part: 'sales', check: 'V3', place: 'gaps M-02', why: 'A digit was written.' },
            { part: 'sales', check: 'V6', place: 'gaps M-02', why: 'A link was written.' },
            { part: 'sales', check: 'V3', place: 'gaps M-03', why: 'A digit was written.' },
            { part: 'sales', check: 'V3', place: 'gaps M-02', why: 'A digit was written.' },
          ],
          fellBack: ['growth', 'plan'],
        },
      },
    });
    openTab('Made by');
    const fact = async (term: string) =>
      (await screen.findByText(term)).closest('dt')?.nextElementSibling?.textContent;
    expect(await fact('Engine')).toBe('Language model, from the rules’ findings');
    expect(await fact('Model')).toBe('gpt-5-mini-2026');
    expect(await fact('Prompt')).toBe('Version 3');
    expect(await fact('Tokens')).toBe('31,250');
    expect(await fact('Requests')).toBe('7');
    expect(await fact('Time')).toBe('41.3 seconds');
    expect(await fact('Parts in the rules’ words')).toBe(
      'Growth trajectory and market position; Recommendations and action plans',
    );
    const hash = screen.getByText('Facts hash 0123456789ab…').closest('details');
    expect(hash?.open).toBe(false);
    expect(hash?.textContent).toContain(factsHash);
    const checks = screen.getByText('Checks that failed (4)').closest('details');
    const faults = within(checks!).getAllByRole('listitem', { hidden: true });
    expect(faults.map(({ textContent }) => textContent)).toEqual([
      'Sales organization and customer relationships: A digit was written.V3, figures; at gaps M-02, gaps M-03',
      'Sales organization and customer relationships: A link was written.V6, forbidden content; at gaps M-02',
    ]);
  });

  it('speaks of no parts where the counsel carries the report', async () => {
    await open({
      provenance: {
        engine: 'openai',
        rulesVersion: '2027.2',
        wording: {
          promptVersion: '3',
          factsHash: '0'.repeat(64),
          tokens: 31_250,
          requests: 4,
          seconds: 41,
          failedChecks: [],
          fellBack: [],
          counsel: { isGiven: true, failedChecks: [] },
        },
      },
    });
    openTab('Made by');
    expect(await screen.findByText('Language model, beside the rules’ findings')).toBeTruthy();
    expect(screen.getByText('Counsel').closest('dt')?.nextElementSibling?.textContent).toBe(
      'Given',
    );
    expect(screen.queryByText('Parts in the rules’ words')).toBeNull();
  });

  it('says why the built-in analyst wrote it', async () => {
    const fallbackReason = 'The month’s tokens are used up.';
    await open({
      provenance: { engine: 'builtin', rulesVersion: '2026.11', isFallback: true, fallbackReason },
    });
    openTab('Made by');
    expect(await screen.findByText(/, in the language model’s place$/)).toBeTruthy();
    expect(screen.getByText(`Why not the language model: ${fallbackReason}`)).toBeTruthy();
    expect(screen.queryByText('Tokens')).toBeNull();
  });

  it('marks the answers that read like an instruction to a machine, and no others', async () => {
    await open({ suspiciousAnswers: ['qualitative.vision'] });
    openTab('Answers (1 marked)');
    const marks = await screen.findAllByText('Reads like an instruction to a machine');
    expect(marks.map((each) => each.closest('dd')?.previousElementSibling?.textContent)).toEqual([
      'Vision',
    ]);
    expect(
      screen.getByText(/was not quoted in the report, and it cannot move the scores/),
    ).toBeTruthy();
  });

  it('says so when there is no such report', async () => {
    server.answers['GET /api/admin/analysis/r1'] = refusal(404, 'There is no such report.');
    openApp('/admin/results/r1');
    expect(await screen.findByText('There is no such report.')).toBeTruthy();
  });
});

describe('comments', () => {
  const list = 'GET /api/admin/analysis/r1/comments';
  const comment = (content: string, isOwn = true) => ({
    id: 'k1',
    content,
    createdAt: '2026-05-04T10:00:00.000Z',
    version: 1,
    correctedAt: null,
    user: { username: 'coach' },
    isOwn,
  });
  const openComments = async (...comments: { readonly content: string }[]) => {
    server.answers[list] = ok(comments);
    server.answers['GET /api/analysis/r1'] = refusal(409, 'Not ready.');
    await open({ generationStatus: 'completed', generationError: null });
    openTab('Comments');
    await screen.findByText(comments[0]?.content ?? 'No comments yet');
    return screen.getByLabelText<HTMLTextAreaElement>('Add a comment');
  };

  it('are added once, and the field is emptied', async () => {
    const field = await openComments();
    server.answers['POST /api/admin/comments'] = ok(comment('Well done.'));
    server.answers[list] = ok([comment('Well done.')]);
    fireEvent.submit(field.closest('form')!);
    fireEvent.change(field, { target: { value: ' Well done. ' } });
    fireEvent.submit(field.closest('form')!);
    fireEvent.submit(field.closest('form')!);
    expect(await screen.findByText('Comment added successfully')).toBeTruthy();
    expect(await screen.findByText('Well done.', { selector: 'p' })).toBeTruthy();
    await waitFor(() => expect(field.value).toBe(''));
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /api/admin/comments {"analysisId":"r1","content":"Well done."}',
    ]);
  });

  it('are followed by the next one, which is typed while the list is read again', async () => {
    const field = await openComments();
    server.answers['POST /api/admin/comments'] = ok(comment('Well done.'));
    let answer: (answer: ReturnType<typeof ok>) => void = () => undefined;
    server.answers[list] = new Promise((resolve) => (answer = resolve));
    fireEvent.change(field, { target: { value: 'Well done.' } });
    fireEvent.submit(field.closest('form')!);
    expect(await screen.findByText('Comment added successfully')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'One thing more.' } });
    answer(ok([comment('Well done.')]));
    expect(await screen.findByText('Well done.', { selector: 'p' })).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add Comment' }).textContent).toBe('Add Comment'),
    );
    expect(field.value).toBe('One thing more.');
    sessionStorage.clear();
  });

  it('that fail stay in the field, with the reason', async () => {
    const field = await openComments();
    server.answers['POST /api/admin/comments'] = refusal(500, 'Not now.');
    fireEvent.change(field, { target: { value: 'Well done.' } });
    fireEvent.submit(field.closest('form')!);
    expect(await screen.findByText('Failed to add comment')).toBeTruthy();
    expect(screen.getByText('Not now.')).toBeTruthy();
    expect(field.value).toBe('Well done.');
  });

  it('outlive a reload until they are stored, and are never cut', async () => {
    const field = await openComments();
    const long = 'x'.repeat(5001);
    fireEvent.change(field, { target: { value: long } });
    expect(screen.getByText('A comment has at most 5000 characters.')).toBeTruthy();
    fireEvent.submit(field.closest('form')!);
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    cleanup();
    openApp('/admin/results/r1');
    await screen.findByRole('heading', { name: /^Report on/ });
    openTab('Comments');
    const again = await screen.findByLabelText<HTMLTextAreaElement>('Add a comment');
    expect(again.value).toBe(long);
    sessionStorage.clear();
  });

  it('outlive the end of the session, and the login names the way back to them', async () => {
    const field = await openComments();
    fireEvent.change(field, { target: { value: 'Well done.' } });
    server.answers['POST /api/admin/comments'] = refusal(401, 'Please log in.');
    server.answers['GET /api/user'] = nobody;
    fireEvent.submit(field.closest('form')!);
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(document.body.textContent).toContain(
      'Log in to go on with Report on Alder & Finch, May 4, 2026; your comment is kept.',
    );
    server.answers['POST /api/login'] = { status: 200, body: '{}' };
    server.answers['GET /api/user'] = anAdmin;
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'coach' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
    press('Login');
    const back = await screen.findByRole('link', { name: 'Report on Alder & Finch, May 4, 2026' });
    expect(back.parentElement!.textContent).toContain('(your comment is kept)');
    fireEvent.click(back);
    await screen.findByRole('heading', { name: /^Report on/ });
    openTab('Comments');
    const again = await screen.findByLabelText<HTMLTextAreaElement>('Add a comment');
    expect(again.value).toBe('Well done.');
    expect(screen.queryByText(/Go on with/)).toBeNull();
  });

  it('of others can be read only', async () => {
    await openComments(comment('Theirs.', false));
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('of one’s own are corrected and deleted', async () => {
    await openComments(comment('First.'));
    server.answers['PATCH /api/admin/comments/k1'] = ok(comment('Second.'));
    press('Edit');
    const field = screen.getByLabelText('Edit the comment');
    fireEvent.change(field, { target: { value: 'Second.' } });
    server.answers[list] = ok([comment('Second.')]);
    fireEvent.submit(field.closest('form')!);
    expect(await screen.findByText('Second.', { selector: 'p' })).toBeTruthy();

    server.answers['DELETE /api/admin/comments/k1'] = ok({ message: 'done' });
    press('Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    server.answers[list] = ok([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No comments yet')).toBeTruthy();
  });

  it('of other coaches appear by themselves and typed text stays', async () => {
    const field = await openComments();
    fireEvent.change(field, { target: { value: 'Half a sent' } });
    server.answers[list] = ok([comment('Theirs.', false)]);
    // Tests wait for a fiftieth of a pause.
    expect(await screen.findByText('Theirs.', { selector: 'p' }, { timeout: 5000 })).toBeTruthy();
    expect(field.value).toBe('Half a sent');
    sessionStorage.clear();
  });

  it('that was deleted in another window keeps the text in its form, which becomes a new one', async () => {
    const second = { ...comment('Second.'), id: 'k2', createdAt: '2026-05-04T11:00:00.000Z' };
    await openComments(comment('First.'), second);
    fireEvent.click(screen.getAllByRole('button', { name: 'Edit' })[0]!);
    const field = screen.getByLabelText<HTMLTextAreaElement>('Edit the comment');
    fireEvent.change(field, { target: { value: 'First, corrected.' } });
    server.answers['PATCH /api/admin/comments/k1'] = refusal(404, 'There is no such comment.');
    server.answers[list] = ok([second]);
    fireEvent.submit(field.closest('form')!);
    expect(
      await screen.findByText('This comment was deleted meanwhile. Your text is still here.'),
    ).toBeTruthy();
    expect(field.value).toBe('First, corrected.');
    // Its place is kept, and so is the focus.
    expect(document.contains(field)).toBe(true);

    server.answers['POST /api/admin/comments'] = ok(comment('First, corrected.'));
    server.answers[list] = ok([second, { ...comment('First, corrected.'), id: 'k3' }]);
    press('Add as new');
    expect(await screen.findByText('First, corrected.', { selector: 'p' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByLabelText('Edit the comment')).toBeNull());
    expect(server.calls).toContain(
      'POST /api/admin/comments {"analysisId":"r1","content":"First, corrected."}',
    );
  });
});

describe('private notes', () => {
  const list = 'GET /api/admin/companies/c1/notes';
  const note = (content: string, version = 1) => ({
    id: 'n1',
    version,
    content,
    createdAt: '2026-05-04T10:00:00.000Z',
    writtenAt: '2026-05-04T10:00:00.000Z',
    user: { username: 'joan', displayName: 'Joan' },
    report: null,
    isOwn: false,
  });
  const openNotes = async (...notes: object[]) => {
    server.answers[list] = ok(notes);
    await open();
    openTab('Notes');
    return screen.findByRole('region', { name: 'Private notes' });
  };

  it('are added with the report that is open, and kept in the tab until then', async () => {
    const region = await openNotes();
    const field = within(region).getByLabelText<HTMLTextAreaElement>('Add a private note');
    fireEvent.change(field, { target: { value: ' Calm. ' } });
    openTab('Answers');
    openTab('Notes');
    const again = await screen.findByLabelText<HTMLTextAreaElement>('Add a private note');
    expect(again.value).toBe(' Calm. ');
    server.answers['POST /api/admin/companies/c1/notes'] = ok(note('Calm.'));
    server.answers[list] = ok([note('Calm.')]);
    fireEvent.submit(again.closest('form')!);
    expect(await screen.findByText('Note added')).toBeTruthy();
    expect(await screen.findByText('Calm.', { selector: 'p' })).toBeTruthy();
    expect(again.value).toBe('');
    expect(server.calls).toContain(
      'POST /api/admin/companies/c1/notes {"content":"Calm.","analysisId":"r1"}',
    );
  });

  it('of others can be changed and not deleted; what changed meanwhile is shown first', async () => {
    await openNotes(note('One.'));
    await screen.findByText('One.');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    press('Edit');
    const theirs = { ...note('Theirs.', 2) };
    server.answers['PATCH /api/admin/notes/n1'] = {
      status: 409,
      body: JSON.stringify({
        statusCode: 409,
        message: 'This note was changed meanwhile.',
        requestId: 'r',
        current: theirs,
      }),
    };
    server.answers[list] = ok([theirs]);
    const field = screen.getByLabelText<HTMLTextAreaElement>('Change the note');
    fireEvent.change(field, { target: { value: 'Mine.' } });
    fireEvent.submit(field.closest('form')!);
    expect(await screen.findByText('Theirs.', { selector: 'p' })).toBeTruthy();
    expect(screen.getByText(/^Changed by Joan, /)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/your text$/).value).toBe('Mine.');
    server.answers['PATCH /api/admin/notes/n1'] = ok(note('Mine.', 3));
    press('Save in its place');
    expect(await screen.findByText('Note changed')).toBeTruthy();
    expect(server.calls.filter((call) => call.startsWith('PATCH'))).toEqual([
      'PATCH /api/admin/notes/n1 {"content":"Mine.","version":1}',
      'PATCH /api/admin/notes/n1 {"content":"Mine.","version":2}',
    ]);
  });

  it('that were deleted meanwhile keep the text in their form, which can be given up', async () => {
    const region = await openNotes(note('One.'));
    await screen.findByText('One.');
    press('Edit');
    server.answers['PATCH /api/admin/notes/n1'] = refusal(404, 'There is no such note.');
    server.answers[list] = ok([]);
    const field = screen.getByLabelText<HTMLTextAreaElement>('Change the note');
    fireEvent.change(field, { target: { value: 'Mine.' } });
    fireEvent.submit(field.closest('form')!);
    expect(await screen.findByText(/^This note was deleted meanwhile\./)).toBeTruthy();
    expect(field.value).toBe('Mine.');
    fireEvent.click(within(region).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/^No notes yet\./)).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Private notes');
  });
});
