/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { onPath } from './run/process-table.mjs';
import { aPlace, processesOf, start, until } from './testing/started-product.mjs';
import { copyTree } from './testing/tree-copy.mjs';

// Runs `npm run dev` on a copy of the repository, changes sources there and looks at the pages.

/** @typedef {import('playwright-core').Page} Page */

const ADMIN = { ADMIN_USERNAME: 'coach', ADMIN_PASSWORD: 'only for the test of npm run dev' };

/** @type {import('./testing/started-product.mjs').Place} */
let place;
/** @type {string} */
let root;
/** @type {ReturnType<typeof start>} */
let dev;
/** @type {import('playwright-core').Browser} */
let browser;
/** Errors that no page may report, such as violations of the content policy. @type {string[]} */
const faults = [];

before(async () => {
  place = await aPlace();
  root = join(place.folder, 'copy');
  copyTree(root);
  dev = start({ ...place.env, ...ADMIN }, { script: 'dev', root });
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? onPath('chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  await dev.isUp();
});

after(async () => {
  await browser?.close();
  dev?.interrupt();
  await dev?.ended;
  place?.remove();
});

/** @param {string} path */
async function open(path) {
  const page = await browser.newPage({ baseURL: `http://localhost:${place.port}` });
  page.setDefaultTimeout(90_000);
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (/content security|integrity|trusted/i.test(message.text())) faults.push(message.text());
  });
  await page.goto(path);
  return page;
}

/**
 * Replaces a text in a source, and waits until a page shows the effect.
 *
 * @param {import('node:test').TestContext} t
 * @param {string} file
 * @param {[string, string]} change
 * @param {() => Promise<unknown>} isShown
 */
async function change(t, file, [text, becomes], isShown) {
  const source = readFileSync(join(root, file), 'utf8');
  assert.ok(source.includes(text), `${text} is not in ${file}`);
  writeFileSync(join(root, file), source.replace(text, becomes));
  const saved = performance.now();
  await isShown().catch((error) => {
    throw new Error(`${file} is not shown. The end of the output:\n${dev.said.out.slice(-2000)}`, {
      cause: error,
    });
  });
  const seconds = (performance.now() - saved) / 1000;
  t.diagnostic(`${file}: shown ${seconds.toFixed(1)} s after it was saved`);
}

/** @param {Page} page @param {string} text */
const showsText = (page, text) => page.getByText(text).first().waitFor();

/** Whether something has this maximal width. @param {Page} page @param {string} width */
const hasWidth = (page, width) =>
  page.locator('#app *').evaluateAll((all, wanted) => {
    const styleOf = (/** @type {Element} */ each) =>
      each.ownerDocument.defaultView?.getComputedStyle(each);
    return all.some((each) =>
      [styleOf(each)?.maxWidth, styleOf(each)?.gridTemplateColumns].includes(wanted),
    );
  }, width);

/** @type {{ app: string, path: string, text: [string, string, string], style: [string, string, string] }[]} */
const apps = [
  {
    app: 'questionnaire',
    path: '/',
    text: ['resend/resend-button.tsx', 'Resend Report', 'Send Again the Report'],
    style: ['page/questionnaire-page.tsx', '1088px', '1060px'],
  },
  {
    app: 'report',
    path: '/results/none',
    text: ['new-link/new-link-form.tsx', 'Get New Verification Link', 'Get Another Link'],
    style: ['your-report-page.tsx', 'minmax(0, 480px)', 'minmax(0, 470px)'],
  },
  {
    app: 'admin',
    path: '/admin',
    text: ['login/login-card.tsx', 'Admin Login', 'Coach Login'],
    style: ['login/login-box.tsx', "maxWidth: '100%'", "maxWidth: '340px'"],
  },
];

// Deadlines for what never happens, not measures: other stages use the machine as well.
const patient = { timeout: 300_000 };

for (const { app, path, text, style } of apps) {
  test(`a text and a style of the ${app} are shown when they are saved`, patient, async (t) => {
    const page = await open(path);
    await showsText(page, text[1].trim());
    await change(t, `mf-${app}/src/${text[0]}`, [text[1], text[2]], () =>
      showsText(page, text[2].trim()),
    );
    await change(t, `mf-${app}/src/${style[0]}`, [style[1], style[2]], () =>
      // While the page reloads, evaluating in it fails.
      until(() => hasWidth(page, /\d+px/.exec(style[2])?.[0] ?? '').catch(() => false)),
    );
    await page.close();
  });
}

