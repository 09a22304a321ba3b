import { pagePaths } from '@ellac/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectToFit, expectToSuitAll } from '../support/accessibility.js';
import { addExampleCompanies } from '../support/desk/add-example-companies.js';
import { button, companies, goWithin, rows } from '../support/desk/desk.js';
import { logIn, logInByRequest, openAsCoach } from '../support/desk/log-in.js';
import { watchLayout } from '../support/layout-shifts.js';
import { test } from '../support/test.js';

// While a toast fades in, its text has too little contrast.
test.beforeAll(({ server }) => addExampleCompanies(server));

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Admin area' });
/** A company's row; the head, which phones do not have, is none. */
const companyRow = (page: Page, place: number) =>
  rows(page)
    .filter({ has: page.getByRole('checkbox', { name: /^Select (?!all)/ }) })
    .nth(place);
const boxOf = async (place: Locator) => (await place.boundingBox())!;

const openList = async (page: Page, address = '/admin') => {
  await openAsCoach(page, address);
  await expect(companyRow(page, 0)).toBeVisible();
};

test('the first screen shows the list, and neither loading nor a selection moves anything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const layout = await watchLayout(page);
  await openList(page);
  expect(await layout.shift()).toBeLessThanOrEqual(0.001);
  const first = await boxOf(companyRow(page, 0));
  expect(first.y).toBeLessThanOrEqual(260);
  await expect(button(page, 'Sort and filter')).toBeInViewport({ ratio: 1 });
  for (let place = 0; place < 11; place += 1) {
    const { y, height } = await boxOf(companyRow(page, place));
    expect(Math.abs(height - 48), `row ${place}`).toBeLessThanOrEqual(4);
    expect(y, `row ${place}`).toBeLessThan(800);
  }
  await companyRow(page, 1).getByRole('checkbox').press('Space');
  await expect(button(page, 'Delete Selected')).toBeVisible();
  expect((await boxOf(companyRow(page, 0))).y).toBe(first.y);
  await button(page, 'Clear the selection').click();
  await expect(button(page, 'Delete Selected')).toBeHidden();
  expect((await boxOf(companyRow(page, 0))).y).toBe(first.y);
  // The head stays in sight.
  await page.mouse.wheel(0, 600);
  await expect(companyRow(page, 0)).not.toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Company Name' })).toBeInViewport();

  await test.step('from the lowest score on, companies without a score come last', async () => {
    await goWithin(page, '/admin?sort=score');
    const last = companyRow(page, (await companies(page, { limit: 200 })).length - 1);
    await expect(companyRow(page, 0)).toContainText(/Phase 1|In transition/);
    await expect(last).toContainText(/Processing|Pending|Failed|Not judged/);
  });
});

