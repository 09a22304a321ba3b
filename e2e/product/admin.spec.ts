import { expect, type Page } from '@playwright/test';
import { adminPassword, logIn } from '../support/desk/log-in.js';
import { accessibilityFaults } from '../support/accessibility.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

// While a toast fades in, its text has too little contrast.
const desk = (page: Page) => page.getByRole('heading', { level: 1, name: 'Companies' });
const loginForm = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Login' });
const toggle = (page: Page) => page.getByRole('switch', { name: /Example Data/ });

test('a coach logs in, decides on the example data, and logs out', async ({ page }) => {
  const { complaints } = await watchPage(page);

  await test.step('is refused with a wrong password', async () => {
    await page.goto('/admin/companies/1');
    await expect(loginForm(page)).toBeVisible();
    await expect(page).toHaveURL('/admin');
    await logIn(page, 'not the password');
    await expect(
      page.getByText('The username or password is not right.', { exact: true }).last(),
    ).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('gets in with the right one, by keyboard', async () => {
    await logIn(page, adminPassword);
    await expect(desk(page)).toBeFocused();
    await expect(page).toHaveTitle('Admin · ELLAC Business Evaluation');
    const cookies = await page.context().cookies();
    expect(cookies.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      expect.objectContaining({ name: 'ellac-device', httpOnly: true, sameSite: 'Strict' }),
      expect.objectContaining({ name: 'ellac-session', httpOnly: true, sameSite: 'Lax' }),
    ]);
  });

  await test.step('turns the example data off for owners, and on again', async () => {
    await expect(toggle(page)).toBeChecked();
    await toggle(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Settings Updated', { exact: true }).last()).toBeVisible();
    await expect(toggle(page)).not.toBeChecked();
    const owner = await page.context().newPage();
    await owner.goto('/');
    await expect(owner.getByRole('tab', { name: 'Company' })).toBeVisible();
    await expect(owner.getByRole('button', { name: 'Fill Example Data' })).toBeHidden();
    await toggle(page).press('Space');
    await expect(toggle(page)).toBeChecked();
    await owner.reload();
    await expect(owner.getByRole('button', { name: 'Fill Example Data' })).toBeVisible();
    await owner.close();
  });

  await test.step('logs out, for good', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(loginForm(page)).toBeFocused();
    await page.reload();
    await expect(loginForm(page)).toBeVisible();
  });

  // The browser itself logs each refused request.
  expect(complaints.filter((text) => !/status of 401|Request failed: 401/.test(text))).toEqual([]);
});