test(
  'the shared parts are shown in all their states, in their sizes and colours',
  patient,
  async () => {
    const page = await open('/admin/parts');
    for (const [scheme, texts] of /** @type {const} */ ([
      ['light', ['#9a3b1b', '#765000', '#3a469c', '#27632c', '#374549']],
      ['dark', ['#f2a98c', '#e8c266', '#b3bcf6', '#93d093', '#cfd8db']],
    ])) {
      await page.emulateMedia({ colorScheme: scheme });
      const chips = page.getByRole('region', { name: 'ReadinessChip' }).locator('span:has(svg)');
      await until(async () => (await chips.count()) === 5);
      const colors = texts.map(
        (hex) => `rgb(${(hex.match(/\w\w/g) ?? []).map((part) => parseInt(part, 16)).join(', ')})`,
      );
      await until(async () => (await look(chips)).every(({ color }, i) => color === colors[i]));
      for (const { height, icon } of await look(chips)) {
        assert.equal(height, 24);
        assert.deepEqual(icon, [14, 14]);
      }
      const edges = await page
        .getByRole('region', { name: 'RatingScale' })
        .locator('.fui-Radio')
        .evaluateAll((cells) =>
          cells.map((cell) => globalThis.getComputedStyle(cell).borderTopStyle),
        );
      assert.equal(edges.length, 20);
      // Where it starts a scale is dashed, and nowhere else.
      assert.deepEqual(
        edges.flatMap((edge, index) => (edge === 'dashed' ? [index] : [])),
        [7],
      );
    }
    await page.close();
  },
);

/** @param {import('playwright-core').Locator} chips */
const look = (chips) =>
  chips.evaluateAll((all) =>
    all.map((chip) => {
      const icon = chip.querySelector('svg')?.getBoundingClientRect();
      return {
        color: globalThis.getComputedStyle(chip).color,
        height: chip.getBoundingClientRect().height,
        icon: [icon?.width, icon?.height],
      };
    }),
  );

test('a word of the backend is shown on the pages of all apps', patient, async (t) => {
  const pages = await Promise.all(apps.map(({ path }) => open(path)));
  const file = 'backend/src/pages/document/document.ts';
  await change(t, file, ['All rights reserved.', 'All rights kept.'], () =>
    Promise.all(pages.map((page) => showsText(page, 'All rights kept.'))),
  );
  await Promise.all(pages.map((page) => page.close()));
});

test('draft, tab and login outlast it', patient, async (t) => {
  const [owner, coach] = await Promise.all([open('/'), open('/admin')]);
  await owner.getByRole('textbox', { name: 'Company name' }).fill('Alder & Sons');
  // A draft is kept a moment after the last change.
  const draft = () =>
    owner.evaluate(() => globalThis.localStorage.getItem('ellac-questionnaire-draft') ?? '');
  await until(async () => (await draft()).includes('Alder & Sons'));
  await owner.getByRole('tab', { name: /^Staff/ }).click();
  await until(async () => (await draft()).includes('"tab":"staff"'));
  await coach.getByRole('textbox', { name: 'Username' }).fill(ADMIN.ADMIN_USERNAME);
  await coach.getByLabel('Password', { exact: true }).fill(ADMIN.ADMIN_PASSWORD);
  await coach.keyboard.press('Enter');
  await showsText(coach, 'Companies');

  const title = 'mf-admin/src/companies/companies-page.tsx';
  await change(t, title, ['>Companies<', '>The Desk<'], () => showsText(coach, 'The Desk'));
  await owner.getByRole('tab', { name: /^Staff/, selected: true }).waitFor();
  await owner.getByRole('tab', { name: /^Company/ }).click();
  await until(
    async () =>
      (await owner.getByRole('textbox', { name: 'Company name' }).inputValue()) === 'Alder & Sons',
  );
});

test('what cannot be built is told, and the rest goes on', patient, async () => {
  const page = await open('/admin');
  const files = ['backend/src/main.ts', 'mf-report/src/app.tsx'].map((file) => join(root, file));
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  for (const file of files) writeFileSync(file, 'const = 1;');
  await until(() => /The backend could not be started/.test(dev.said.out));
  await until(() => /mf-report could not be built/.test(dev.said.out));
  assert.equal((await page.goto('/admin'))?.status(), 200);

  const said = dev.said.out.length;
  for (const [i, file] of files.entries()) writeFileSync(file, `${sources[i]}`);
  await until(() => /backend restarted in/.test(dev.said.out.slice(said)));
  await until(() => /mf-report built in/.test(dev.said.out.slice(said)));
});

test('the element for other pages is built when one asks for it', patient, async () => {
  const script = await fetch(`http://localhost:${place.port}/embed.js`);
  assert.equal(script.status, 200);
  const [, element] = /^import "(.+)";\n$/.exec(await script.text()) ?? [];
  assert.ok(element);
  assert.match(dev.said.out, /mf-questionnaire\/embed built in/);
  assert.equal((await fetch(new URL(element, script.url))).status, 200);
});

test('no page says that something was refused', () => assert.deepEqual(faults, []));

test('Ctrl-C leaves no process', patient, async () => {
  dev.interrupt();
  assert.equal((await dev.ended).code, 0);
  assert.deepEqual(processesOf(place.dataDir), []);
});
