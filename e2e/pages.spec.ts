import { pagePaths } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility.js';
import {
  isSweep,
  openForm,
  openTab,
  sweptTabs,
} from './support/questionnaire/questionnaire-states.js';
import { aReport } from './support/sent-report.js';
import { test } from './support/test.js';

const widthsOf = (page: Page) =>
  page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));

test('a new toast takes the place of the one that is shown, and blocks nothing', async ({
  page,
}) => {
  await page.goto('/');
  const fill = page.getByRole('button', { name: 'Fill Example Data' });
  const toasts = page
    .getByText('Example Data Loaded', { exact: true })
    .and(page.locator(':not([aria-live])'));
  await fill.click();
  await expect(toasts).toHaveCount(1);
  await fill.click();
  await expect(toasts).toHaveCount(1);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('tab', { name: 'Financial' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the admin area asks who is there', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
});

test('an unknown address is not found', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

for (const width of [1280, 390, 320]) {
  test(`pages fit ${String(width)} pixels and have no accessibility faults`, async ({
    page,
    request,
  }) => {
    test.slow(isSweep);
    await page.setViewportSize({ width, height: 800 });
    const report = await aReport(request);
    const look = async (what: string, parts?: readonly string[]) => {
      const { page: wide, window } = await widthsOf(page);
      expect(wide, `${what} fits`).toBeLessThanOrEqual(window);
      expect(await accessibilityFaults(page, parts), what).toEqual([]);
    };
    const reportAddress = pagePaths.results(report.id, report.token);
    for (const address of ['/', reportAddress, '/admin', '/verify-report/none', '/nowhere']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(address);
    }
    await openForm(page);
    for (const tab of sweptTabs) {
      await openTab(page, tab);
      await look(tab.label, ['form', '[role="tablist"]']);
    }
  });
}
