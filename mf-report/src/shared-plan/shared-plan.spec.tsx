import { messages, type SharedPlan } from '@ellac/contracts';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { App } from '../app.js';

const plan: SharedPlan = {
  companyName: 'Harbour & Sons',
  country: 'AU',
  submittedAt: '2026-11-24T08:00:00.000Z',
  expiresAt: '2026-12-24T08:00:00.000Z',
  steps: [
    {
      number: 1,
      title: 'Prepare the emergency file',
      from: '2026-11-24',
      by: '2026-12-20',
      isFirstResult: false,
      to: '2026-12-20',
      measures: ['Parts of the file that are complete'],
      hoursPerWeek: 1.5,
    },
    {
      number: 2,
      title: 'Step 2',
      from: null,
      by: null,
      isFirstResult: false,
      to: null,
      measures: [],
      hoursPerWeek: null,
    },
    {
      number: 3,
      title: 'Hand over',
      from: '2026-12-20',
      by: '2027-01-31',
      isFirstResult: true,
      to: '2027-03-01',
      measures: [],
      hoursPerWeek: 2,
    },
  ],
};

let status: number;
let message: string;
let calls: string[];

// Loaded once here, so that no test waits for it.
beforeAll(() => import('./shared-plan-page.js'));

beforeEach(() => {
  cleanup();
  status = 200;
  calls = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  globalThis.fetch = (input) => {
    calls.push(input as string);
    const body = status === 200 ? plan : { statusCode: status, message, requestId: 'r' };
    return Promise.resolve({
      ok: status === 200,
      status,
      statusText: '',
      json: () => Promise.resolve(body),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as Response);
  };
  history.replaceState(null, '', '/results/r1?share=a%2Bb');
});

describe('the page of a shared plan', () => {
  it('shows the steps with what is known of each, and keeps its address', async () => {
    render(<App />);
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: 'Plan of Harbour & Sons',
    });
    expect(document.activeElement).toBe(heading);
    expect(calls).toEqual(['/api/shared-plans/r1?share=a%2Bb']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Prepare the emergency fileDone when: Parts of the file that are completeby 20 Dec 2026from 24 Nov 2026 · Owner: 1.5 hours a week',
      '2Step 2',
      '3Hand overfirst result by 31 Jan 2027done by 1 Mar 2027 · Owner: 2 hours a week',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(document.querySelector('svg')).not.toBeNull();
    expect(
      screen.getByText(/shares its plan with you: 3 steps, as planned on 24 Nov 2026/).textContent,
    ).toContain('Harbour & Sons');
    expect(location.search).toBe('?share=a%2Bb');
    expect(document.title).toContain('Plan of Harbour & Sons');
  });

  it.each([messages.planShareExpired, messages.planShareRevoked, messages.planShareInvalid])(
    'says why it is refused, and offers neither the report nor another try: %s',
    async (sentence) => {
      status = 401;
      message = sentence;
      render(<App />);
      expect((await screen.findByRole('alert')).textContent).toBe(sentence);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A shared plan');
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('offers another try where the server is at fault', async () => {
    status = 503;
    message = 'Please try again.';
    render(<App />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    status = 200;
    fireEvent.click(again);
    expect(await screen.findByText('Plan of Harbour & Sons')).toBeTruthy();
  });
});
