// How much JavaScript the pages of an owner run before the first input, and the desk for its list,
// against a page of SurveyJS bundled by the same tool. Needs what `npm run build` and a deploy leave
// in dist/web.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundleSurvey } from './surveyjs/bundle.mjs';

/**
 * The pages. A page's bytes with gzip are at most `must` of the baseline's, and `maxBytes` of its
 * own: a little more than it has.
 */
const routes = [
  {
    row: 'P9',
    page: 'questionnaire',
    app: 'mf-questionnaire',
    must: 0.6,
    goal: 0.45,
    maxBytes: 198_500,
  },
  {
    row: 'P10',
    page: 'report',
    app: 'mf-report',
    must: 0.5,
    goal: 0.44,
    maxBytes: 175_000,
  },
  {
    row: 'P10',
    page: 'desk',
    app: 'mf-admin',
    must: 0.75,
    goal: 0.62,
    maxBytes: 291_000,
  },
];

export const webDir = fileURLToPath(new URL('../dist/web', import.meta.url));

/** @typedef {{ plain: number, gzip: number, brotli: number }} Bytes */

/**
 * The bytes of built files as they are sent: packed, where the build has a packed copy.
 *
 * @param {readonly string[]} files
 * @returns {Bytes}
 */
export function bytesOf(files) {
  /** @param {string} ending */
  const sum = (ending) =>
    files.reduce((bytes, file) => {
      const sent = statSync(file + ending, { throwIfNoEntry: false }) ?? statSync(file);
      return bytes + sent.size;
    }, 0);
  return { plain: sum(''), gzip: sum('.gz'), brotli: sum('.br') };
}

/** The files that the document of a page preloads; the page loads all other files later. */
function routeFiles(/** @type {string} */ app) {
  /** @type {{ imports: Record<string, string> }} */
  const { imports } = JSON.parse(readFileSync(join(webDir, 'importmap.json'), 'utf8'));
  const isOfRoute = (/** @type {string} */ name) =>
    !name.startsWith('@ellac/') || name === '@ellac/root-config' || name === `@ellac/${app}`;
  return Object.entries(imports).flatMap(([name, url]) =>
    isOfRoute(name) ? [join(webDir, url)] : [],
  );
}

/** @returns {Promise<Bytes>} those of the one file of the same questions in SurveyJS */
async function baselineBytes() {
  const folder = mkdtempSync(join(tmpdir(), 'ellac-bench-'));
  try {
    await bundleSurvey(folder);
    return bytesOf([join(folder, 'main.js')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {Bytes} bytes */
const inWords = ({ plain, gzip, brotli }) =>
  `${kilobytes(plain)}, with gzip ${kilobytes(gzip)}, with Brotli ${kilobytes(brotli)}`;

/**
 * The bytes of each page and of the baseline.
 *
 * @returns {Promise<{ baseline: Bytes, pages: (typeof routes[number] & { bytes: Bytes })[] }>}
 */
export async function routeBytes() {
  const baseline = await baselineBytes();
  return {
    baseline,
    pages: routes.map((route) => ({ ...route, bytes: bytesOf(routeFiles(route.app)) })),
  };
}

/**
 * Measures, and prints the results.
 *
 * @returns {Promise<string[]>} a sentence for each exceeded budget
 */
async function overBudget() {
  const { baseline, pages } = await routeBytes();
  console.log(`baseline: ${inWords(baseline)}`);
  return pages.flatMap(({ page, bytes, must, goal, maxBytes }) => {
    const ratio = bytes.gzip / baseline.gzip;
    console.log(
      `${page}: ${inWords(bytes)}; ratio with gzip ${ratio.toFixed(3)} (at most ${must}, goal ${goal}), ` +
        `budget ${kilobytes(maxBytes)}`,
    );
    return [
      ...(ratio > must ? [`The ${page} has ${ratio.toFixed(3)} of the baseline's bytes.`] : []),
      ...(bytes.gzip > maxBytes ? [`The ${page} has ${bytes.gzip} bytes, over ${maxBytes}.`] : []),
    ];
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const faults = await overBudget();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
