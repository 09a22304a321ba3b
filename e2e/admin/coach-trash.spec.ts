import { expect, type Page } from '@playwright/test';
import { expectSoundDayAndNight, expectToFit } from '../support/accessibility.js';
import { addExampleCompanies } from '../support/desk/add-example-companies.js';
import { button, companies, goWithin, rows, toast } from '../support/desk/desk.js';
import { logInByRequest } from '../support/desk/log-in.js';
import { test } from '../support/test.js';

// While a toast fades in, its text has too little contrast.
test.beforeAll(({ server }) => addExampleCompanies(server));

const rowOf = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const select = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).press('Space');
const choose = async (page: Page, name: string, entry: string) => {
  await button(page, `Actions for ${name}`).press('Enter');
  await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter');
};

test('what is moved to the trash is gone, undone, and taken back one by one', async ({ page }) => {
  await logInByRequest(page.request);
  const [one, two] = (await companies(page, { sort: 'name', limit: 2 })).map(({ name }) => name);
  await page.goto('/admin?sort=name');
  await select(page, one!);
  await select(page, two!);
  await button(page, 'Move to trash').press('Enter');
  await expect(toast(page, '2 companies moved to the trash')).toBeVisible();
  await expect(rowOf(page, one!)).toBeHidden();
  await expect(rowOf(page, two!)).toBeHidden();
  await button(page, 'Undo').click();
  await expect(toast(page, '2 companies taken back')).toBeVisible();
  await expect(rowOf(page, one!)).toBeVisible();

  await select(page, one!);
  await select(page, two!);
  await button(page, 'Move to trash').click();
  await expect(rowOf(page, one!)).toBeHidden();
  await button(page, 'More views').click();
  await page.getByRole('menuitem', { name: /^Trash/ }).click();
  await expect(page).toHaveURL(/view=trash/);
  await expect(rows(page)).toHaveCount(3);
  await expect(rowOf(page, two!)).toContainText('coach');
  await expectSoundDayAndNight(page, undefined, 'the trash');
  for (const width of [1280, 390, 320]) await expectToFit(page, width);
  await expect(rowOf(page, two!)).toContainText(/, deleted on .*moved by coach/);
  await page.setViewportSize({ width: 1280, height: 800 });

  // An old link tells where the company is.
  await rowOf(page, two!).getByRole('link', { name: two! }).click();
  await expect(page.getByText('This company is in the trash.', { exact: false })).toBeVisible();
  await expectSoundDayAndNight(page, undefined, 'a company in the trash');
  for (const width of [1280, 390, 320]) await expectToFit(page, width);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Open the trash' }).click();

  await choose(page, one!, 'Take back');
  await expect(toast(page, 'Company taken back')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await choose(page, two!, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The trash is empty.', { exact: false })).toBeVisible();
  await button(page, 'All companies').click();
  await goWithin(page, `/admin?search=${encodeURIComponent(one!)}`);
  await expect(rowOf(page, one!)).toBeVisible();

  await test.step('on a phone the way to the trash is in the menu of the actions', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await select(page, one!);
    for (const width of [390, 320]) await expectToFit(page, width);
    await button(page, 'Actions').click();
    await page.getByRole('menuitem', { name: 'Move to trash' }).click();
    await expect(toast(page, 'Company moved to the trash')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(rowOf(page, one!)).toBeVisible();
  });
});
