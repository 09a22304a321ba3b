import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from './app.js';
import { anAnalysis } from './testing/an-analysis.js';

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** The server's response; each call is recorded as its method and path. */
let answer: Answer;
const calls: string[] = [];
const sent: unknown[] = [];

const sentence = (message: string) =>
  JSON.stringify({ statusCode: 400, message, requestId: 'request-1' });

beforeEach(() => {
  cleanup();
  jest.useRealTimers();
  calls.length = 0;
  sent.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  serve();
});

function serve(): void {
  globalThis.fetch = (input, init) => {
    calls.push(`${init?.method ?? 'GET'} ${input as string}`);
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    const { status, body } = answer;
    const text = () => Promise.resolve(body);
    const json = () => text().then((value): unknown => JSON.parse(value));
    return Promise.resolve({ ok: status < 400, status, statusText: '', text, json } as Response);
  };
}

function cutOff(): void {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
}

const open = (address: string) => {
  history.replaceState(null, '', address);
  render(<App />);
};

const headingHasFocus = () =>
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));

describe('the verification page', () => {
  it.each(['', '?token='])('says that the token is missing without asking: %j', (query) => {
    open(`/verify-report/r1${query}`);
    expect(screen.getByText('Verification token is missing')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Get New Verification Link' })).toBeTruthy();
    headingHasFocus();
    expect(calls).toEqual([]);
  });

  it('goes on to the report a moment after the link turned out good', async () => {
    answer = { status: 200, body: '{"message":"Access verified"}' };
    jest.useFakeTimers();
    open('/verify-report/r1?token=a%2Bb');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Access verified! Redirecting to your report...')).toBeTruthy();
    headingHasFocus();
    expect(location.pathname).toBe('/verify-report/r1');

    answer = { status: 409, body: sentence('Not yet.') };
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(location.pathname + location.search).toBe('/results/r1?token=a%2Bb');
    expect(calls).toEqual([
      'GET /api/verify-report/r1?token=a%2Bb',
      'GET /api/analysis/r1?token=a%2Bb',
    ]);
  });

  it.each([
    [
      sentence('This link has expired. Please request a new one.'),
      'This link has expired. Please request a new one.',
    ],
    ['<html>', 'Failed to verify report access'],
  ])('shows why the link is refused, once, and offers a new one', async (body, message) => {
    answer = { status: 401, body };
    open('/verify-report/r1?token=old');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Get New Verification Link' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    headingHasFocus();
    expect(calls).toHaveLength(1);
  });

  it('asks once more, when told to, after what says nothing about the link', async () => {
    cutOff();
    open('/verify-report/r1?token=good');
    expect(await screen.findByText('Failed to verify report access')).toBeTruthy();
    expect(screen.getByText(/The server cannot be reached/)).toBeTruthy();
    answer = { status: 200, body: '{"message":"Access verified"}' };
    serve();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Access verified!/)).toBeTruthy();
  });
});

describe('finding 9: the page that stops mails', () => {
  const press = () =>
    fireEvent.click(screen.getByRole('button', { name: 'This was not me: stop the mails' }));

  it('sends nothing before its button is pressed', async () => {
    open('/verify-report/r1?token=good&not-me=1');
    await act(() => Promise.resolve());
    expect(calls).toEqual([]);
    headingHasFocus();
    answer = { status: 200, body: '{"message":"whatever"}' };
    press();
    expect(await screen.findByText('No more mails go to this address.')).toBeTruthy();
    expect(calls).toEqual(['POST /api/verify-report/r1/not-me']);
    expect(sent).toEqual([{ token: 'good' }]);
  });

  it('says what went wrong, and lets the button be pressed again', async () => {
    open('/verify-report/r1?token=bad&not-me=1');
    answer = { status: 401, body: sentence('The link is not valid.') };
    press();
    expect((await screen.findByRole('alert')).textContent).toBe('The link is not valid.');
    answer = { status: 200, body: '{"message":"whatever"}' };
    press();
    expect(await screen.findByText('No more mails go to this address.')).toBeTruthy();
  });
});

