import { apiPaths, exampleQuestionnaire, messages, tabs } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { openForm, openTab } from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a new link is asked for in a dialog', async ({ page }) => {
  await openForm(page);
  const open = button(page, 'Resend Report Verification Email');
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Resend Report Verification Email' });
  await expect(dialog).toHaveAccessibleDescription(
    /only works for your most recent submitted report/,
  );
  const email = dialog.getByRole('textbox', { name: 'E-mail address' });
  await expect(email).toHaveAttribute('type', 'email');
  const send = dialog.getByRole('button', { name: 'Send new link' });
  await send.click();
  await expect(email).toHaveAccessibleDescription('Please enter your email address');
  await email.fill('ida');
  await expect(email).toHaveAccessibleDescription(messages.invalidEmail);
  await email.fill(exampleQuestionnaire.company_info.owner_email);

  for (const [answer, told] of [
    [{ status: 502, body: 'oops' }, 'Failed to resend verification email'],
    [{ status: 429, json: { message: messages.tooManyRequests } }, messages.tooManyRequests],
  ] as const) {
    await page.route(`**${apiPaths.resendVerification}`, (route) => route.fulfill(answer));
    await send.click();
    await expect(page.getByText(told).last()).toBeVisible();
    await expect(page.getByText('Error', { exact: true }).last()).toBeVisible();
    await expect(dialog).toBeVisible();
    await page.unroute(`**${apiPaths.resendVerification}`);
  }

  await send.click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page
      .getByRole('listitem', { name: 'Success' })
      .getByText('A new verification link has been sent to your email address.'),
  ).toBeVisible();
  await expect(open).toBeFocused();
});

test('where a coach does not allow it, there is no example', async ({ page }) => {
  await page.route(`**${apiPaths.exampleDataButton}`, (route) =>
    route.fulfill({ json: { enabled: false } }),
  );
  const setting = page.waitForResponse(`**${apiPaths.exampleDataButton}`);
  await openForm(page);
  await setting;
  await openTab(page, tabs[1]);
  await expect(button(page, 'Fill Example Data')).toHaveCount(0);
});
