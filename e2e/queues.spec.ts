import { apiPaths } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { adminPassword, adminUsername } from './support/admin.js';
import { test } from './support/test.js';
import { watchPage } from './support/watch-page.js';

test('a coach looks at the queues, on a page that asks nobody else and breaks no policy', async ({
  page,
}) => {
  const { complaints } = await watchPage(page);
  const login = await page.request.post(apiPaths.login, {
    data: { username: adminUsername, password: adminPassword },
  });
  expect(login.ok()).toBe(true);

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
