import { expect } from '@playwright/test';
import { downloadPdf, sections, titlesOf } from '../support/report/pdf.js';
import { openReport } from '../support/report/open-report.js';
import { aReport } from '../support/sent-report.js';
import { test } from '../support/test.js';

test('what fails is named and can be tried again, and a PDF is made once, however often the button is pressed', async ({
  page,
  request,
}) => {
  const report = await aReport(request);
  await openReport(page, report);
  const button = page.getByRole('button', { name: 'Download PDF' });

  await test.step('its maker cannot be loaded', async () => {
    // The code of the toasts comes after the page.
    await expect(page.getByLabel('Notifications (F8)').locator('*')).not.toHaveCount(0);
    await page.route('**/mf/mf-report/**/*.js', (route) => route.abort());
    await button.click();
    await expect(page.getByText('Failed to initialize PDF generator').first()).toBeVisible();
    await page.unroute('**/mf/mf-report/**/*.js');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: report.company })).toBeVisible();
  });

  await test.step('its fonts cannot be loaded', async () => {
    await page.route('**/*.ttf', (route) => route.abort());
    await button.click();
    await expect(
      page.getByText('The fonts of the PDF could not be loaded. Please try again.').first(),
    ).toBeVisible();
    await page.unroute('**/*.ttf');
    await expect(button).toHaveAttribute('aria-busy', 'false');
  });

  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));

  await test.step('further presses while it is made count for nothing', async () => {
    let continueFonts = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      continueFonts = resolve;
    });
    await page.route('**/*.ttf', async (route) => {
      await held;
      await route.continue();
    });
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
  });

  await test.step('the next press makes the next one', async () => {
    expect(titlesOf(await downloadPdf(page))).toEqual(sections);
    expect(downloads, 'one for each time that the button was free').toHaveLength(2);
  });
});
