/// <reference lib="dom" />
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths, pagePaths } from '@ellac/contracts';
import { mb, ms, quantile } from '../harness/figures.mjs';
import { residentMb } from '../harness/process-use.mjs';
import { adminCookie, logIn, smallHeap } from '../harness/setup.mjs';

const companies = 100_000;
const window = { width: 1280, height: 900 };
const processorSlowdown = 4;
const turns = { pages: 5, wheel: 40 };
/** Milliseconds between two turns of a wheel. */
const wheelMs = 50;
const sampleMs = 50;

/** @typedef {{ frames: number[] }} Watched the milliseconds between the frames */

/** Records how long each frame takes. */
function watchFrames() {
  const watched = { frames: /** @type {number[]} */ ([]) };
  Object.assign(globalThis, watched);
  let last = performance.now();
  const next = (/** @type {number} */ now) => {
    watched.frames.push(now - last);
    last = now;
    globalThis.requestAnimationFrame(next);
  };
  globalThis.requestAnimationFrame(next);
}

/**
 * The desk with a hundred thousand companies in a browser: what the list holds, how it scrolls, and
 * what "select all" says that it means.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<import('../harness/results.mjs').Result[]>}
 */
export async function desk(setup) {
  const databaseUrl = await setup.lab.filled(companies);
  const { url } = await setup.startBackend({ ROLE: 'web' }, { databaseUrl });
  const context = await (await setup.lab.browser()).newContext({ viewport: window });
  await context.addCookies(await adminCookie(url));
  const page = await context.newPage();
  await page.goto(new URL(pagePaths.admin, url).href);
  const rows = page.getByRole('table', { name: 'Companies' }).getByRole('row');
  await rows.nth(1).waitFor();
  let most = 0;
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.evaluate(watchFrames);
  await page.mouse.move(window.width / 2, window.height / 2);
  for (let turned = 0; turned < turns.pages; turned += 1) {
    for (let wheel = 0; wheel < turns.wheel; wheel += 1) {
      await page.mouse.wheel(0, wheel < turns.wheel / 2 ? 120 : -120);
      await pause(wheelMs);
    }
    most = Math.max(most, await rows.count());
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.waitForLoadState('networkidle');
  }
  const frames = await page.evaluate(
    () => /** @type {Watched} */ (/** @type {unknown} */ (globalThis)).frames,
  );
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const all = page.getByRole('checkbox', { name: /^Select all/ });
  const name = `${await all.getAttribute('aria-label')}`;
  await all.click();
  const words = await page.getByText(/^All on this page; /).innerText();
  await context.close();
  const p95 = quantile(frames, 0.95);
  return [
    {
      row: 'D1',
      what: `rows in the page with ${companies.toLocaleString('en-GB')} companies`,
      seen: `${most}`,
      value: most,
      unit: 'rows',
      digits: 0,
      pass: 200,
    },
    {
      row: 'D2',
      what: 'frames while the list is scrolled and turned, a quarter of the speed, 95 %',
      seen: ms(p95),
      value: p95,
      unit: 'ms',
      digits: 1,
      pass: 50,
    },
    { row: 'D3', what: 'what "select all" says', seen: `“${name}”; then “${words}”` },
    ...(await exportOfAll(setup)),
  ];
}

/**
 * The memory of the process while it writes the sheet of everything.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<import('../harness/results.mjs').Result[]>}
 */
async function exportOfAll(setup) {
  /** @type {import('../harness/results.mjs').Result[]} */
  const results = [];
  for (const size of [1000, companies]) {
    const databaseUrl = await setup.lab.filled(size);
    const { url, pid } = await setup.startBackend({ ROLE: 'web', ...smallHeap }, { databaseUrl });
    const cookie = await logIn(url);
    // The first one loads what exports need.
    await download(url, cookie);
    const before = residentMb(pid);
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, residentMb(pid))), sampleMs);
    const begun = performance.now();
    const bytes = await download(url, cookie);
    clearInterval(watch);
    const seconds = (performance.now() - begun) / 1000;
    results.push({
      row: 'D4',
      what: `memory while ${size.toLocaleString('en-GB')} companies are exported as CSV`,
      baseline: `${mb(before)} before`,
      seen: `at most ${mb(peak)}; ${mb(bytes / 1e6)} in ${seconds.toFixed(1)} s`,
      value: peak / before,
      pass: 1.2,
    });
  }
  return results;
}

/** Reads the sheet of everything and keeps none of it. @returns {Promise<number>} its bytes */
const download = (/** @type {string} */ url, /** @type {string} */ cookie) =>
  new Promise((done, failed) => {
    let bytes = 0;
    request(new URL(apiPaths.adminCompanySheet('csv'), url), { headers: { cookie } }, (answer) => {
      answer.on('data', (piece) => (bytes += piece.length));
      answer.on('error', failed);
      answer.on('end', () => done(bytes));
    })
      .on('error', failed)
      .end();
  });
