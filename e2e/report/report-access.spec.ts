import { apiPaths, messages, pagePaths } from '@ellac/contracts';
import { type Browser, expect, type Page } from '@playwright/test';
import { logInByRequest } from '../support/desk/log-in.js';
import { expireLinks } from '../support/servers/database.js';
import { aReport, newestLinkTo, type SentReport } from '../support/sent-report.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

const formsButton = (page: Page) => page.getByRole('button', { name: 'Get New Verification Link' });
const emailBox = (page: Page) => page.getByRole('textbox', { name: 'Your e-mail address' });
const headingOf = (page: Page, { company }: SentReport) =>
  page.getByRole('heading', { level: 1, name: company });

/** Opens a report by its link, without the verification page. */
async function openReport(page: Page, report: SentReport): Promise<void> {
  await page.goto(pagePaths.results(report.id, report.token));
  await expect(headingOf(page, report)).toBeVisible();
  await expect(page).toHaveURL(pagePaths.results(report.id, null));
}

/** Somebody else's browser. */
async function elsewhere(browser: Browser, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    await act(await context.newPage());
  } finally {
    await context.close();
  }
}

test('a link opens the report, and its token leaves the address with that (S38)', async ({
  page,
}) => {
  const report = await aReport(page.request);
  const { complaints } = await watchPage(page);
  const addresses: string[] = [];
  const calls: string[] = [];
  const referers: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('request', (request) => {
    if (/\/api\/analysis\/[\w-]+(?:\?|$)/.test(request.url())) calls.push(request.url());
    const { referer } = request.headers();
    if (referer) referers.push(referer);
  });

  await page.goto(pagePaths.verifyReport(report.id, report.token));
  const entries = await page.evaluate(() => history.length);
  await expect(page.getByText('Access verified! Redirecting to your report...')).toBeVisible();
  await expect(headingOf(page, report)).toBeFocused();
  await expect(page).toHaveURL(pagePaths.results(report.id, null));
  await expect(page).toHaveTitle(`Report on ${report.company} · ELLAC Business Evaluation`);

  const paths = addresses.map((address) => address.replace(new URL(page.url()).origin, ''));
  expect(paths).toEqual([
    pagePaths.verifyReport(report.id, report.token),
    pagePaths.results(report.id, report.token),
    pagePaths.results(report.id, null),
  ]);
  expect(calls).toHaveLength(1);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await test.step('a reload, another tab and Back find it there', async () => {
    await page.reload();
    await expect(headingOf(page, report)).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(pagePaths.results(report.id, null));
    await expect(headingOf(tab, report)).toBeVisible();
    await tab.close();
    await page.goto('/verify-report/none');
    await page.goBack();
    await expect(headingOf(page, report)).toBeVisible();
    await expect(page).toHaveURL(pagePaths.results(report.id, null));
  });
  expect(referers).toEqual([]);
  expect(complaints).toEqual([]);

  await test.step('its cookie is kept from scripts, other sites and other addresses', async () => {
    const [cookie, ...others] = await page.context().cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      name: 'ellac-report',
      value: report.token,
      path: apiPaths.analysis(report.id, null),
      httpOnly: true,
      sameSite: 'Strict',
    });
    const hoursLeft = (cookie!.expires - Date.now() / 1000) / 3600;
    expect(hoursLeft).toBeGreaterThan(23);
    expect(hoursLeft).toBeLessThanOrEqual(24);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });
});

test('the bare address is refused in another browser, with the way to a new link, which ends too', async ({
  page,
  browser,
}) => {
  const report = await aReport(page.request);
  await openReport(page, report);
  const address = page.url();
  await elsewhere(browser, async (other) => {
    await other.goto(address);
    await expect(other.getByText(messages.reportUnauthorized)).toBeVisible();
    await emailBox(other).fill(report.owner);
    const before = await newestLinkTo(report.owner);
    await formsButton(other).click();
    await expect(
      other.getByText('A new verification link has been sent to your email', { exact: true }),
    ).toBeVisible();
    await expect(other.getByText('Check your inbox')).toBeVisible();
    await expect(other.getByText(messages.reportUnauthorized)).toHaveCount(0);
    await expect.poll(() => newestLinkTo(report.owner)).not.toBe(before);
    const renewed = await newestLinkTo(report.owner);
    await other.goto(renewed);
    await expect(headingOf(other, report)).toBeVisible();

    await test.step('once its time is over it says so, and its cookie opens nothing', async () => {
      await expireLinks(report.id);
      await other.reload();
      await expect(other.getByText(messages.reportUnauthorized)).toBeVisible();
      await other.goto(renewed);
      await expect(other.getByText(messages.linkExpired)).toBeVisible();
      await expect(formsButton(other)).toBeVisible();
    });
  });
});

test('an open report is closed for its old address when a coach corrects it', async ({
  page,
  browser,
}) => {
  const report = await aReport(page.request);
  await openReport(page, report);
  await elsewhere(browser, async (coach) => {
    await logInByRequest(coach.request);
    const answer = await coach.request.post(apiPaths.adminUpdateEmail(report.id), {
      data: { email: `corrected-${report.owner}` },
    });
    expect(answer.status()).toBe(200);
  });
  await page.reload();
  await expect(page.getByText(messages.reportUnauthorized)).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await page.goto(pagePaths.verifyReport(report.id, report.token));
  await expect(page.getByText(messages.linkInvalid)).toBeVisible();
});

test('a new link is asked for by keyboard alone', async ({ page }) => {
  const report = await aReport(page.request);
  const before = await newestLinkTo(report.owner);
  await page.goto(`/verify-report/${report.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your report' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(emailBox(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(formsButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expect(emailBox(page)).toBeFocused();

  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.invalidEmail)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(report.owner);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('A new verification link has been sent to your email', { exact: true }),
  ).toBeVisible();
  await expect.poll(() => newestLinkTo(report.owner)).not.toBe(before);
});

test('Try again loads the report once the network is back', async ({ page, context }) => {
  const report = await aReport(page.request);
  await page.route('**/api/analysis/**', (route) => route.abort());
  await page.goto(pagePaths.results(report.id, report.token));
  await expect(page.getByText('Failed to load analysis results')).toBeVisible();
  await expect(page).toHaveURL(pagePaths.results(report.id, report.token));

  // The browser itself reports that it is offline; the page must show an error instead of waiting.
  await page.unroute('**/api/analysis/**');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect(headingOf(page, report)).toBeFocused();
  await expect(page).toHaveURL(pagePaths.results(report.id, null));
});
