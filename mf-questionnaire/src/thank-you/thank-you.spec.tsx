import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { exampleQuestionnaire, type Progress, type QuestionnaireDraft } from '@ellac/contracts';
import { AppProviders } from '@ellac/web';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { ownPage } from '../host/own-page.js';
import { HostProvider, type Host } from '../host/host.js';
import { draftOf } from '../testing/draft-of.js';
import { fakeServer, type FakeServer } from '../testing/fake-form-server.js';
import { ThankYou } from './thank-you.js';

const path = '/api/questionnaire/progress/s1';
const usualEmail = 'maren@alder.example';
let email = usualEmail;
const writing: Progress = {
  generationStatus: 'processing',
  emailSendStatus: null,
  stepsDone: 0,
  partsDone: [],
};
const ready: Progress = {
  generationStatus: 'completed',
  emailSendStatus: 'sent',
  stepsDone: 4,
  partsDone: ['systems', 'sales', 'leadership', 'growth', 'plan', 'summary'],
};
const minutes = 60_000;

const startAnew = jest.fn();
let server: FakeServer;
let visibility: DocumentVisibilityState;
beforeEach(() => {
  jest.useFakeTimers();
  startAnew.mockClear();
  email = usualEmail;
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  server = fakeServer({ '/api/settings/analyst': { languageModel: true }, [path]: writing });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const see = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
// jsdom cannot scroll.
const host: Host = { ...ownPage, showFrom: () => undefined };
interface Opened {
  readonly useAi?: boolean;
  readonly answers?: QuestionnaireDraft | null;
}
const open = async ({ useAi = true, answers = null }: Opened = {}) => {
  render(
    <HostProvider value={host}>
      <AppProviders>
        <ThankYou
          submission={{ responseId: 's1', email, useAi, sentAt: new Date(2026, 10, 22, 20, 4) }}
          answers={answers}
          onStartAnew={startAnew}
        />
      </AppProviders>
    </HostProvider>,
  );
  await pass(100);
};
const status = () => screen.getByRole('status').textContent;
const steps = () =>
  within(screen.getByRole('list', { name: 'Steps of your report' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const asked = () => server.calls.filter((call) => call === path).length;

describe('the thank-you page', () => {
  it('keeps its own words while the report is written', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Submission Successful!' })).toBeTruthy();
    expect(
      screen.getByText(
        'Please check your email for a secure link to access your report. The link will expire in 24 hours.',
      ),
    ).toBeTruthy();
    expect(status()).toMatch(/^Your report is being written\. .* the mail comes by itself\.$/);
  });

  it('shows each step as it gets done, and then the mail, and asks no more', async () => {
    await open();
    expect(steps()).toEqual([
      'What you wrote is read: not yet',
      'A letter to you is drafted: not yet',
      'Each figure and claim is checked: not yet',
      'The report is put together: not yet',
    ]);
    server.answers[path] = { ...writing, stepsDone: 2 };
    await pass(2000);
    expect(steps().map((step) => step.endsWith(': done'))).toEqual([true, true, false, false]);
    server.answers[path] = { ...ready, emailSendStatus: 'pending' };
    await pass(2000);
    expect(status()).toContain('is ready; the mail with the link is on its way');
    server.answers[path] = ready;
    await pass(2000);
    expect(status()).toBe(`Your report is ready; the mail with the link was sent to ${email}.`);
    expect(steps().every((step) => step.endsWith(': done'))).toBe(true);
    const before = asked();
    await pass(minutes);
    expect(asked()).toBe(before);
  });

  it('shows all steps as done beside a report that an older server made', async () => {
    const { stepsDone: _, ...older } = ready;
    server.answers[path] = older;
    await open();
    expect(steps().every((step) => step.endsWith(': done'))).toBe(true);
  });

  it.each<[string, Progress | number, string[]]>([
    [
      'the report is written',
      writing,
      ['In work: Your report is being written', 'Still to come: Mail to'],
    ],
    [
      'the mail is on its way',
      { ...ready, emailSendStatus: 'pending' },
      ['Done: Your report is written', 'In work: Mail on its way to'],
    ],
    ['all is done', ready, ['Done: Your report is written', 'Done: Mail sent to']],
    [
      'the mail came back',
      { ...ready, emailSendStatus: 'failed' },
      ['Done: Your report is written', 'Failed: Mail to'],
    ],
    [
      'there is no report',
      { ...writing, generationStatus: 'failed' },
      ['Failed: Your report could not be made yet', 'Still to come: Mail to'],
    ],
    ['nothing is known', 503, ['In work: Your report is being written', 'Still to come: Mail to']],
  ])('shows the way to the mail while %s, with one address', async (_, answer, titles) => {
    server.answers[path] = answer;
    await open({ useAi: false });
    const steps = screen.getAllByRole('listitem').slice(0, 3);
    const [answers, ...others] = steps.map(({ textContent }) => textContent);
    expect(answers).toBe('Done: Answers receivedNov 22, 20:04 · reference S1');
    expect(others.map((text, at) => text.startsWith(titles[at]!))).toEqual([true, true]);
    const status = screen.getByRole('status');
    status.remove();
    expect(document.body.textContent.split(email)).toHaveLength(2);
  });

  it('leads to the inbox of a known provider, and begins anew when asked', async () => {
    await open();
    expect(screen.queryByRole('link', { name: 'Open your mail' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Start a new questionnaire' }));
    expect(startAnew.mock.calls).toHaveLength(1);
    cleanup();
    email = 'maren@gmail.com';
    await open();
    const link = screen.getByRole('link', { name: 'Open your mail' });
    expect(link.getAttribute('href')).toBe('https://mail.google.com/');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('has the focus once the answers are sent, and after a reload leaves it to the page', async () => {
    const heading = () => screen.getByRole('heading', { name: 'Submission Successful!' });
    await open({ answers: draftOf(exampleQuestionnaire) });
    expect(document.activeElement).toBe(heading());
    cleanup();
    await open();
    expect(document.activeElement).toBe(document.body);
  });

  it('prints the answers that were sent, until a reload', async () => {
    const onPaper = () => screen.queryByLabelText('Your answers');
    let printed: HTMLElement | null = null;
    // As a browser does, which takes the page as it is when the event is over.
    jest.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      printed = onPaper();
    });
    await open({ answers: draftOf(exampleQuestionnaire) });
    expect(onPaper()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Print your answers' }));
    const paper = printed!;
    expect(within(paper).getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(11);
    expect(paper.textContent).toContain(exampleQuestionnaire.company_info.name);
    expect(paper.textContent).toContain('Nov 22, 20:04 · reference S1');
    expect(paper.textContent).toContain(exampleQuestionnaire.qualitative.vision);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(onPaper()).toBeNull();
    cleanup();
    await open();
    expect(screen.queryByRole('button', { name: 'Print your answers' })).toBeNull();
    expect(onPaper()).toBeNull();
  });

  it('lets a screen reader hear of a part as a whole, politely, and of no other again', async () => {
    await open();
    const list = screen.getByRole('list', { name: 'Steps of your report' });
    expect(list.getAttribute('aria-live')).toBe('polite');
    const changed: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const item = (target.parentElement ?? list).closest('[aria-atomic="true"]');
        if (target.nodeName === '#text') changed.push(item?.textContent ?? '');
      }
    });
    observer.observe(list, { characterData: true, subtree: true });
    server.answers[path] = { ...writing, stepsDone: 1 };
    await pass(10_000);
    observer.disconnect();
    expect(changed).toEqual(['What you wrote is read: done']);
  });

  it.each([
    ['the rules write here', { languageModel: false }, true],
    ['the owner wants no model', { languageModel: true }, false],
    ['it is not known who writes', 500, true],
  ])('names no steps where %s', async (_, setting, useAi) => {
    server.answers['/api/settings/analyst'] = setting;
    await open({ useAi });
    expect(screen.queryByRole('list', { name: 'Steps of your report' })).toBeNull();
    server.answers[path] = ready;
    await pass(2000);
    expect(status()).toContain('Your report is ready');
  });

  it('gives no reasons when the report or its mail failed, but says who takes care', async () => {
    server.answers[path] = { ...writing, generationStatus: 'failed' };
    await open();
    expect(status()).toMatch(/^Your report could not be made yet\. Your coach .* take care of it/);
    await pass(minutes);
    expect(asked()).toBe(1);
    cleanup();
    server.answers[path] = { ...ready, emailSendStatus: 'failed' };
    await open();
    expect(status()).toMatch(/mail to maren@alder\.example could not be delivered\. Your coach/);
  });

  it('says when it takes long, and after a quarter of an hour asks no more', async () => {
    await open();
    await pass(3 * minutes);
    const long = 'This takes longer than usual; you can close this page, the mail comes by itself.';
    expect(status()).toBe(long);
    await pass(12 * minutes);
    const before = asked();
    await pass(5 * minutes);
    expect(asked()).toBe(before);
    expect(status()).toBe(long);
  });

  it('asks nothing while it is hidden, and at once when it is seen again', async () => {
    await open();
    see('hidden');
    const before = asked();
    await pass(20 * minutes);
    expect(asked()).toBe(before);
    server.answers[path] = ready;
    see('visible');
    await pass(100);
    expect(status()).toContain('Your report is ready');
  });

  it('says so where the progress cannot be read, and finds it again', async () => {
    server.answers[path] = 503;
    await open();
    expect(status()).toMatch(/^How far your report is cannot be shown right now/);
    server.answers[path] = ready;
    await pass(2000);
    expect(status()).toContain('Your report is ready');
  });

  it('asks no more for a submission that is gone', async () => {
    server.answers[path] = 404;
    await open();
    await pass(minutes);
    expect(asked()).toBe(1);
  });
});
