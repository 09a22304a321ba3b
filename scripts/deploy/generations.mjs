import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ imports: Record<string, string>, integrity: Record<string, string> }} ImportMap
 * @typedef {object} Change
 * @property {string} made when, in UTC
 * @property {string[]} apps whose entries it replaced
 * @property {Record<string, number>} [restored] for a rollback: for each app, the generation whose
 *   entries it brought back
 * @property {Record<string, string>} images for each app, the builds that an image published last:
 *   see `once`
 *
 * @typedef {Change & { number: number, map: ImportMap }} Generation an import map that was published
 */

/** @param {string} webDir */
const folderOf = (webDir) => join(webDir, 'maps');

/**
 * The numbers of all generations, the newest first.
 *
 * @param {string} webDir
 * @returns {number[]}
 */
export function generationNumbers(webDir) {
  const folder = folderOf(webDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => /^([1-9]\d*)\.json$/.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

/**
 * @param {string} webDir
 * @param {number} number
 * @returns {Generation}
 */
export function readGeneration(webDir, number) {
  const text = readFileSync(join(folderOf(webDir), `${number}.json`), 'utf8');
  return { ...JSON.parse(text), number };
}

/**
 * The current generation; an empty one before the first deploy.
 *
 * @param {string} webDir
 * @returns {Generation}
 */
export function newestGeneration(webDir) {
  const [number] = generationNumbers(webDir);
  if (number !== undefined) return readGeneration(webDir, number);
  return { number: 0, made: '', apps: [], images: {}, map: { imports: {}, integrity: {} } };
}

/**
 * Adds the generation after another one, unless a concurrent deploy has added it. `link` is atomic
 * and fails if the name exists, so only one process succeeds.
 *
 * @param {string} webDir
 * @param {Generation} generation
 * @returns {boolean} whether it was added
 */
export function addGeneration(webDir, { number, ...content }) {
  const folder = folderOf(webDir);
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  write(draft, content);
  try {
    linkSync(draft, join(folder, `${number}.json`));
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Serves the newest generation's map. Repeats if a concurrent deploy has added a later one
 * meanwhile.
 *
 * @param {string} webDir
 */
export function serveNewest(webDir) {
  for (;;) {
    const { number, map } = newestGeneration(webDir);
    serve(webDir, map);
    if (generationNumbers(webDir)[0] === number) return;
  }
}

/**
 * Replaces the served map atomically: readers get the old one or the new one.
 *
 * @param {string} webDir
 * @param {ImportMap} map
 */
export function serve(webDir, map) {
  const draft = join(webDir, `.importmap.${randomUUID()}`);
  write(draft, map);
  renameSync(draft, join(webDir, 'importmap.json'));
}

/** @param {string} file @param {unknown} content */
function write(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { flush: true });
}
