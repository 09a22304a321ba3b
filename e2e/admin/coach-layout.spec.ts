import { apiPaths, exampleQuestionnaire, type ListedCompany, pagePaths } from '@ellac/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectSoundDayAndNight, expectToFit } from '../support/accessibility.js';
import { openAsCoach } from '../support/desk/log-in.js';
import { button, companies, goWithin, rows } from '../support/desk/desk.js';
import { addExampleCompanies } from '../support/desk/add-example-companies.js';
import { test } from '../support/test.js';

// While a toast fades in, its text has too little contrast.
test.beforeAll(({ server }) => addExampleCompanies(server));

test('names of a hundred letters without a blank break no page', async ({ page }) => {
  const long = 'W'.repeat(100);
  const { company_info } = exampleQuestionnaire;
  const submitted = await page.request.post(apiPaths.submit, {
    data: {
      ...exampleQuestionnaire,
      company_info: { ...company_info, name: long, owner_first_name: long, owner_last_name: long },
    },
  });
  expect(submitted.status()).toBe(201);
  await openAsCoach(page, `/admin?search=${long}`);
  await expect(rows(page).nth(1)).toContainText(long);
  await expect(page.getByLabel('Search')).toHaveValue(long);
  for (const width of [1280, 390, 320]) await expectToFit(page, width);
  await rows(page).getByRole('link', { name: long }).click();
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  for (const width of [1280, 390, 320]) await expectToFit(page, width);
  await page.goBack();
  await expect(button(page, 'Update Email')).toBeVisible();
  for (const width of [1280, 390, 320]) await expectToFit(page, width);
});

type Place = readonly [address: string, sign: Locator];

/**
 * By its name the address of a page, and what shows that it is there. coach-desk.spec.ts checks the
 * list, coach-report.spec.ts the report and the company that it belongs to.
 */
const places: Record<string, (page: Page) => Place | Promise<Place>> = {
  'a company with two reports': async (page) => [
    pagePaths.adminCompany((await aCompanyWithTwoReports(page)).id),
    page.getByRole('row', { name: /^Overall/ }),
  ],
  'a company whose report failed': async (page) => {
    const [failed] = await companies(page, { generationStatus: 'failed' });
    return [pagePaths.adminCompany(failed!.id), button(page, 'Regenerate').first()];
  },
  'the audit log': async (page) => {
    await page.request.get(apiPaths.adminCompanyExport((await aCompanyWithTwoReports(page)).id));
    return [pagePaths.adminAudit, page.getByRole('group', { name: 'Entries' })];
  },
  'the users': (page) => [pagePaths.adminUsers, page.getByRole('table', { name: 'Users' })],
  'the account': (page) => [pagePaths.adminAccount, button(page, 'Change password')],
};

async function aCompanyWithTwoReports(page: Page): Promise<ListedCompany> {
  const all = await companies(page, { generationStatus: 'completed', limit: 200 });
  return all.find(({ responseCount }) => responseCount > 1)!;
}

test('pages of the desk fit a phone and have no accessibility faults, by day and by night', async ({
  page,
}) => {
  test.slow();
  await openAsCoach(page);
  for (const [name, find] of Object.entries(places))
    await test.step(name, async () => {
      const [address, sign] = await find(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await goWithin(page, address);
      await expect(sign).toBeVisible();
      for (const width of [1280, 390, 320]) await expectToFit(page, width);
      await expectSoundDayAndNight(page, undefined, name);
    });

  await test.step('the own row of the users has no label of actions that it does not have', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goWithin(page, pagePaths.adminUsers);
    const own = page
      .getByRole('table', { name: 'Users' })
      .getByRole('row')
      .filter({ hasText: 'You' });
    await expect(own.getByText('Role', { exact: true })).toBeVisible();
    await expect(own.getByText('Actions', { exact: true })).toBeHidden();
  });

  await test.step('two reports show their scores over time, as a table too', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await goWithin(page, pagePaths.adminCompany((await aCompanyWithTwoReports(page)).id));
    await expect(page.getByText('Overall score over time', { exact: true })).toBeVisible();
    await expect(page.locator('figure svg').first()).toBeVisible();
    await page.getByText('As a table').click();
    await expect(page.getByRole('columnheader', { name: 'Overall score' })).toBeVisible();
  });
});
