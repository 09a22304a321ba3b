// How much JavaScript the questionnaire's page runs before its first input, against a page of
// SurveyJS bundled by the same tool. Needs what `npm run build` and a deploy leave in dist/web.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundleSurvey } from './surveyjs/bundle.mjs';

/** The page's bytes as a share of the baseline's: the limit and the goal. */
const ratios = { must: 0.6, goal: 0.45 };

/** The gzip limit in bytes: what the page had before its present look. */
const maxBytes = 205_900;

const webDir = fileURLToPath(new URL('../dist/web', import.meta.url));

/** @typedef {{ plain: number, gzip: number, brotli: number }} Bytes */

/** @param {string[]} files @returns {Bytes} */
function bytesOf(files) {
  const contents = files.map((file) => readFileSync(file));
  /** @param {(content: Buffer) => Buffer} pack */
  const sum = (pack) => contents.reduce((bytes, content) => bytes + pack(content).length, 0);
  return {
    plain: sum((content) => content),
    gzip: sum((content) => gzipSync(content, { level: 9 })),
    brotli: sum((content) => brotliCompressSync(content)),
  };
}

/** The files that the document of `/` preloads; the page loads all other files later. */
function routeFiles() {
  /** @type {{ imports: Record<string, string> }} */
  const { imports } = JSON.parse(readFileSync(join(webDir, 'importmap.json'), 'utf8'));
  const isOfRoute = (/** @type {string} */ name) =>
    !name.startsWith('@ellac/') || /^@ellac\/(root-config|mf-questionnaire)$/.test(name);
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

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Measures, and prints the results.
 *
 * @returns {Promise<string[]>} a sentence for each exceeded budget
 */
export async function overBudget() {
  const page = bytesOf(routeFiles());
  const baseline = await baselineBytes();
  const ratio = page.gzip / baseline.gzip;
  for (const [name, { plain, gzip, brotli }] of Object.entries({ page, baseline })) {
    const sizes = [plain, gzip, brotli].map(kilobytes);
    console.log(`${name}: ${sizes[0]}, with gzip ${sizes[1]}, with Brotli ${sizes[2]}`);
  }
  console.log(
    `ratio with gzip: ${ratio.toFixed(3)} (at most ${ratios.must}, goal ${ratios.goal}); ` +
      `budget ${kilobytes(maxBytes)}`,
  );
  return [
    ...(ratio > ratios.must ? [`The page has ${ratio.toFixed(3)} of the baseline's bytes.`] : []),
    ...(page.gzip > maxBytes ? [`The page has ${page.gzip} bytes, over ${maxBytes}.`] : []),
  ];
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const faults = await overBudget();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
