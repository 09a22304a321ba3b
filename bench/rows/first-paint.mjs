/// <reference lib="dom" />
import { tabs } from '@ellac/contracts';
import { privateFolder } from '../../scripts/run/folders.mjs';
import { median, ms } from '../harness/figures.mjs';
import { bundleSurvey } from '../surveyjs/bundle.mjs';
import { serveSurvey } from '../surveyjs/serve.mjs';

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
 * The largest contentful paint of the questionnaire's page and of the same questions in SurveyJS, at
 * the first visit and alternating; and the layout shift on the way through the tabs.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<import('../harness/results.mjs').Result[]>}
 */
export async function firstPaint(setup) {
  const [browser, { url }] = await Promise.all([setup.lab.browser(), setup.startBackend()]);
  const folder = privateFolder(setup.lab.surroundings.dataDir, 'surveyjs');
  await bundleSurvey(folder);
  const survey = await serveSurvey(folder);
  /** @type {{ page: Seen[], survey: Seen[] }} */
  const visits = { page: [], survey: [] };
  for (let run = 0; run < runs; run += 1) {
    visits.page.push(await firstVisit(browser, url));
    visits.survey.push(await firstVisit(browser, survey.url));
  }
  survey.close();
  const middle = (/** @type {keyof typeof visits} */ side, /** @type {keyof Seen} */ what) =>
    median(visits[side].map((each) => each[what]));
  const shift = await shiftOfWalk(browser, url);
  const paint = middle('page', 'largest');
  const row = { row: 'P15', baseline: `${ms(middle('survey', 'largest'))}, SurveyJS` };
  return [
    {
      ...row,
      what: 'largest paint at the first visit, a quarter of the speed, 1.6 Mbit/s with 150 ms',
      seen: ms(paint),
      value: paint / middle('survey', 'largest'),
      pass: 0.7,
      best: 0.5,
    },
    {
      row: 'P15',
      what: 'the same in seconds',
      seen: ms(paint),
      value: paint / 1000,
      unit: 's',
      pass: 2.5,
    },
    {
      row: 'P15',
      what: 'first field there, the same visit',
      baseline: `${ms(middle('survey', 'input'))}, SurveyJS`,
      seen: ms(middle('page', 'input')),
      value: middle('page', 'input') / middle('survey', 'input'),
    },
    {
      row: 'P16',
      what: 'moved on the way through eleven tabs',
      seen: shift.toFixed(4),
      value: shift,
      unit: '',
      digits: 4,
      pass: 0.1,
      best: 0.02,
    },
  ];
}
