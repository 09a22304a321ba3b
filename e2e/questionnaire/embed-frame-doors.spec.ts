import { tabs } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.js';
import { closeHost, openHost } from '../support/embedding/framing-host.js';
import { test } from '../support/test.js';

test.afterEach(closeHost);

test('a site that is not named by the settings cannot show it', async ({ page, baseURL }) => {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/frame-ancestors/.test(message.text())) refusals.push(message.text());
  });
  const form = await openHost(page, baseURL, (html) => html, 0);
  await expect.poll(() => refusals).toHaveLength(1);
  await expect(form.getByRole('heading')).toHaveCount(0);
});

test('no other page of the product can be shown in a frame', async ({ page, baseURL }) => {
  for (const path of ['/', '/admin', '/results/1']) {
    const refusal = page.waitForEvent('console', (message) =>
      message.text().includes("frame-ancestors 'none'"),
    );
    await openHost(page, baseURL, (html) => html.replace('/embed"', `${path}"`));
    await refusal;
    await closeHost();
  }
});

test('opened by itself it is the questionnaire, with nothing around it', async ({ page }) => {
  await page.goto('/embed');
  await expect(page).toHaveTitle(new RegExp(tabs[0].label));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(`/embed#${tabs[1].id}`);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});
