import { apiPaths, exampleQuestionnaire, type ListedCompany } from '@ellac/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectSoundDayAndNight, expectToFit } from '../support/accessibility.js';
import { openAsCoach } from '../support/desk/log-in.js';
import { button, companies, rows } from '../support/desk/desk.js';
import { addExampleCompanies } from '../support/desk/add-example-companies.js';
import { test } from '../support/test.js';

// While a toast fades in, its text has too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
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

/** By its name the address of a page, and what shows that it is there. */
const places: Record<string, (page: Page) => Place | Promise<Place>> = {
  'the list': (page) => ['/admin', page.getByRole('table', { name: 'Companies' })],
  'a company with two reports': async (page) => [
    `/admin/companies/${(await aCompanyWithTwoReports(page)).id}`,
    page.getByRole('row', { name: /^Overall/ }),
  ],
  'a company whose report failed': async (page) => {
    const [failed] = await companies(page, { generationStatus: 'failed' });
    return [`/admin/companies/${failed!.id}`, button(page, 'Regenerate').first()];
  },
  'the audit log': async (page) => {
    await page.request.get(apiPaths.adminCompanyExport((await aCompanyWithTwoReports(page)).id));
    return ['/admin/audit', page.getByRole('group', { name: 'Entries' })];
  },
  'the users': (page) => ['/admin/users', page.getByRole('table', { name: 'Users' })],
  'the account': (page) => ['/admin/account', button(page, 'Change password')],
};

async function aCompanyWithTwoReports(page: Page): Promise<ListedCompany> {
  const all = await companies(page, { generationStatus: 'completed', limit: 200 });
  return all.find(({ responseCount }) => responseCount > 1)!;
}

const expectToFitAndBeSound = async (page: Page, what: string) => {
  for (const width of [1280, 390, 320]) await expectToFit(page, width);
  await expectSoundDayAndNight(page, undefined, what);
};

for (const [name, find] of Object.entries(places)) {
  test(`${name} fits a phone and has no accessibility faults, by day and by night`, async ({
    page,
  }) => {
    await openAsCoach(page);
    const [address, sign] = await find(page);
    await page.goto(address);
    await expect(sign).toBeVisible();
    await expectToFitAndBeSound(page, name);
  });
}

test('on a phone, the own row of the users has no label of actions that it does not have', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsCoach(page, '/admin/users');
  const own = page
    .getByRole('table', { name: 'Users' })
    .getByRole('row')
    .filter({ hasText: 'You' });
  await expect(own.getByText('Role', { exact: true })).toBeVisible();
  await expect(own.getByText('Actions', { exact: true })).toBeHidden();
});

// coach-report.spec.ts checks the report that stands beside these parts.
test('a report fits a phone, and its parts are sound by day and by night', async ({ page }) => {
  test.slow();
  await openAsCoach(page);
  await page.goto(`/admin/companies/${(await aCompanyWithTwoReports(page)).id}`);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page.getByRole('article')).toBeVisible();
  for (const panel of ['Answers', 'Made by']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('tab', { name: panel }).click();
    for (const width of [390, 320, 1280]) await expectToFit(page, width);
    await expectSoundDayAndNight(page, ['aside'], panel);
  }
});
