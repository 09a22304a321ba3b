import { apiPaths } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { openAsCoach } from '../support/desk/log-in.js';
import { button, companies, rows, toast } from '../support/desk/desk.js';
import { addExampleCompanies } from '../support/desk/add-example-companies.js';
import { test } from '../support/test.js';

// While a toast fades in, its text has too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(({ server }) => addExampleCompanies(server));

/** Replaces the server's response to a call of the page. */
const answering = {
  'a fault': (page: Page, path: string) =>
    page.route(`**${path}`, (route) =>
      route.fulfill({
        status: 500,
        json: { statusCode: 500, message: 'Not now.', requestId: 'r' },
      }),
    ),
  'no network': (page: Page, path: string) =>
    page.route(`**${path}`, (route) => route.abort('internetdisconnected')),
} as const;

for (const [what, fail] of Object.entries(answering)) {
  const words = what === 'a fault' ? 'Not now.' : /The server cannot be reached/;

  test(`every action that ends in ${what} says so and leaves all as it was`, async ({ page }) => {
    await openAsCoach(page);
    const [failed] = await companies(page, { generationStatus: 'failed' });
    const [completed] = await companies(page, { generationStatus: 'completed' });

    await fail(page, '/api/admin/analysis/*/regenerate');
    await page.goto(`/admin/companies/${failed!.id}`);
    await button(page, 'Regenerate').first().click();
    await expect(toast(page, 'Failed to regenerate report')).toBeVisible();
    await expect(toast(page, words)).toBeVisible();

    await fail(page, '/api/admin/analysis/*/update-email');
    await fail(page, '/api/admin/analysis/*/resend-email');
    await page.goto(`/admin/companies/${completed!.id}`);
    await button(page, 'Resend Email').first().click();
    await expect(toast(page, 'Failed to send email')).toBeVisible();
    await button(page, 'Update Email').first().click();
    const dialog = page.getByRole('dialog', { name: 'Update Email Address' });
    await dialog.getByLabel('Email').fill('kept@example.com');
    await button(dialog, 'Update Email').click();
    await expect(toast(page, 'Failed to update email')).toBeVisible();
    await expect(dialog.getByLabel('Email')).toHaveValue('kept@example.com');

    await fail(page, '/api/admin/analysis/fix-stuck-processing');
    await page.goto('/admin');
    await button(page, 'Fix Stuck Processing').click();
    await expect(toast(page, 'Failed to fix stuck records')).toBeVisible();
    await page.route('**/api/admin/companies/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    );
    await button(page, `Actions for ${completed!.name}`).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await expect(toast(page, 'Failed to delete company')).toBeVisible();
    await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
  });
}

test('a session that ends in the middle leads to the login, and back to work', async ({ page }) => {
  await openAsCoach(page);
  await expect(rows(page).nth(1)).toBeVisible();
  // Logs out on the server: a pending response would set a cookie again that only the browser
  // deleted.
  expect((await page.request.post(apiPaths.logout)).ok()).toBe(true);
  await button(page, 'Fix Stuck Processing').click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page).toHaveURL('/admin');
});

test('a list that takes long says that it is coming', async ({ page }) => {
  let answer = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/admin/companies?*', async (route) => {
    await isAsked;
    await route.fallback();
  });
  await openAsCoach(page);
  await expect(page.getByText('Loading companies…')).toBeVisible();
  answer();
  await expect(rows(page).nth(1)).toBeVisible();
  await expect(page.getByText('Loading companies…')).toBeHidden();
});
