import { apiPaths, pagePaths } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { logInByRequest } from '../support/desk/log-in.js';
import { button, companies, goWithin, rows, toast } from '../support/desk/desk.js';
import { addExampleCompanies } from '../support/desk/add-example-companies.js';
import { test } from '../support/test.js';

// While a toast fades in, its text has too little contrast.
test.beforeAll(({ server }) => addExampleCompanies(server));

/** What may come in place of the server's response to a call of the page, and how it is told. */
const faults = [
  ['Not now.', { status: 500, json: { statusCode: 500, message: 'Not now.', requestId: 'r' } }],
  [/The server cannot be reached/, undefined],
] as const;

/** Takes an action once for each fault, and expects to be told of it. */
async function expectFaultsToBeTold(
  page: Page,
  call: { readonly method: string; readonly path: string },
  title: string,
  act: () => Promise<void>,
): Promise<void> {
  for (const [words, response] of faults) {
    await page.route(call.path, (route) => {
      if (route.request().method() !== call.method) return route.fallback();
      return response ? route.fulfill(response) : route.abort('internetdisconnected');
    });
    await act();
    await expect(toast(page, words)).toBeVisible();
    await expect(toast(page, title)).toBeVisible();
    await page.unroute(call.path);
  }
}

test('what takes long, fails or has lost its session says so and leaves all as it was', async ({
  page,
}) => {
  await logInByRequest(page.request);
  const [failed] = await companies(page, { generationStatus: 'failed' });
  const [completed] = await companies(page, { generationStatus: 'completed' });

  await test.step('a list that takes long says that it is coming', async () => {
    let answer = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/admin/companies?*', async (route) => {
      await isAsked;
      await route.fallback();
    });
    await page.goto(pagePaths.admin);
    await expect(page.getByText('Loading companies…')).toBeVisible();
    answer();
    await expect(rows(page).nth(1)).toBeVisible();
    await expect(page.getByText('Loading companies…')).toBeHidden();
  });

  await test.step('stuck reports are not fixed', async () => {
    const call = { method: 'POST', path: '**/api/admin/analysis/fix-stuck-processing' };
    await expectFaultsToBeTold(page, call, 'Failed to fix stuck records', () =>
      button(page, 'Fix Stuck Processing').click(),
    );
  });

  await test.step('a company is not deleted, and stays selected', async () => {
    const call = { method: 'DELETE', path: '**/api/admin/companies/*' };
    await expectFaultsToBeTold(page, call, 'Failed to delete company', async () => {
      await button(page, `Actions for ${completed!.name}`).first().click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await button(page.getByRole('alertdialog'), 'Delete').click();
    });
    await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
  });

  await test.step('a report is not regenerated', async () => {
    await goWithin(page, pagePaths.adminCompany(failed!.id));
    const call = { method: 'POST', path: '**/api/admin/analysis/*/regenerate' };
    await expectFaultsToBeTold(page, call, 'Failed to regenerate report', () =>
      button(page, 'Regenerate').first().click(),
    );
  });

  await test.step('a mail is not sent', async () => {
    await goWithin(page, pagePaths.adminCompany(completed!.id));
    const call = { method: 'POST', path: '**/api/admin/analysis/*/resend-email' };
    await expectFaultsToBeTold(page, call, 'Failed to send email', () =>
      button(page, 'Resend Email').first().click(),
    );
  });

  await test.step('an address is not changed, and what was typed stays', async () => {
    const dialog = page.getByRole('dialog', { name: 'Update Email Address' });
    await button(page, 'Update Email').first().click();
    await dialog.getByLabel('Email').fill('kept@example.com');
    const call = { method: 'POST', path: '**/api/admin/analysis/*/update-email' };
    await expectFaultsToBeTold(page, call, 'Failed to update email', () =>
      button(dialog, 'Update Email').click(),
    );
    await expect(dialog.getByLabel('Email')).toHaveValue('kept@example.com');
    await page.keyboard.press('Escape');
  });

  await test.step('a session that ends in the middle leads to the login', async () => {
    // Logs out on the server: a pending response would set a cookie again that only the browser
    // deleted.
    expect((await page.request.post(apiPaths.logout)).ok()).toBe(true);
    await button(page, 'Resend Email').first().click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(page).toHaveURL(pagePaths.admin);
  });
});
