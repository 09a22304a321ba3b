import { apiPaths } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { expectToSuitAll } from '../support/accessibility.js';
import { adminPassword, adminUsername } from '../support/desk/log-in.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

/** Signs in without the login page, whose request for the current user gets a 401. */
async function signIn(page: Page): Promise<void> {
  const login = await page.request.post(apiPaths.login, {
    data: { username: adminUsername, password: adminPassword },
  });
  expect(login.ok()).toBe(true);
}

test('a coach looks at the queues, on a page that asks nobody else and breaks no policy', async ({
  page,
}) => {
  const { complaints } = await watchPage(page);
  await signIn(page);
  await page.goto(apiPaths.adminQueues);
  const main = page.getByRole('main');
  for (const queue of ['analysis', 'delivery'])
    await expect(main.getByRole('link', { name: queue }).first()).toBeVisible();
  await main.getByRole('link', { name: 'analysis' }).first().click();
  await expect(page).toHaveURL(/\/queue\/analysis/);
  await expect(page.getByRole('heading', { name: 'analysis' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'analysis' })).toBeVisible();
  for (const action of [/retry/i, /clean/i, /pause/i, /empty/i, /obliterate/i, /add job/i])
    await expect(page.getByRole('button', { name: action })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a coach looks at the system, sends a test mail, and reads what is wrong', async ({
  page,
}) => {
  const { complaints } = await watchPage(page);
  await signIn(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'System', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeFocused();
  const findings = page.getByRole('region', { name: /All works|All is well/ });
  await expect(findings.getByRole('listitem')).toHaveCount(14);
  await expect(findings.getByText(/^PostgreSQL \d+/)).toBeVisible();

  await page.getByLabel('Email', { exact: true }).fill('coach@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^the mail server took a test mail: 250/)).toBeVisible();
  await expectToSuitAll(page);
  await expect(page.getByRole('link', { name: 'Queue board' })).toHaveAttribute(
    'href',
    apiPaths.adminQueues,
  );
  expect(complaints).toEqual([]);
});