test('a phone shows three lines a row, and its bars', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page);
  const first = await boxOf(companyRow(page, 0));
  expect(first.y).toBeLessThanOrEqual(210);
  expect(first.height).toBeLessThanOrEqual(96);
  await expect(navigation(page).getByRole('link')).toHaveCount(4);
  for (const link of await navigation(page).getByRole('link').all())
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);

  await button(page, 'Sort and filter').click();
  const sheet = page.getByRole('dialog', { name: 'Sort and filter' });
  await sheet.getByLabel('Sort by').selectOption('Highest score first');
  await sheet.getByRole('checkbox', { name: 'Retail' }).check();
  await button(sheet, 'Done').click();
  await expect(page).toHaveURL(/sort=-score/);
  await expect(page).toHaveURL(/industry=retail/);

  await companyRow(page, 0).getByRole('checkbox').press('Space');
  for (const width of [390, 320]) {
    await expectToFit(page, width);
    await expect(page.getByText('1 selected', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Delete Selected')).toBeInViewport({ ratio: 1 });
  }
  await button(page, 'Clear the selection').click();
  await page.setViewportSize({ width: 390, height: 844 });

  await button(page, `Signed in as coach: more pages`).click();
  await page.getByRole('menuitem', { name: 'System' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeFocused();
});

test('a coach gets from the login to everything by keyboard', async ({ page }) => {
  await page.goto('/admin');
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeFocused();
  const search = page.getByLabel('Search');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(companyRow(page, 0)).toBeVisible();
  // Where a first press of Tab on the page leads.
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  let presses = 1;
  for (; presses < 12 && !(await search.evaluate((it) => it === document.activeElement));)
    presses += await page.keyboard.press('Tab').then(() => 1);
  await expect(search, 'after at most twelve presses').toBeFocused();

  await page.keyboard.type('nobody at all');
  await expect(page.getByText('No companies found.')).toBeVisible();
  await button(page, 'Clear filters').press('Enter');
  await expect(companyRow(page, 0)).toBeVisible();

  for (const [name, heading] of [
    ['Inbox', 'Inbox'],
    ['Insights', 'Insights'],
    ['Audit log', 'Audit log'],
    ['System', 'System'],
    ['Account', 'Account'],
    ['Companies', 'Companies'],
  ] as const) {
    const link = navigation(page).getByRole('link', { name: new RegExp(`^${name}`) });
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await navigation(page).getByRole('link', { name: 'Settings' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Settings' })).toBeFocused();
  await expect(page.getByRole('switch')).toBeInViewport();

  await navigation(page).getByRole('link', { name: 'Audit log' }).press('Enter');
  await expect(page).toHaveURL(pagePaths.adminAudit);
  await page.getByLabel('Search').fill('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin?search=a');
  await button(page, 'Logout').press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeFocused();
});

test('filters take several values, views take their place, and the address keeps them', async ({
  page,
}) => {
  await openList(page);
  const chips = page.getByRole('group', { name: 'Views and filters' });
  await button(page, 'Sort and filter').click();
  await page.getByRole('checkbox', { name: 'Retail' }).check();
  await page.keyboard.press('Escape');
  await button(chips, 'Industry: Retail').click();
  await page.getByRole('menuitemcheckbox', { name: 'Services', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/industry=retail%2Cservices/);
  await expect(button(chips, 'Industry: 2')).toBeVisible();
  await page.reload();
  await expect(button(chips, 'Industry: 2')).toBeVisible();
  await chips.getByRole('button', { name: /^Needs a hand/ }).click();
  await expect(page).toHaveURL('/admin?view=needs-a-hand');
  await expect(companyRow(page, 0)).toBeVisible();
  const chosen = chips.getByRole('button', { pressed: true });
  // The counts come after the list.
  await expect(chosen).toHaveText(/\d$/);
  const count = await chosen.textContent();
  await expect(rows(page)).toHaveCount(1 + Number(/\d+$/.exec(count ?? '')![0]));

  // The chosen view can be seen where its line is longer than the window, and nothing covers another.
  await page.setViewportSize({ width: 390, height: 844 });
  await goWithin(page, '/admin?view=trash');
  await expect(chips.getByRole('button', { name: /^Trash/ })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await goWithin(page, '/admin?view=needs-a-hand&band=phase-2-ready');
  const [line, clear] = await Promise.all([boxOf(chips), boxOf(button(page, 'Clear'))]);
  expect(line.x + line.width).toBeLessThanOrEqual(clear.x);

  await button(page, 'Clear').click();
  await page.getByRole('columnheader', { name: 'Score' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Score' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(companyRow(page, 0)).toContainText('Ready for Phase 2');
});

test('a link to the settings shows them, however late the list comes', async ({ page }) => {
  await openAsCoach(page, '/admin#settings');
  await expect(companyRow(page, 0)).toBeAttached();
  await expect(page.getByRole('heading', { level: 2, name: 'Settings' })).toBeInViewport();
});

test('the theme that was chosen is there before any app', async ({ page }) => {
  await openAsCoach(page, '/admin/account');
  await page.getByRole('radio', { name: 'Dark' }).check();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.route('**/mf/**', () => undefined);
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.locator('#app')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  expect(await ground()).toBe(dark);
});

test('a company has its facts in one line, with the number to call, and a report’s buttons in one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInByRequest(page.request);
  const [company] = await companies(page, { emailStatus: 'sent', limit: 1 });
  await page.goto(pagePaths.adminCompany(company!.id));
  const facts = page.getByRole('term');
  await expect(facts).toHaveText(['Owner', 'Email', 'Phone', 'Industry', 'Country', 'Created']);
  const tops = await Promise.all((await facts.all()).map(async (fact) => (await boxOf(fact)).y));
  expect(new Set(tops).size, 'lines').toBe(1);
  await expect(page.locator('dd a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
  const report = page.getByRole('table', { name: 'Reports' }).getByRole('row').nth(1);
  expect((await boxOf(report)).height).toBeLessThanOrEqual(84);
  const [details, update, resend] = await Promise.all([
    boxOf(report.getByRole('link', { name: 'View Details' })),
    boxOf(button(report, 'Update Email')),
    boxOf(button(report, 'Resend Email')),
  ]);
  expect([update.y, resend.y]).toEqual([details.y, details.y]);
});

test('two presses at one place go two pages on', async ({ page }) => {
  // The example has fewer companies than two pages.
  await page.route('**/api/admin/companies?*', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '12');
    await route.continue({ url: url.toString() });
  });
  await openList(page, '/admin?sort=name');
  await expect(companyRow(page, 11)).toBeVisible();
  const head = page.getByRole('columnheader', { name: 'Company Name' });
  const { x, y, width, height } = await boxOf(button(page, 'Next page'));
  const names = [];
  for (let turn = 0; turn < 2; turn += 1) {
    names.push(await companyRow(page, 0).textContent());
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(companyRow(page, 0)).not.toHaveText(names.at(-1)!);
    await expect(head).toBeInViewport();
  }
  await expect(page.getByText(/^101–/)).toBeVisible();
  await button(page, 'Previous page').click();
  await button(page, 'Previous page').click();
  await expect(companyRow(page, 0)).toHaveText(names[0]!);
  await expect(button(page, 'Previous page')).toHaveAttribute('aria-disabled', 'true');
});

test('a figure leads to the companies that it counts', async ({ page }) => {
  await openAsCoach(page, pagePaths.adminInsights);
  const band = page
    .getByRole('region', { name: 'Companies by readiness' })
    .getByRole('link', { name: /^Ready for Phase 2/ });
  await expect(band).toBeVisible();
  await expectToSuitAll(page);
  await band.click();
  await expect(page).toHaveURL('/admin?band=phase-2-ready');
  await expect(companyRow(page, 0)).toContainText('Ready for Phase 2');
  await page.goBack();
  await page.locator('[aria-hidden="true"] a[href="/admin?band=phase-1-owner-led"]').click();
  await expect(page).toHaveURL('/admin?band=phase-1-owner-led');
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeFocused();
});

test('the list and its dialogs fit every window, are sound, and keep their marks in forced colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openList(page, '/admin?sort=name');

  await test.step('filters stand open beside the views, and the dialogs of both are sound', async () => {
    const chips = page.getByRole('group', { name: 'Views and filters' });
    for (const filter of ['Industry', 'Country', 'Report', 'Email', 'Readiness'])
      await expect(button(chips, filter)).toBeInViewport({ ratio: 1 });
    await button(chips, 'More views').click();
    await page.getByRole('menuitem', { name: /^Nearly ready/ }).click();
    await expect(page).toHaveURL(/band=ready-with-gaps/);
    await expect(chips.getByRole('button', { pressed: true })).toHaveText(/^Nearly ready/);
    for (const opener of ['Sort and filter', 'Your views']) {
      await button(page, opener).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectToSuitAll(page, ['[role="dialog"]']);
      await page.keyboard.press('Escape');
      await expect(button(page, opener)).toBeFocused();
    }
  });

  await test.step('the list fits every window', async () => {
    await goWithin(page, '/admin?sort=name');
    await expect(companyRow(page, 0)).toBeVisible();
    for (const width of [1920, 1024, 800, 640, 320]) await expectToFit(page, width);
    await expectToSuitAll(page);
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  const background = (place: Locator) =>
    place.evaluate((it) => getComputedStyle(it).backgroundColor);
  const current = navigation(page).getByRole('link', { name: 'Companies' });
  const other = navigation(page).getByRole('link', { name: 'Insights' });
  expect(await background(current)).not.toBe(await background(other));
  const view = (name: RegExp) => page.getByRole('button', { name });
  expect(await background(view(/^All\b/))).not.toBe(await background(view(/^Needs a hand/)));
  await companyRow(page, 0).getByRole('checkbox').press('Space');
  await expect(companyRow(page, 0)).toHaveCSS('outline-style', 'solid');
});
