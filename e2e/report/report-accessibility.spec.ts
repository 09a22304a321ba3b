import { expect } from '@playwright/test';
import { accessibilityFaults, expectToFit, showIn } from '../support/accessibility.js';
import { contents, flagged, openReportPage } from '../support/report/report-page.js';
import { newestLinkTo, reportAt, submit } from '../support/sent-report.js';
import { test } from '../support/test.js';

let report: string;
test.beforeAll(async ({ request }) => {
  await submit(request, flagged);
  report = reportAt(await newestLinkTo(flagged.company_info.owner_email));
});

const looksOfPages = [
  ['light', 'light', 'none'],
  ['dark', 'dark', 'none'],
  ['forced colours', 'light', 'active'],
] as const;

test('axe finds no faults in the report, in any colours, wide and on a phone', async ({ page }) => {
  await openReportPage(page, report);
  await page.getByText('How this score was made').click();
  for (const [looks, colorScheme, forcedColors] of looksOfPages) {
    await test.step(`wide, ${looks}`, async () => {
      await showIn(page, colorScheme, { forcedColors });
      const rules = looks === 'light' ? 'all' : 'colours';
      expect(await accessibilityFaults(page, undefined, rules)).toEqual([]);
    });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await contents(page)
    .getByText(/^Contents/)
    .click();
  await test.step('on a phone, with the contents open', async () => {
    expect(await accessibilityFaults(page, undefined, 'all but colours')).toEqual([]);
  });
  for (const [looks, colorScheme, forcedColors] of looksOfPages) {
    await test.step(`the opened contents, ${looks}`, async () => {
      await showIn(page, colorScheme, { forcedColors });
      // Only they have colours of their own on a phone.
      expect(await accessibilityFaults(page, ['article nav'], 'colours')).toEqual([]);
    });
  }
});

test('on the smallest phone all that opens is seen and large enough, and at 400% zoom the report scrolls one way', async ({
  page,
}) => {
  // The fonts of the system are wider.
  await page.route('**/*.woff2', (route) => route.abort());
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

  // What a window of 1280 by 900 leaves at 400%.
  await page.setViewportSize({ width: 320, height: 225 });
  await expect(contents(page)).toHaveCSS('position', 'static');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
