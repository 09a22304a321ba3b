/// <reference lib="dom" />
import { setTimeout as pause } from 'node:timers/promises';
import { tabs } from '@ellac/contracts';
import { ms, quantile } from '../harness/figures.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} Client */
/** @typedef {import('../harness/setup.mjs').Setup} Setup */
/** @typedef {import('../harness/results.mjs').Result} Result */
/** @typedef {{ interactionId: number, duration: number }} Interaction */

/**
 * Milliseconds: long enough for the effects of a key, short enough that the draft is not saved in
 * between.
 */
const settleMs = 60;
const keys = { toFindTheWorst: 20, toCompare: 200, throttled: 2000 };

/** @param {Client} client @returns {Promise<number>} milliseconds of the main thread's own time */
async function threadTime(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

/**
 * The main-thread time of each of `count` keys in the focused field, in milliseconds.
 *
 * @param {Page} page
 * @param {Client} client
 * @param {number} count
 */
async function costsOf(page, client, count) {
  const costs = [];
  for (let key = 0; key < count; key += 1) {
    const before = await threadTime(client);
    // Types and deletes by turns, so that no field reaches its limit.
    await page.keyboard.press(key % 20 < 10 ? 'a' : 'Backspace');
    await pause(settleMs);
    costs.push((await threadTime(client)) - before);
  }
  return costs;
}

/** @param {Page} page @param {string} label */
async function openTab(page, label) {
  await page.getByRole('tab', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('tabpanel').locator('input, textarea').first().waitFor();
  await page.waitForLoadState('networkidle');
}

const textFields = (/** @type {Page} */ page) =>
  page.getByRole('tabpanel').locator('input[type="text"], textarea');

/** @param {Browser} browser @param {string} url */
async function opened(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await textFields(page).first().waitFor();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, client, context };
}

/**
 * Compares a key's main-thread time on the slowest tab with that in a bare field.
 *
 * @param {Setup} setup
 * @returns {Promise<Result[]>}
 */
export async function keyCosts(setup) {
  const [browser, { url }] = await Promise.all([setup.lab.browser(), setup.startBackend()]);
  const { page, client, context } = await opened(browser, url);
  let worst = { label: '', cost: 0 };
  for (const { label } of tabs) {
    await openTab(page, label);
    if ((await textFields(page).count()) === 0) continue;
    await textFields(page).first().focus();
    const cost = quantile(await costsOf(page, client, keys.toFindTheWorst), 0.5);
    if (cost > worst.cost) worst = { label, cost };
  }
  await openTab(page, worst.label);
  await textFields(page)
    .first()
    .evaluate((ours) => {
      const bare = globalThis.document.createElement(ours.tagName);
      bare.id = 'bare';
      ours.closest('[role="tabpanel"]')?.append(bare);
    });
  /** @type {{ ours: number[], bare: number[] }} */
  const costs = { ours: [], bare: [] };
  // Alternates, so that other load on the machine affects both.
  for (let turn = 0; turn < 4; turn += 1) {
    await textFields(page).first().focus();
    costs.ours.push(...(await costsOf(page, client, keys.toCompare / 4)));
    await page.locator('#bare').focus();
    costs.bare.push(...(await costsOf(page, client, keys.toCompare / 4)));
  }
  await context.close();
  return [0.5, 0.95].map((share) => {
    const [ours, bare] = [quantile(costs.ours, share), quantile(costs.bare, share)];
    return {
      row: 'P13',
      what: `processor time of a key on the worst tab, ${share === 0.5 ? 'median' : '95 %'}`,
      baseline: `${ms(bare)}, a bare field`,
      seen: `${ms(ours)} on ${worst.label}`,
      value: ours / bare,
      pass: 2,
      best: 1.5,
    };
  });
}

/** The keys that each kind of field accepts. */
const keysFor = {
  text: ['a', 'b', ' ', 'c'],
  number: ['1', '2', '3', 'Backspace'],
  radio: ['1', '2', '3', '4', '5'],
  checkbox: [' '],
};

/**
 * How long it takes until a key is visible, on all tabs, with the processor slowed down four times.
 *
 * @param {Setup} setup
 * @returns {Promise<Result[]>}
 */
export async function throttledKeys(setup) {
  const [browser, { url }] = await Promise.all([setup.lab.browser(), setup.startBackend()]);
  const { page, client, context } = await opened(browser, url);
  await page.evaluate(() => {
    /** @type {Map<number, number>} */
    const waits = new Map();
    Object.assign(globalThis, { waits });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = /** @type {Interaction} */ (
          /** @type {unknown} */ (entry)
        );
        if (interactionId === 0) continue;
        waits.set(interactionId, Math.max(duration, waits.get(interactionId) ?? 0));
      }
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const each = Math.ceil(keys.throttled / tabs.length);
  for (const { label } of tabs) {
    await openTab(page, label);
    const fields = page.getByRole('tabpanel').locator('input, textarea');
    const count = await fields.count();
    for (let field = 0; field < count; field += 1) {
      const one = fields.nth(field);
      if (!(await one.isEnabled())) continue;
      await one.focus();
      const kind = await one.evaluate((element) => {
        const { type, inputMode } = /** @type {HTMLInputElement} */ (element);
        if (type === 'radio' || type === 'checkbox') return type;
        return inputMode === 'decimal' || inputMode === 'numeric' ? 'number' : 'text';
      });
      for (let key = 0; key < Math.ceil(each / count); key += 1) {
        await page.keyboard.press(keysFor[kind][key % keysFor[kind].length] ?? 'a');
        await pause(settleMs);
      }
    }
  }
  const seen = await page.evaluate(() => [
    .../** @type {{ waits: Map<number, number> }} */ (
      /** @type {unknown} */ (globalThis)
    ).waits.values(),
  ]);
  await context.close();
  // The browser does not report very fast keys, so each missing one counts as 16 ms.
  const waits = [...seen, ...Array(Math.max(0, keys.throttled - seen.length)).fill(16)];
  const what = `${keys.throttled} keys on all tabs at a quarter of the speed`;
  const [p95, inp] = [quantile(waits, 0.95), quantile(waits, 0.98)];
  const row = { row: 'P14', unit: 'ms', digits: 0 };
  return [
    { ...row, what: `${what}, 95 %`, seen: ms(p95), value: p95, pass: 100, best: 60 },
    { ...row, what: `${what}, INP`, seen: ms(inp), value: inp, pass: 200 },
  ];
}
