import { expect } from '@playwright/test';
import { accessibilityFaults, expectToFit } from '../support/accessibility.js';
import { contents, flagged, openReportPage } from '../support/report/report-page.js';
import { newestLinkTo, reportAt, submit } from '../support/sent-report.js';
import { test } from '../support/test.js';

let report: string;
test.beforeAll(async ({ request }) => {
  await submit(request, flagged);
  report = reportAt(await newestLinkTo(flagged.company_info.owner_email));
});

for (const [looks, media, rules] of [
  ['light', { colorScheme: 'light' }, 'all'],
  ['dark', { colorScheme: 'dark' }, 'colours'],
  ['forced colours', { forcedColors: 'active' }, 'colours'],
] as const) {
  test(`the report has no faults for axe in ${looks}`, async ({ page }) => {
    await page.emulateMedia(media);
    await openReportPage(page, report);
    await page.getByText('How this score was made').click();
    expect(await accessibilityFaults(page, undefined, rules)).toEqual([]);
  });
}

test('on a phone it has none either, with its contents open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReportPage(page, report);
  await page.getByText('How this score was made').click();
  await contents(page)
    .getByText(/^Contents/)
    .click();
  expect(await accessibilityFaults(page, undefined, 'all but colours')).toEqual([]);
  for (const media of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { colorScheme: 'light', forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(media);
    expect(await accessibilityFaults(page, undefined, 'colours'), JSON.stringify(media)).toEqual(
      [],
    );
  }
});

test('everything that can be opened is seen when focused and large enough to press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openReportPage(page, report);
  await page.getByText('How this score was made').click();
  await expectToFit(page, 320);
  for (const summary of await page.locator('article summary').all()) {
    const { height } = (await summary.boundingBox())!;
    expect(height, await summary.innerText()).toBeGreaterThanOrEqual(24);
  }
  const first = page.locator('figure summary').first();
  await first.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  expect(await first.evaluate((each) => getComputedStyle(each).outlineStyle)).not.toBe('none');
});

test('at 400% zoom the report scrolls one way', async ({ browser }) => {
  const zoomed = await browser.newContext({
    viewport: { width: 320, height: 225 },
    deviceScaleFactor: 4,
  });
  const page = await zoomed.newPage();
  await openReportPage(page, report);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const fixed = await contents(page).evaluate((each) => getComputedStyle(each).position);
  expect(fixed).toBe('static');
  await zoomed.close();
});
