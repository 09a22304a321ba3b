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
 * The newest generation in which an app had other entries than now. A rollback counts as a step
 * back in the app's history, so that the next rollback goes further back and not forward again.
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
    const { number, restored } = generation;
    if (number > below) continue;
    if (!hasApp(generation, app)) return undefined;
    if (!haveSameEntries(map, generation.map, app)) return generation;
    below = restored?.[app] ?? below;
  }
  return undefined;
}

/** @param {Generation} generation @param {string} app */
const hasApp = ({ map }, app) => Object.values(map.imports).some((url) => appOf(url) === app);

/**
 * The sets of entries that an app ever had, the newest first, each once.
 *
 * @param {string} webDir
 * @param {string} app
 * @returns {{ folders: string[], until: number }[]} the folders of each set, and the time until
 *   which it was served, in milliseconds since 1970; infinite for the current one
 */
export function entrySetsOf(webDir, app) {
  /** @type {Map<string, { folders: string[], until: number }>} */
  const sets = new Map();
  let until = Infinity;
  for (const { map, made } of generationsOf(webDir)) {
    const urls = Object.values(map.imports).filter((url) => appOf(url) === app);
    const folders = [...new Set(urls.map((url) => url.slice(0, url.lastIndexOf('/') + 1)))].sort();
    if (folders.length > 0 && !sets.has(folders.join()))
      sets.set(folders.join(), { folders, until });
    until = Date.parse(made);
  }
  return [...sets.values()];
}
