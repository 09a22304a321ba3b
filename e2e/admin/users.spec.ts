import { randomUUID } from 'node:crypto';
import { apiPaths, deskUsersSchema, messages, pagePaths } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.js';
import { button, goWithin, toast } from '../support/desk/desk.js';
import { adminUsername, logIn, openAsCoach } from '../support/desk/log-in.js';
import { newestMailTo } from '../support/servers/mailbox.js';
import { test } from '../support/test.js';

// While a toast fades in, its text has too little contrast.
const password = 'seven geese beside the harbour';

test('an admin invites a reader, who sees and changes nothing, and takes the access away', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = `nora-${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.com`;
  await openAsCoach(page, pagePaths.adminUsers);
  const rowOf = (name: string) =>
    page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: name });
  const choose = async (action: string) => {
    await button(page, `Actions for ${username}`).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
  };

  await test.step('invites by mail', async () => {
    await button(page, 'Invite a user').click();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('radio', { name: 'Reader' }).check();
    await button(page, 'Send the invitation').click();
    await expect(toast(page, messages.userInvited)).toBeVisible();
    await expect(rowOf(username)).toContainText('Invited');
  });

  const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
  const reader = await context.newPage();

  await test.step('the reader sets a password by the link, and logs in', async () => {
    const link = /https?:\/\/\S+#\S+/.exec((await newestMailTo(email)).text)![0];
    await reader.goto(link);
    await expect(reader.getByText('Welcome to the desk')).toBeVisible();
    expect(await accessibilityFaults(reader)).toEqual([]);
    await reader.getByLabel('New password', { exact: true }).fill(password);
    await button(reader, 'Set the password').click();
    await expect(reader.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    await logIn(reader, password, username);
    await expect(reader.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  });

  await test.step('the reader finds no page of an admin, and the server says why', async () => {
    for (const name of ['Users', 'Audit log', 'System', 'Settings'])
      await expect(reader.getByRole('link', { name, exact: true })).toHaveCount(0);
    await goWithin(reader, pagePaths.adminSystem);
    await expect(reader.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    const refused = await reader.request.get(apiPaths.adminUsers);
    expect(refused.status()).toBe(403);
    expect(await refused.text()).toContain(messages.coachesOnly);
  });

  await test.step('is disabled, and out at once', async () => {
    await goWithin(page, pagePaths.adminAccount);
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await goWithin(page, pagePaths.adminUsers);
    await expect(rowOf(username)).toContainText('Active');
    await choose('Disable');
    await expect(toast(page, `${username} cannot log in any more.`)).toBeVisible();
    await expect(rowOf(username)).toContainText('Disabled');
    await reader.goto(pagePaths.admin);
    await logIn(reader, password, username);
    await expect(toast(reader, messages.loginRefused)).toBeVisible();
  });

  await test.step('is deleted', async () => {
    await choose('Delete');
    await expect(toast(page, messages.userDeleted)).toBeVisible();
    await expect(rowOf(username)).toHaveCount(0);
  });

  await test.step('the last admin stays', async () => {
    await expect(button(page, `Actions for ${adminUsername}`)).toHaveCount(0);
    const theOwn = async () => {
      const answer = await page.request.get(apiPaths.adminUsers);
      const { users } = deskUsersSchema.parse(await answer.json());
      return users.find((user) => user.username === adminUsername)!;
    };
    const own = await theOwn();
    const refused = await page.request.delete(apiPaths.adminUser(own.id));
    expect(refused.status()).toBe(409);
    expect(await theOwn()).toEqual(own);
  });
  await context.close();
});
