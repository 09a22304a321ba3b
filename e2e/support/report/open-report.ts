import { type Analysis, analysisSchema, apiPaths, pagePaths } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import type { SentReport } from '../sent-report.js';

/** Opens a report by its link. @returns the server's response */
export async function openReport(page: Page, report: SentReport): Promise<Analysis> {
  const answered = page.waitForResponse((response) =>
    response.url().includes(apiPaths.analysis(report.id, null)),
  );
  await page.goto(pagePaths.results(report.id, report.token));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  return analysisSchema.parse(await (await answered).json());
}
