import { expect } from '@playwright/test';
import { downloadPdf, sections, titlesOf } from '../support/report/pdf.js';
import { openReport } from '../support/report/open-report.js';
import { aReport, type SentReport } from '../support/sent-report.js';
import { test } from '../support/test.js';

let report: SentReport;
test.beforeAll(async ({ request }) => {
  report = await aReport(request);
});

test('the button says so, and can be pressed again', async ({ page }) => {
  await openReport(page, report);
  await page.route('**/*.ttf', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Download PDF' });
  await button.click();
  await expect(
    page.getByText('The fonts of the PDF could not be loaded. Please try again.').first(),
  ).toBeVisible();
  await page.unroute('**/*.ttf');
  await expect(button).toHaveAttribute('aria-busy', 'false');
  expect((await downloadPdf(page)).pages.length).toBeGreaterThan(3);
});

test('a maker that cannot be loaded is named', async ({ page }) => {
  await openReport(page, report);
  // The code of the toasts comes after the page.
  await expect(page.getByLabel('Notifications (F8)').locator('*')).not.toHaveCount(0);
  await page.route('**/mf/mf-report/**/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByText('Failed to initialize PDF generator').first()).toBeVisible();
  await page.unroute('**/mf/mf-report/**/*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: report.company })).toBeVisible();
  expect(titlesOf(await downloadPdf(page))).toEqual(sections);
});

test('it is made once, however often the button is pressed', async ({ page }) => {
  await openReport(page, report);
  let continueFonts = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    continueFonts = resolve;
  });
  await page.route('**/*.ttf', async (route) => {
    await held;
    await route.continue();
  });
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const button = page.getByRole('button', { name: 'Download PDF' });
  await button.click();
  await expect(
    page.getByText('Please wait while we generate your report...').first(),
  ).toBeVisible();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  await button.press('Enter');
  continueFonts();
  await expect(
    page.getByText('Your PDF report has been generated successfully.').first(),
  ).toBeVisible({ timeout: 120_000 });
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await downloadPdf(page);
  expect(downloads, 'one for each time that the button was free').toHaveLength(2);
});
