import { readFile } from 'node:fs/promises';
import { apiPaths } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.js';
import { openAsCoach } from '../support/desk/log-in.js';
import { button, companies, rows, toast } from '../support/desk/desk.js';
import { addExampleCompanies } from '../support/desk/add-example-companies.js';
import { newestMailTo } from '../support/servers/mailbox.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

// While a toast fades in, its text has too little contrast.
test.beforeAll(({ server }) => addExampleCompanies(server));

test('a coach finds the failed report, mends it, corrects the address and sends it', async ({
  page,
}) => {
  const { complaints } = await watchPage(page);
  await openAsCoach(page);

  const failed = await test.step('finds it by its state', async () => {
    await button(page, 'Sort and filter').click();
    const report = page.getByRole('group', { name: 'Report', exact: true });
    await report.getByRole('checkbox', { name: 'Failed' }).check();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/generationStatus=failed/);
    const [company] = await companies(page, { generationStatus: 'failed', sort: '-created' });
    await expect(rows(page).nth(1)).toContainText(company!.name);
    await rows(page).getByRole('link', { name: company!.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: company!.name })).toBeFocused();
    return company!;
  });

  await test.step('regenerates it, and sees it done without a reload', async () => {
    await button(page, 'Regenerate').click();
    await expect(toast(page, 'Report regenerated successfully')).toBeVisible();
    const newest = page.getByRole('table', { name: 'Reports' }).getByRole('row').nth(1);
    await expect(newest.getByText('Completed')).toBeVisible();
    await expect(newest.getByText('Sent', { exact: true })).toBeVisible();
    await newestMailTo(failed.ownerEmail);
  });

  const email = `corrected-${failed.id}@example.com`;
  await test.step('corrects the address', async () => {
    await button(page, 'Update Email').first().click();
    const dialog = page.getByRole('dialog', { name: 'Update Email Address' });
    await dialog.getByLabel('Email').fill('');
    await expect(button(dialog, 'Update Email')).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Email address updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('sends it there', async () => {
    await button(page, 'Resend Email').first().click();
    await expect(toast(page, `Report sent to ${email}`)).toBeVisible();
    const mail = await newestMailTo(email);
    expect(mail.text).toContain('We are sending you the link');
  });

  await test.step('finds everything about it, and writes to the owner', async () => {
    await page.getByRole('link', { name: 'View Details' }).first().click();
    await expect(
      page.getByRole('heading', { level: 1, name: `Report on ${failed.name}` }),
    ).toBeFocused();
    await page.getByRole('tab', { name: /^Mails \([23]\)/ }).click();
    await expect(page.getByText('Sent again by a coach').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Answers' }).click();
    await expect(page.getByText('Total employees', { exact: true })).toBeVisible();

    await expect(page.getByText('No comments yet')).toBeVisible();
    await page.getByLabel('Add a comment').fill('Begin with the second recommendation.');
    await button(page, 'Add Comment').click();
    await expect(toast(page, 'Comment added successfully')).toBeVisible();
    await expect(page.getByLabel('Add a comment')).toHaveValue('');
    await button(page, 'Edit').click();
    await page.getByLabel('Edit the comment').fill('Begin with the first recommendation.');
    await button(page, 'Save').click();
    const report = page.getByRole('article');
    await expect(report.getByText('Begin with the first recommendation.')).toBeVisible();
    await button(page, 'Delete').click();
    await button(page.getByRole('alertdialog', { name: 'Are you sure?' }), 'Delete').click();
    await expect(page.getByText('No comments yet')).toBeVisible();
    await expect(report.getByText('Begin with the first recommendation.')).toBeHidden();
  });

  await test.step('returns to the list as it was', async () => {
    await page.getByRole('link', { name: 'Back to Submissions' }).click();
    await expect(page).toHaveURL(/\/admin\?generationStatus=failed/);
  });

  await test.step('finds all of it in the audit log', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByLabel('Company name or id').fill(failed.name);
    const log = page.getByRole('group', { name: 'Entries' });
    // The list is narrowed only after a pause, and other tests correct addresses, too.
    await expect(
      log.getByText(`corrected an email address: Report of ${failed.name}`),
    ).toBeVisible();
    await log
      .getByRole('button', { name: /^Ids of what/ })
      .first()
      .click();
    await expect(log.getByText('127.0.0.1').first()).toBeVisible();
    expect(await log.textContent()).not.toContain(email);
  });
  expect(complaints).toEqual([]);
});

test('a coach deletes companies by keyboard, after thinking twice', async ({ page }) => {
  await openAsCoach(page, '/admin?sort=name');
  const [first, second] = await companies(page, { sort: 'name' });
  for (const { name } of [first!, second!]) {
    await page
      .getByRole('checkbox', { name: `Select ${name}`, exact: true })
      .first()
      .focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
  await button(page, 'Delete Selected').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(dialog).toContainText('permanently delete 2 selected companies');
  expect(await accessibilityFaults(page, ['[role="alertdialog"]'])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible();

  await page.keyboard.press('Enter');
  await button(dialog, 'Delete').focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Company deleted successfully')).toBeVisible();
  await expect(page.getByText('2 selected', { exact: true })).toBeHidden();
  for (const { id } of [first!, second!])
    expect((await page.request.get(apiPaths.adminCompany(id))).status()).toBe(404);

  const [third] = await companies(page, { sort: 'name' });
  await button(page, `Actions for ${third!.name}`).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View Reports' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: third!.name })).toBeFocused();
});

test('a coach takes the list and a company’s data along', async ({ page }) => {
  await openAsCoach(page, '/admin?generationStatus=completed');
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download this list (CSV)' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^companies-\d{4}-\d\d-\d\d\.csv$/);
  const [excel] = await Promise.all([page.waitForEvent('download'), button(page, 'Excel').click()]);
  expect(excel.suggestedFilename()).toMatch(/^companies-\d{4}-\d\d-\d\d\.xlsx$/);
  expect((await readFile(await excel.path())).subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('checkbox', { name: 'Select all companies on this page' }).check();
  await button(page, 'Actions').click();
  const [chosen] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export (CSV)' }).click(),
  ]);
  const lines = (await readFile(await chosen.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength((await companies(page, { generationStatus: 'completed' })).length + 1);
  await button(page, 'Clear the selection').click();
  await rows(page).nth(1).getByRole('link').click();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  const [data] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download all data of this company (JSON)' }).click(),
  ]);
  expect(data.suggestedFilename()).toMatch(/^company-.*\.json$/);
});
