import { apiPaths, pagePaths } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { expectToFit, expectToSuitAll } from '../support/accessibility.js';
import { addExampleCompanies } from '../support/desk/add-example-companies.js';
import { button, companies } from '../support/desk/desk.js';
import { logInByRequest } from '../support/desk/log-in.js';
import { test } from '../support/test.js';

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeAll(({ server }) => addExampleCompanies(server));

test('companies are chosen by keyboard, compared, and compared again from the address', async ({
  page,
}) => {
  test.slow();
  await logInByRequest(page.request);
  const found = await companies(page, { generationStatus: 'completed', sort: 'name', limit: 4 });
  const [first, second] = found;
  const table = page.getByRole('table');

  await test.step('two are chosen by keyboard', async () => {
    await page.goto('/admin?generationStatus=completed&sort=name');
    const select = (name: string) =>
      page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).press('Space');
    await select(first!.name);
    await button(page, 'Compare').focus();
    await expect(page.getByRole('tooltip')).toHaveText(
      'Please choose two to four companies to compare.',
    );
    await select(second!.name);
    await button(page, 'Compare').press('Enter');
    await expect(page).toHaveURL(pagePaths.adminCompare([first!.id, second!.id]));
    await expect(table.getByRole('row', { name: /^Overall/ })).toBeVisible();
    await expect(table.getByRole('link', { name: second!.name, exact: true })).toBeVisible();
  });

  // The widest comparison; one company goes to the trash meanwhile.
  const all = pagePaths.adminCompare(found.map(({ id }) => id));
  await test.step('a phone has what differs most, and the rest on demand', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(all);
    await expect(table.getByRole('row', { name: /^Overall/ })).toBeVisible();
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await pageHeight()).toBeLessThanOrEqual(4500);
    const others = page.getByRole('button', {
      name: /^The other \d+ ?: Answers whose points differ/,
    });
    const rowsBefore = await table.getByRole('row').count();
    await others.press('Enter');
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(rowsBefore);
  });

  await test.step('a desk has all of them beside each other', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(table.getByRole('columnheader')).toHaveCount(5);
    await page.getByRole('button', { name: /^Show all/ }).press('Enter');
    await expect(table.getByText('Rules that hold in all', { exact: false })).toBeVisible();
    for (const width of [1024, 768, 390, 320]) await expectToFit(page, width);
    await expectToSuitAll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    // The names stay in sight.
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(table.getByRole('link', { name: first!.name, exact: true })).toBeInViewport();
  });

  expect((await page.request.put(apiPaths.adminCompanyTrash(found[3]!.id))).ok()).toBe(true);
  await page.reload();
  await expect(
    page.getByText(`${found[3]!.name} is in the trash.`, { exact: false }),
  ).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
});
