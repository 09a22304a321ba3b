/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { pagePaths } from '@ellac/contracts';
import { extractText, getDocumentProxy } from 'unpdf';
import { mb, median } from '../harness/figures.mjs';
import { linkedReport } from '../harness/many-companies.mjs';

const runs = 3;

const wordsIn = (/** @type {string} */ text) => new Set(text.split(/\s+/).filter(Boolean));

/**
 * The words of the report that a reader sees, without its controls.
 *
 * @param {import('@playwright/test').Page} page
 */
const textOfPage = (page) =>
  page.getByRole('article').evaluate((article) => {
    article
      .querySelectorAll('button, summary, nav, label, [aria-hidden="true"]')
      .forEach((control) => {
        /** @type {HTMLElement} */ (control).style.display = 'none';
      });
    return /** @type {HTMLElement} */ (article).innerText;
  });

/**
 * What a usual report is as a PDF: how large, how quickly it is there after the first click, and how
 * many of the page's words can be found in it.
 *
 * @param {import('../harness/setup.mjs').Setup} setup
 * @returns {Promise<import('../harness/results.mjs').Result[]>}
 */
export async function pdf(setup) {
  const databaseUrl = await setup.lab.filled(1000);
  const { url } = await setup.startBackend({ ROLE: 'web' }, { databaseUrl });
  /** @type {{ seconds: number[], size: number, share: number, sheets: number }} */
  const seen = { seconds: [], size: 0, share: 0, sheets: 0 };
  for (let run = 0; run < runs; run += 1) {
    const context = await (await setup.lab.browser()).newContext();
    const page = await context.newPage();
    const { id, token } = linkedReport(run);
    await page.goto(new URL(pagePaths.results(id, token), url).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const begun = performance.now();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).first().click(),
    ]);
    const file = await readFile(await download.path());
    seen.seconds.push((performance.now() - begun) / 1000);
    seen.size = file.length / 1e6;
    const document = await getDocumentProxy(new Uint8Array(file));
    seen.sheets = document.numPages;
    const { text } = await extractText(document, { mergePages: true });
    const found = wordsIn(text);
    const wanted = [...wordsIn(await textOfPage(page))];
    seen.share = (100 * wanted.filter((word) => found.has(word)).length) / wanted.length;
    await context.close();
  }
  const what = `PDF of a usual report, ${seen.sheets} pages`;
  return [
    {
      row: 'P17',
      what: `${what}: size`,
      seen: mb(seen.size),
      value: seen.size,
      unit: 'MB',
      pass: 2,
      best: 1,
    },
    {
      row: 'P17',
      what: `${what}: time after the first click`,
      seen: `${median(seen.seconds).toFixed(2)} s`,
      value: median(seen.seconds),
      unit: 's',
      pass: 3,
      best: 1.5,
    },
    {
      row: 'P17',
      what: `${what}: different words of the page that it holds`,
      seen: `${seen.share.toFixed(1)} %`,
      value: seen.share,
      unit: '%',
      digits: 1,
      pass: 98,
      best: 100,
      isAtLeast: true,
    },
  ];
}
