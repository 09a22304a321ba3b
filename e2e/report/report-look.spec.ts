import { readinessBands } from '@ellac/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { openReportPage, ownedBy } from '../support/report/report-page.js';
import { newestLinkTo, reportAt, submit } from '../support/sent-report.js';
import { test } from '../support/test.js';

// While something moves, its text has too little contrast.
const usual = ownedBy('look', { name: 'Look Joinery' });
let report: string;

test.beforeAll(async ({ request }) => {
  await submit(request, usual);
  report = reportAt(await newestLinkTo(usual.company_info.owner_email));
});

/**
 * Waits for the page's own font, which it otherwise leaves out where it comes late: with another
 * one, lines and so heights differ from machine to machine.
 */
const withOwnFont = async (page: Page): Promise<void> => {
  await page.route(/\/assets\/page[^/]*\.css/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response, body });
  });
};

const bottomOf = async (each: Locator): Promise<number> => {
  const box = (await each.boundingBox())!;
  return box.y + box.height;
};

test('a wide report is in line, and its first screen answers, on a phone too', async ({ page }) => {
  await withOwnFont(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openReportPage(page, report);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('16px "Source Sans 3"'))).toBe(true);
  const pageOne = page.locator('#page-one');
  const hero = page.getByRole('article').locator('header').first();
  const titles = pageOne.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(3);
  for (const each of [hero, pageOne.locator('summary').last(), ...(await titles.all())]) {
    expect(await bottomOf(each)).toBeLessThanOrEqual(800);
  }
  const { width } = (await page.getByRole('article').boundingBox())!;
  expect(width).toBeLessThanOrEqual(800);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(9_000);
  // One bar a score, and no second chart of the same.
  await expect(page.getByRole('meter')).toHaveCount(3);

  await test.step('page one and the plan lead to headings with the same words', async () => {
    for (const place of ['#page-one', '#plan']) {
      const links = page.locator(place).getByRole('listitem').getByRole('link');
      expect(await links.count()).toBeGreaterThanOrEqual(3);
      for (const link of await links.all()) {
        const words = await link.innerText();
        const heading = page.locator((await link.getAttribute('href'))!);
        await expect(heading).toHaveText(words);
        await expect(heading).toHaveRole('heading');
        // A title that leads somewhere still looks like a title.
        await expect(link).toHaveCSS('text-decoration-line', 'none');
      }
    }
  });

  await test.step('the line of time shows the titles whole where there is room, and opens have a chevron', async () => {
    const titles = page.locator('#plan foreignObject span');
    expect(await titles.count()).toBeGreaterThanOrEqual(6);
    for (const title of await titles.all()) {
      expect(
        await title.evaluate((each) => each.scrollWidth - each.clientWidth),
      ).toBeLessThanOrEqual(0);
    }
    const summary = page.locator('summary', { hasText: 'How this score was made' });
    expect(
      await summary.evaluate((each) => [
        getComputedStyle(each).listStyleType,
        getComputedStyle(each, '::before').width,
      ]),
    ).toEqual(['none', '7px']);
  });

  await test.step('the header stands over the contents', async () => {
    const { x: mark } = (await page.locator('.app-header .mark').boundingBox())!;
    const contents = page.getByRole('navigation', { name: 'Contents of the report' });
    const { x } = (await contents.boundingBox())!;
    expect(Math.abs(mark - x)).toBeLessThanOrEqual(4);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => bottomOf(hero)).toBeLessThanOrEqual(844);
  const situation = pageOne.locator('p').first();
  const begin = pageOne.getByText(/^Begin here: .+ by (?:\w{3} \d+,|\d+ \w{3}) \d{4}\.$/);
  for (const each of [situation, begin]) expect(await bottomOf(each)).toBeLessThanOrEqual(844);
});

test('the names on the way to Phase 2 stay apart on the smallest phone', async ({ page }) => {
  await withOwnFont(page);
  await page.setViewportSize({ width: 320, height: 640 });
  let band = '';
  await page.route('**/api/analysis/*', async (route) => {
    const response = await route.fetch();
    const analysis = (await response.json()) as { readiness: object };
    await route.fulfill({
      response,
      json: { ...analysis, readiness: { ...analysis.readiness, band } },
    });
  });
  for (band of readinessBands) {
    await openReportPage(page, report);
    await page.evaluate(() => document.fonts.ready);
    const names = page.getByRole('article').locator('header svg text:visible');
    const boxes = await names.evaluateAll((texts) =>
      texts
        .filter((text) => /Phase|transition|Ready/.test(text.textContent))
        .map((text) => text.getBoundingClientRect())
        .map(({ left, right }) => ({ left, right })),
    );
    expect(boxes.length, band).toBeGreaterThanOrEqual(2);
    boxes.sort((one, other) => one.left - other.left);
    boxes.slice(1).forEach(({ left }, index) => {
      expect(left - boxes[index]!.right, band).toBeGreaterThanOrEqual(4);
    });
  }
});
