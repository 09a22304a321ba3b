import { apiPaths } from '@ellac/contracts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** The first admin of the browser tests' own server. */
export const adminUsername = 'coach';
export const adminPassword = 'only for the browser tests';

/** Fills in the visible login form by keyboard. */
export async function logIn(
  page: Page,
  password: string = adminPassword,
  username: string = adminUsername,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Logs in without a page. */
export async function logInByRequest(request: APIRequestContext): Promise<void> {
  const answer = await request.post(apiPaths.login, {
    data: { username: adminUsername, password: adminPassword },
  });
  expect(answer.ok()).toBe(true);
}

/**
 * Opens a page of the admin area as a coach who is logged in. The form is not used, because it costs
 * another page; product/admin.spec.ts tests it.
 */
export async function openAsCoach(page: Page, address = '/admin'): Promise<void> {
  await logInByRequest(page.request);
  await page.goto(address);
  if (address === '/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
}
