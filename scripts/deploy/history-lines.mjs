import { appOf } from './entries.mjs';
import { newestGeneration } from './generations.mjs';
import { generationsOf } from './history.mjs';

/**
 * What was published, a line for each change of each app, the newest first.
 *
 * @param {string} webDir
 * @param {string[]} apps only these; all where none is named
 * @returns {string[]}
 */
export function historyLines(webDir, apps) {
  const { map } = newestGeneration(webDir);
  const served = new Set(Object.values(map.imports).map(hashOf));
  const changes = generationsOf(webDir).flatMap((generation) =>
    generation.apps
      .filter((app) => apps.length === 0 || apps.includes(app))
      .map((app) => ({ ...generation, app })),
  );
  if (changes.length === 0) return ['Nothing was published here yet.'];
  /** @type {Set<string>} */
  const told = new Set();
  return changes.map(({ number, made, app, restored, map: { imports } }) => {
    const hash = hashOf(Object.values(imports).find((url) => appOf(url) === app) ?? '');
    const isServed = served.has(hash) && !told.has(app);
    told.add(app);
    const what = restored?.[app] === undefined ? 'deploy' : `rollback to ${restored[app]}`;
    const when = made.replace('T', ' ').replace(/\..*/, ' UTC');
    return `${String(number).padStart(4)}  ${when}  ${app.padEnd(16)}  ${hash}  ${what}${isServed ? '  ← served' : ''}`;
  });
}

/** The part of an address that stands for a build's content. @param {string} url */
const hashOf = (url) => /\/([0-9a-f]{16})\//.exec(url)?.[1] ?? '';
