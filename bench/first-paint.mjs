/// <reference lib="dom" />
import { tabs } from '@ellac/contracts';
import { median, ms } from './figures.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */

const runs = 5;

/** A phone of the middle sort on a mobile network. */
const phone = { width: 390, height: 844 };
const processorSlowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** Records the browser's paint events, from the start of the document. */
function watch() {
  const seen = { largest: 0, shift: 0, input: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = /** @type {{ value: number, hadRecentInput: boolean }} */ (
        /** @type {unknown} */ (entry)
      );
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (globalThis.document.querySelector('input') === null) globalThis.requestAnimationFrame(look);
    else seen.input = performance.now();
  };
  look();
}

/** @typedef {{ largest: number, shift: number, input: number }} Seen in milliseconds, but for the shift */

const seenBy = (/** @type {import('@playwright/test').Page} */ page) =>
  page.evaluate(() => /** @type {{ seen: Seen }} */ (/** @type {unknown} */ (globalThis)).seen);

/**
 * Opens a page for the first time, with a phone's network and processor.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Seen>}
 */
async function firstVisit(browser, url) {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.addInitScript(watch);
  await page.goto(url);
  await page.locator('input').first().waitFor();
  await page.waitForLoadState('networkidle');
  const seen = await seenBy(page);
  await context.close();
  return seen;
}

/**
 * Goes through all tabs by the button, as quickly as they come.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<number>} the cumulative layout shift
 */
async function shiftOfWalk(browser, url) {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  for (const { label } of tabs.slice(1)) {
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { level: 2, name: label }).waitFor();
  }
  await page.waitForLoadState('networkidle');
  const { shift } = await seenBy(page);
  await context.close();
  return shift;
}

/**
 * The largest contentful paint of the questionnaire's page and of the same questions in SurveyJS,
 * at the first visit and alternating; and the layout shift on the way through the tabs.
 *
 * @param {Browser} browser
 * @param {{ page: string, survey: string }} urls
 */
export async function firstPaint(browser, urls) {
  /** @type {{ page: Seen[], survey: Seen[] }} */
  const visits = { page: [], survey: [] };
  for (let run = 0; run < runs; run += 1) {
    visits.page.push(await firstVisit(browser, urls.page));
    visits.survey.push(await firstVisit(browser, urls.survey));
  }
  const middle = (/** @type {Seen[]} */ seen, /** @type {keyof Seen} */ what) =>
    median(seen.map((each) => each[what]));
  for (const [name, seen] of Object.entries(visits)) {
    console.log(
      `${name}: largest paint ${ms(middle(seen, 'largest'))}, first input there after ` +
        `${ms(middle(seen, 'input'))}, moved ${middle(seen, 'shift').toFixed(4)}`,
    );
  }
  const ratio = middle(visits.page, 'largest') / middle(visits.survey, 'largest');
  console.log(`ratio of the largest paints: ${ratio.toFixed(3)} (at most 0.7, goal 0.5)`);
  const shift = await shiftOfWalk(browser, urls.page);
  console.log(`moved on the way through eleven tabs: ${shift.toFixed(4)} (at most 0.1, goal 0.02)`);
}
