import { tabs } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './support/accessibility.js';
import { sendExample } from './support/submission.js';
import { test } from './support/test.js';

const widthsOf = (page: Page) =>
  page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));

test('Submit waits until nothing is missing, and each missing answer is a link to it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page.getByRole('button', { name: 'Submit Questionnaire' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByRole('tab', { name: /^Company.*has errors/ })).toBeVisible();
  await page.getByRole('link', { name: /Total employees is required/ }).click();
  await expect(page.getByRole('tab', { name: /^Staff/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Total employees' })).toBeFocused();
});

test('what was typed is offered again after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Kept on this device');
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /continue|restore/i }).click();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue(
    'Kept on this device',
  );
});

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
  test(`pages fit ${String(width)} pixels and have no accessibility faults`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const link = await sendExample(page);
    const report = link.replace('/verify-report/', '/results/');
    for (const address of ['/', report, '/admin', '/verify-report/none', '/nowhere']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { page: wide, window } = await widthsOf(page);
      expect(wide, `${address} fits`).toBeLessThanOrEqual(window);
      expect(await accessibilityFaults(page), address).toEqual([]);
    }
    await page.goto('/');
    for (const { label } of tabs) {
      await page.getByRole('tab', { name: label }).click();
      const { page: wide, window } = await widthsOf(page);
      expect(wide, `${label} fits`).toBeLessThanOrEqual(window);
      expect(await accessibilityFaults(page), label).toEqual([]);
    }
  });
}
