import { appOf, haveSameEntries } from './entries.mjs';
import { generationNumbers, newestGeneration, readGeneration } from './generations.mjs';

/** @typedef {import('./generations.mjs').Generation} Generation */

/**
 * What was published, the newest first.
 *
 * @param {string} webDir
 * @returns {Generation[]}
 */
export const generationsOf = (webDir) =>
  generationNumbers(webDir).map((number) => readGeneration(webDir, number));

/**
 * The newest generation with other entries of an app than it has now. A rollback counts as a step
 * back in its history, so that the next one goes further back and not forward again.
 *
 * @param {string} webDir
 * @param {string} app
 * @returns {Generation | undefined} undefined where there is nothing before
 */
export function generationBefore(webDir, app) {
  const { map } = newestGeneration(webDir);
  const generations = generationsOf(webDir);
  let below = Infinity;
  for (const generation of generations) {
    const { number, apps, restored } = generation;
    if (number > below) continue;
    if (!hasApp(generation, app)) return undefined;
    if (!haveSameEntries(map, generation.map, app)) return generation;
    if (restored !== undefined && apps.includes(app)) below = restored;
  }
  return undefined;
}

/** @param {Generation} generation @param {string} app */
const hasApp = ({ map }, app) => Object.values(map.imports).some((url) => appOf(url) === app);

/**
 * The folders of an app's builds, the newest first, each once.
 *
 * @param {string} webDir
 * @param {string} app
 * @returns {string[][]} for each set of entries that it ever had, the folders they lead to
 */
export function foldersOfApp(webDir, app) {
  const sets = generationsOf(webDir).map(({ map }) =>
    Object.values(map.imports)
      .filter((url) => appOf(url) === app)
      .map((url) => url.slice(0, url.lastIndexOf('/') + 1)),
  );
  const seen = new Map(sets.map((folders) => [[...new Set(folders)].sort().join(), folders]));
  return [...seen.values()].filter((folders) => folders.length > 0);
}
