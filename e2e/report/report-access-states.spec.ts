import { messages, verifyRedirectMs } from '@ellac/contracts';
import { expect, type Page, type Route } from '@playwright/test';
import { expectSoundDayAndNight, expectToFit } from '../support/accessibility.js';
import { isSweep } from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

// While something moves, its text has too little contrast.
const verification = '**/api/verify-report/**';
const analysis = '**/api/analysis/**';
const answers = (call: string, fulfil: (route: Route) => Promise<void>) => (page: Page) =>
  page.route(call, fulfil);
const held = (call: string) => answers(call, () => new Promise(() => undefined));
const cutOff = (call: string) => answers(call, (route) => route.abort());
const fault = (call: string, status: number, body: string) =>
  answers(call, (route) => route.fulfill({ status, body }));
const sentence = (message: string) => JSON.stringify({ statusCode: 0, message, requestId: 'r' });

interface State {
  readonly what: string;
  readonly page: 'verify-report' | 'results';
  readonly query?: string;
  /** Creates the state; without it, the server does so. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  readonly says: string;
  /** True while a response is pending, so that nothing has the focus yet. */
  readonly isWaiting?: true;
  readonly offers: readonly ('a new link' | 'another try')[];
  /** It looks like another one, and app.spec.tsx of mf-report has its words without a browser. */
  readonly onlyInSweep?: true;
}

const failedVerification = 'Failed to verify report access';
const failedLoad = 'Failed to load analysis results';

const states: readonly State[] = [
  {
    what: 'a link that is being checked',
    page: 'verify-report',
    arrange: held(verification),
    says: 'Verifying...',
    isWaiting: true,
    offers: [],
  },
  {
    what: 'a good link',
    page: 'verify-report',
    // Stays on this page: the timer of the redirect never fires.
    arrange: async (page) => {
      await fault(verification, 200, '{"message":"Access verified"}')(page);
      await page.addInitScript((pause) => {
        const { setTimeout } = globalThis;
        globalThis.setTimeout = ((act: () => void, time?: number) =>
          time === pause ? 0 : setTimeout(act, time)) as typeof globalThis.setTimeout;
      }, verifyRedirectMs);
    },
    says: 'Access verified! Redirecting to your report...',
    offers: [],
  },
  {
    what: 'a link without a token',
    page: 'verify-report',
    query: '',
    says: 'Verification token is missing',
    offers: ['a new link'],
    onlyInSweep: true,
  },
  {
    what: 'a wrong link',
    page: 'verify-report',
    says: messages.linkInvalid,
    offers: ['a new link'],
  },
  {
    what: 'a fault while a link is checked',
    page: 'verify-report',
    arrange: fault(verification, 502, '<html>'),
    says: failedVerification,
    offers: ['a new link', 'another try'],
  },
  {
    what: 'a check of a link without network',
    page: 'verify-report',
    arrange: cutOff(verification),
    says: failedVerification,
    offers: ['a new link', 'another try'],
    onlyInSweep: true,
  },
  {
    what: 'a report that is being loaded',
    page: 'results',
    arrange: held(analysis),
    says: 'Loading your report...',
    isWaiting: true,
    offers: [],
  },
  {
    what: 'a report that is refused',
    page: 'results',
    says: 'Unauthorized: You do not have permission to access this report.',
    offers: ['a new link'],
    onlyInSweep: true,
  },
  {
    what: 'a report that is not ready',
    page: 'results',
    arrange: fault(analysis, 409, sentence(messages.reportNotReady)),
    says: messages.reportNotReady,
    offers: ['another try'],
  },
  {
    what: 'a fault of the server',
    page: 'results',
    arrange: fault(analysis, 500, ''),
    says: failedLoad,
    offers: ['another try'],
    onlyInSweep: true,
  },
  {
    what: 'a report without network',
    page: 'results',
    arrange: cutOff(analysis),
    says: failedLoad,
    offers: ['another try'],
    onlyInSweep: true,
  },
  {
    what: 'a report without its data',
    page: 'results',
    arrange: fault(analysis, 200, 'null'),
    says: failedLoad,
    offers: ['another try'],
    onlyInSweep: true,
  },
];

for (const state of states.filter(({ onlyInSweep }) => isSweep || !onlyInSweep)) {
  test(`${state.what} is told to everybody, on every screen`, async ({ page }) => {
    await state.arrange?.(page);
    const query = state.query ?? '?token=not-the-token';
    const address = `/${state.page}/0b0f0f0e-0000-4000-8000-000000000000${query}`;
    await page.goto(address);
    await expect(page.getByText(state.says, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Your report · ELLAC Business Evaluation');
    const heading = page.getByRole('heading', { level: 1, name: 'Your report' });
    await expect(heading).toBeVisible();
    if (state.isWaiting !== true) await expect(heading).toBeFocused();
    for (const [name, offer] of [
      ['Get New Verification Link', 'a new link'],
      ['Try again', 'another try'],
    ] as const) {
      const visible = state.offers.includes(offer);
      await expect(page.getByRole('button', { name })).toBeVisible({ visible });
    }
    await expect(page).toHaveURL(address);

    await expectSoundDayAndNight(page);
    await expectToFit(page, 320);
  });
}
