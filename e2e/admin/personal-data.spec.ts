import { readFile } from 'node:fs/promises';
import { apiPaths, pagePaths } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { expectToSuitAll } from '../support/accessibility.js';
import { button, toast } from '../support/desk/desk.js';
import { openAsCoach } from '../support/desk/log-in.js';
import { aReport } from '../support/sent-report.js';
import { test } from '../support/test.js';

// While a toast fades in, its text has too little contrast.
test('an admin hands out what is stored of an owner, and erases it after thinking twice', async ({
  page,
  request,
}) => {
  const { id, owner, company, token } = await aReport(request);
  await openAsCoach(page, pagePaths.adminSystem);
  const card = page.getByRole('region', { name: 'Data of an owner' });
  const look = async () => {
    await card.getByLabel('Email of the owner').fill(owner.toUpperCase());
    await page.keyboard.press('Enter');
  };

  await look();
  await expect(card.getByRole('status')).toHaveText('1 company with 1 report, and 1 mail.');
  await expectToSuitAll(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export as JSON').click(),
  ]);
  expect(download.suggestedFilename()).toBe('personal-data.json');
  expect(await readFile(await download.path(), 'utf8')).toContain(company);

  await button(page, 'Erase…').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect((await request.get(apiPaths.verifyReport(id, token))).status()).toBe(200);

  await button(page, 'Erase…').click();
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(toast(page, 'All data of this address was erased')).toBeVisible();
  expect((await request.get(apiPaths.verifyReport(id, token))).status()).toBe(401);
  await look();
  await expect(card.getByRole('status')).toHaveText('Nothing is stored of this address.');
  await expect(button(page, 'Erase…')).toHaveCount(0);
});
