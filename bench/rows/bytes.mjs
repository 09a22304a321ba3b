import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '@ellac/contracts';
import { linkedReport } from '../harness/many-companies.mjs';
import { adminCookie } from '../harness/setup.mjs';
import { bytesOf, kilobytes, routeBytes, webDir } from '../route-bytes.mjs';

/** @typedef {import('../harness/setup.mjs').Setup} Setup */
/** @typedef {import('../harness/results.mjs').Result} Result */

/** What only the code of one library holds, whatever its names are made of it. */
const marks = {
  react: '__COMPILER_RUNTIME=',
  'react-dom': 'rendererPackageName',
  'react-query': 'No QueryClient set',
};
const markOfPdf = 'jsPDF';

/**
 * Opens the pages of all apps in one browser, and notes the scripts that each has loaded when it is
 * quiet.
 *
 * @param {Setup} setup
 */
async function loadedScripts(setup) {
  const databaseUrl = await setup.lab.filled(1000);
  const { url } = await setup.startBackend({ ROLE: 'web' }, { databaseUrl });
  const context = await (await setup.lab.browser()).newContext();
  await context.addCookies(await adminCookie(url));
  const { id, token } = linkedReport(0);
  /** @type {Record<string, string[]>} */
  const files = {};
  for (const [page, address] of Object.entries({
    questionnaire: pagePaths.questionnaire,
    report: pagePaths.results(id, token),
    admin: pagePaths.admin,
  })) {
    const opened = await context.newPage();
    /** @type {Set<string>} */
    const scripts = new Set();
    opened.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/mf/') && pathname.endsWith('.js')) scripts.add(pathname);
    });
    await opened.goto(new URL(address, url).href);
    await opened.getByRole('heading', { level: 1 }).first().waitFor();
    await opened.waitForLoadState('networkidle');
    files[page] = [...scripts].map((path) => join(webDir, path));
    await opened.close();
  }
  await context.close();
  return files;
}

/**
 * How much JavaScript the pages run, against the same questions in SurveyJS; and what of it is there
 * twice or too early.
 *
 * @param {Setup} setup
 * @returns {Promise<Result[]>}
 */
export async function bytes(setup) {
  const { baseline, pages } = await routeBytes();
  const files = await loadedScripts(setup);
  const holds = (/** @type {string} */ mark) => (/** @type {string} */ file) =>
    readFileSync(file, 'utf8').includes(mark);
  const all = [...new Set(Object.values(files).flat())];
  const admin = bytesOf(files.admin ?? []);
  const row = (
    /** @type {string} */ name,
    /** @type {string} */ what,
    /** @type {number} */ size,
    /** @type {number} */ pass,
    /** @type {number} */ best,
  ) => ({
    row: name,
    what,
    baseline: `${kilobytes(baseline.gzip)}, SurveyJS and React`,
    seen: kilobytes(size),
    value: size / baseline.gzip,
    digits: 3,
    pass,
    best,
  });
  const copies = Object.entries(marks).map(([, mark]) => all.filter(holds(mark)).length);
  const early = (files.report ?? []).filter(holds(markOfPdf));
  return [
    // Of the desk, what is loaded counts until its list is quiet.
    ...pages
      .filter(({ page }) => page !== 'desk')
      .map((page) =>
        row(
          page.row,
          `gzip of the ${page.page} before the first input`,
          page.bytes.gzip,
          page.must,
          page.goal,
        ),
      ),
    row('P10', 'gzip of the desk until its list is quiet', admin.gzip, 0.75, 0.62),
    {
      row: 'P11',
      what: `copies of ${Object.keys(marks).join(', ')} in what all apps load`,
      seen: copies.join(', '),
      value: Math.max(...copies),
      unit: '',
      digits: 0,
      pass: 1,
      best: 1,
    },
    {
      row: 'P12',
      what: 'gzip of the PDF library before the click',
      seen: kilobytes(bytesOf(early).gzip),
      value: bytesOf(early).gzip,
      unit: 'B',
      digits: 0,
      pass: 0,
      best: 0,
    },
  ];
}
