import { pagePaths, questionnaireIntro } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import {
  accessibilityFaults,
  expectSoundDayAndNight,
  expectToFit,
} from '../support/accessibility.js';
import { expectClearDayAndNight } from '../support/contrasts.js';
import { goWithin } from '../support/desk/desk.js';
import { adminPassword, logIn } from '../support/desk/log-in.js';
import { watchLayout } from '../support/layout-shifts.js';
import { aReport } from '../support/sent-report.js';
import { startOwnServer } from '../support/servers/own-server.js';
import { test } from '../support/test.js';

// While something fades in, its text has too little contrast.
/** The field at the upper edge: the header, or beside the login its panel. */
const fieldColor = (page: Page) =>
  page.evaluate(() => {
    const [inFront] = document
      .elementsFromPoint(4, 30)
      .map((element) => getComputedStyle(element).backgroundColor)
      .filter((color) => color !== 'rgba(0, 0, 0, 0)');
    return inFront;
  });

const mark = (page: Page) => page.locator('.mark svg, img.logo').filter({ visible: true });

/** Expects what every page has, whatever it shows. */
async function expectTheLook(page: Page, fields: { light: string; dark: string }): Promise<void> {
  const box = await mark(page).boundingBox();
  expect(box, 'the mark').not.toBeNull();
  expect(box!.y + box!.height, 'the mark’s lower edge').toBeLessThanOrEqual(100);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => fieldColor(page), colorScheme).toBe(fields[colorScheme]);
  }
  const [footer, app] = await page.evaluate(() =>
    ['body > footer', '#app h1'].map(
      (place) => getComputedStyle(document.querySelector(place)!).fontFamily,
    ),
  );
  expect(app?.replaceAll('"', "'").replaceAll(', ', ',')).toBe(
    footer?.replaceAll('"', "'").replaceAll(', ', ','),
  );
}

const petrol = { light: 'rgb(0, 52, 64)', dark: 'rgb(0, 38, 48)' };

test('every page of an owner begins with the field and the mark, and nothing moves', async ({
  page,
  request,
}) => {
  const report = await aReport(request);
  for (const [address, heading] of [
    ['/', questionnaireIntro.title],
    ['/nowhere', '404 Page Not Found'],
    ['/verify-report/none', /./],
    [pagePaths.results('none', null), /./],
    [pagePaths.results(report.id, report.token), /./],
  ] as const) {
    await test.step(address.replace(/[?].*/, ''), async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const layout = await watchLayout(page);
      const answer = await page.goto(address);
      expect(answer!.status()).toBe(address === '/nowhere' ? 404 : 200);
      expect(await answer!.text()).not.toMatch(/<[^>]+\sstyle=/);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      // The first heading may be that of the page that waits.
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
      expect(await layout.shift()).toBeLessThanOrEqual(0.001);
      expect(await layout.emptied()).toBe(0);
      await expectTheLook(page, petrol);
      // report-accessibility.spec.ts checks the report itself, questionnaire-contrast.spec.ts the form.
      if (address !== '/' && !address.includes(report.id))
        await expectClearDayAndNight(page, address);
      for (const width of [390, 320]) await expectToFit(page, width);
      // questionnaire-look.spec.ts and report-access-states.spec.ts check the others for axe.
      if (address === '/nowhere') await expectSoundDayAndNight(page);
    });
  }
});

test('the login stands beside the field, and the desk below it', async ({ page }) => {
  const login = page.getByRole('heading', { level: 1, name: 'Admin Login' });
  const layout = await watchLayout(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin');
    await expect(login).toBeVisible();
    expect(await layout.shift(), `at ${width} px`).toBeLessThanOrEqual(0.001);
    expect(await layout.emptied(), `at ${width} px`).toBe(0);
  }
  await expectTheLook(page, petrol);
  await expectSoundDayAndNight(page);
  const card = (await page.locator('form').locator('..').boundingBox())!;
  expect(card.width).toBe(350);
  expect(card.x, 'right of the field').toBeGreaterThan(640);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('header.app-header')).toBeVisible();
  await expectTheLook(page, petrol);
  await expectSoundDayAndNight(page);

  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expectToFit(page, 320);
  expect(await accessibilityFaults(page, ['form'], 'all but colours')).toEqual([]);
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  for (const width of [320, 1280]) await expectToFit(page, width);
  await expectTheLook(page, petrol);

  await goWithin(page, '/admin/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expectTheLook(page, petrol);
  await expectSoundDayAndNight(page);
  await page.getByRole('link', { name: 'Back to the desk' }).click();
  await expect(page).toHaveURL('/admin');
});

test('pages in another colour have its field before any script, and can be read', async ({
  inbox,
  page,
}) => {
  const red = await startOwnServer(inbox, { THEME_COLOR: '#c00000' }, 'server of one test');
  try {
    const fields = { light: '', dark: '' };
    await page.route('**/mf/**', (route) => route.abort());
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${red.url}/nowhere`);
      await expect(mark(page)).toBeVisible();
      fields[colorScheme] = (await fieldColor(page))!;
      const [r, g, b] = fields[colorScheme].match(/\d+/g)!.map(Number);
      expect(r, 'a red').toBeGreaterThan(2 * Math.max(g!, b!));
    }
    await page.unrouteAll({ behavior: 'wait' });
    for (const [address, heading] of [
      ['/nowhere', '404 Page Not Found'],
      ['/admin', 'Admin Login'],
      ['/verify-report/none', /./],
    ] as const) {
      await page.goto(red.url + address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectTheLook(page, fields);
      await expectSoundDayAndNight(page);
      await expectClearDayAndNight(page, address);
    }
  } finally {
    await red.close();
  }
});

test('without scripts the field and a sentence are there, and forced colours keep an edge', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    javaScriptEnabled: false,
    forcedColors: 'active',
  });
  const page = await context.newPage();
  await page.goto('/admin');
  // Playwright's own search leaves this element out.
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('header.app-header')).toHaveCSS('border-bottom-width', '1px');
  await context.close();
});
