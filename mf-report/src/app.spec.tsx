import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from './app.js';

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** What the server answers; each call is noted as its method and path. */
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
  globalThis.fetch = (input, init) => {
    calls.push(`${init?.method ?? 'GET'} ${input as string}`);
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    const { status, body } = answer;
    const text = () => Promise.resolve(body);
    const json = () => text().then((value): unknown => JSON.parse(value));
    return Promise.resolve({ ok: status < 400, status, statusText: '', text, json } as Response);
  };
});

const open = (address: string) => {
  history.replaceState(null, '', address);
  render(<App />);
};

describe('the verification page', () => {
  it('says that the token is missing without asking the server', () => {
    open('/verify-report/r1');
    expect(screen.getByText('Verification token is missing')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('goes on to the report a moment after the link turned out good', async () => {
    answer = { status: 200, body: '{"message":"Access verified"}' };
    jest.useFakeTimers();
    open('/verify-report/r1?token=a%2Bb');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Access verified! Redirecting to your report...')).toBeTruthy();
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
    expect(calls).toHaveLength(1);
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
  });

  it.each([
    [sentence('Invalid email address'), 'Invalid email address'],
    ['', 'Failed to resend verification'],
  ])('says what went wrong', async (body, message) => {
    answer = { status: 400, body };
    await request('nobody');
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('the results page', () => {
  it('tells who may not read the report how to get a new link', async () => {
    answer = { status: 401, body: sentence('No.') };
    open('/results/r1?token=old');
    expect(
      await screen.findByText('Unauthorized: You do not have permission to access this report.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Get New Verification Link' })).toBeTruthy();
    expect(calls).toHaveLength(1);
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