describe('the form for a new link', () => {
  const request = async (email: string) => {
    open('/verify-report/r1');
    fireEvent.change(screen.getByLabelText('Your e-mail address'), { target: { value: email } });
    fireEvent.click(screen.getByRole('button', { name: 'Get New Verification Link' }));
    await act(() => Promise.resolve());
  };

  it('wants an address', async () => {
    await request('   ');
    expect(screen.getByText('Please enter your email address')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your e-mail address'));
    expect(calls).toEqual([]);
  });

  it('is sent once, however often Enter is pressed', async () => {
    globalThis.fetch = () => {
      calls.push('sent');
      return new Promise(() => undefined);
    };
    await request('ida@harbour.example');
    const button = screen.getByRole('button', { name: 'Get New Verification Link' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.submit(screen.getByLabelText('Your e-mail address'));
    await act(() => Promise.resolve());
    expect(calls).toEqual(['sent']);
  });

  it('asks for a link to this report and says that it is on its way', async () => {
    answer = { status: 200, body: '{"message":"whatever"}' };
    await request(' ida@harbour.example ');
    expect(
      await screen.findByText('A new verification link has been sent to your email'),
    ).toBeTruthy();
    expect(calls).toEqual(['POST /api/resend-verification']);
    expect(sent).toEqual([{ reportId: 'r1', email: 'ida@harbour.example' }]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/^Check your inbox/);
    expect(screen.getByText('ida@harbour.example')).toBeTruthy();
    expect(screen.getByText(/^[A-Z][a-z]{2} \d+, \d\d:\d\d$/)).toBeTruthy();
    headingHasFocus();

    fireEvent.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByRole('alert').textContent).toContain('Verification token is missing');
    expect(screen.getByLabelText('Your e-mail address')).toBeTruthy();
  });

  it.each([
    [sentence('Invalid email address'), 'Invalid email address'],
    ['', 'Failed to resend verification'],
  ])('says what went wrong', async (body, message) => {
    answer = { status: 400, body };
    await request('nobody');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('says what went wrong where there is no network', async () => {
    cutOff();
    await request('ida@harbour.example');
    expect(
      await screen.findByText(/^Failed to resend verification\. The server cannot be reached/),
    ).toBeTruthy();
  });
});

describe('the results page', () => {
  it('shows the report, and takes the token out of its address without asking again', async () => {
    answer = { status: 200, body: JSON.stringify(anAnalysis) };
    open('/results/r1?token=good#findings');
    const entries = history.length;
    expect(await screen.findByRole('heading', { level: 1, name: /Harbour & Sons/ })).toBeTruthy();
    const article = screen.getByRole('article');
    await waitFor(() => expect(location.href).toBe('http://localhost/results/r1#findings'));
    expect(history.length).toBe(entries);
    expect(screen.getByRole('article')).toBe(article);
    headingHasFocus();
    expect(document.title).toBe('Report on Harbour & Sons · ELLAC Business Evaluation');
    expect(calls).toEqual(['GET /api/analysis/r1?token=good']);
  });

  it('asks without a token where the address has none', async () => {
    answer = { status: 200, body: JSON.stringify(anAnalysis) };
    open('/results/r1');
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(calls).toEqual(['GET /api/analysis/r1']);
  });

  it.each(['null', '{}', '<html>', ''])('has a sentence for missing data: %j', async (body) => {
    answer = { status: 200, body };
    open('/results/r1?token=good');
    expect(await screen.findByText('Failed to load analysis results')).toBeTruthy();
    expect(location.search).toBe('?token=good');
  });

  it('says so where there is no network, and keeps the token for the next try', async () => {
    cutOff();
    open('/results/r1?token=good');
    expect(await screen.findByText('Failed to load analysis results')).toBeTruthy();
    expect(screen.getByText(/The server cannot be reached/)).toBeTruthy();
    answer = { status: 200, body: JSON.stringify(anAnalysis) };
    serve();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(calls).toEqual(['GET /api/analysis/r1?token=good']);
  });

  it('tells who may not read the report how to get a new link', async () => {
    answer = { status: 401, body: sentence('No.') };
    open('/results/r1?token=old');
    expect(
      await screen.findByText('Unauthorized: You do not have permission to access this report.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Get New Verification Link' })).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('offers a new link and another try where too many wrong links were tried', async () => {
    answer = { status: 429, body: sentence('Too many requests.') };
    open('/results/r1?token=old');
    expect(await screen.findByText('Too many requests.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Get New Verification Link' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('shows any other failure in the server’s words, and tries again when asked', async () => {
    answer = { status: 409, body: sentence('This report is not ready yet.') };
    open('/results/r1?token=good');
    expect(await screen.findByText('This report is not ready yet.')).toBeTruthy();
    answer = { status: 500, body: '' };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Failed to load analysis results')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(calls).toHaveLength(2);
  });
});
