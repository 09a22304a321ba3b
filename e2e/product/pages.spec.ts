import { expect } from '@playwright/test';
import { accessibilityFaults, expectToFit } from '../support/accessibility.js';
import {
  isSweep,
  openForm,
  openTab,
  sweptTabs,
} from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

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

test('the tabs fit a phone and a window of 320 pixels, and have no accessibility faults', async ({
  page,
}) => {
  test.slow(isSweep);
  await page.setViewportSize({ width: 320, height: 800 });
  await openForm(page);
  for (const tab of sweptTabs) {
    await openTab(page, tab);
    for (const width of [390, 320]) await expectToFit(page, width);
    const faults = await accessibilityFaults(page, ['form'], 'all but colours');
    expect(faults, tab.label).toEqual([]);
  }
});
