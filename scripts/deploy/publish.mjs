import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../run/problem.mjs';
import { filesOf, isWhole, publishedBuild, readBuilds } from './builds.mjs';
import { contractFaults } from './contract.mjs';
import { appOf, entriesOf, haveSameEntries, withEntries } from './entries.mjs';
import { addGeneration, newestGeneration, serveNewest } from './generations.mjs';
import { entrySetsOf, generationBefore } from './history.mjs';
import { keepSourceMaps, removeSourceMaps } from './source-maps.mjs';

/**
 * @typedef {import('./builds.mjs').Build} Build
 * @typedef {import('./generations.mjs').Generation} Generation
 * @typedef {import('./generations.mjs').ImportMap} ImportMap
 */

const ROOT_CONFIG = '@ellac/root-config';

/** How many of an app's builds are kept, for open tabs and for rollbacks. */
const KEPT_BUILDS = 5;
/** How long a build is kept after it was last served, in milliseconds. */
const KEPT_FOR = 24 * 3600 * 1000;

/**
 * Publishes apps' builds beside their earlier versions, and then switches the import map in one
 * step. The entries of other apps stay unchanged, even if they are published concurrently.
 *
 * @param {string[]} appDirs
 * @param {string} webDir what is served: `importmap.json` and `mf/<app>/<hash>/`
 * @param {{ once?: boolean }} [options] `once` is for an image that starts repeatedly: it skips
 *   what an image published last, so that newer deploys of teams stay
 * @returns {string[]} the apps whose entries have changed
 * @throws {Problem} when an app is not built or breaks the contract; then nothing has changed
 */
export function publish(appDirs, webDir, { once = false } = {}) {
  const all = appDirs.map(readBuilds);
  const changed = change(webDir, ({ map, images }) => {
    const apps = all.filter(
      (builds) =>
        !once ||
        images[nameOf(builds)] !== addressOf(builds) ||
        !builds.every((build) => isWhole(webDir, build)),
    );
    const next = apps.reduce((each, builds) => withBuilds(each, builds), map);
    requireContract(webDir, next, apps.flat());
    // Copied after the check, so that a refused build leaves no files behind.
    for (const build of apps.flat()) {
      keepSourceMaps(webDir, build);
      copy(build, webDir);
    }
    const published = apps.map((builds) => [nameOf(builds), addressOf(builds)]);
    return { map: next, images: once ? { ...images, ...Object.fromEntries(published) } : images };
  });
  for (const app of changed) removeOldBuilds(webDir, app);
  return changed;
}

/**
 * Restores the previous entries of apps, all in one step.
 *
 * @param {string[]} apps their names, such as `mf-report`
 * @param {string} webDir
 * @throws {Problem} when there is no previous version, its files are gone, or it no longer fits
 */
export function rollBack(apps, webDir) {
  change(webDir, ({ map, images }) => {
    const steps = apps.map((app) => {
      const before = generationBefore(webDir, app);
      if (before === undefined) throw new Problem(`${app} has no earlier version here.`);
      return { app, number: before.number, entries: entriesOf(before.map, app) };
    });
    const urls = steps.flatMap(({ entries }) => Object.values(entries.imports));
    const builds = urls.map((url) => publishedBuild(webDir, url));
    if (!builds.every((build) => isWhole(webDir, build))) {
      throw new Problem('The files of the version before are not there any more.');
    }
    const next = steps.reduce((each, { app, entries }) => withEntries(each, app, entries), map);
    requireContract(webDir, next, builds);
    const restored = Object.fromEntries(steps.map(({ app, number }) => [app, number]));
    return { map: next, images, restored };
  });
}

/**
 * Computes a generation from the newest one and adds it. Retries from the start after a concurrent
 * deploy.
 *
 * @param {string} webDir
 * @param {(newest: Generation) => Pick<Generation, 'map' | 'images' | 'restored'>} step
 * @returns {string[]} the apps whose entries have changed
 */
function change(webDir, step) {
  for (;;) {
    const newest = newestGeneration(webDir);
    const next = step(newest);
    const urls = [newest.map, next.map].flatMap(({ imports }) => Object.values(imports));
    const apps = [...new Set(urls.flatMap((url) => appOf(url) ?? []))].filter(
      (app) => !haveSameEntries(newest.map, next.map, app),
    );
    const number = newest.number + 1;
    const isSame =
      apps.length === 0 && JSON.stringify(newest.images) === JSON.stringify(next.images);
    const isDone =
      isSame || addGeneration(webDir, { ...next, number, apps, made: new Date().toISOString() });
    if (!isDone) continue;
    serveNewest(webDir);
    return apps;
  }
}

/** @param {Build[]} builds an app's own one first */
const nameOf = (builds) => builds[0]?.manifest.name ?? '';

/** A key for the content of all of them. @param {Build[]} builds */
const addressOf = (builds) => builds.map(({ urls }) => urls).join(' ');

/**
 * The map with these builds in place of their app's earlier ones.
 *
 * @param {ImportMap} map
 * @param {Build[]} builds an app's own one first
 */
export function withBuilds(map, builds) {
  /** @type {[string, string][]} */
  const imports = [];
  /** @type {[string, string][]} */
  const integrity = [];
  for (const { urls, manifest } of builds) {
    for (const [module, file] of Object.entries(manifest.imports)) {
      imports.push([module, urls + file]);
    }
    for (const [file, digest] of Object.entries(manifest.files)) {
      // The map's integrity covers modules only, not fonts.
      if (file.endsWith('.js')) integrity.push([urls + file, digest]);
    }
  }
  return withEntries(map, nameOf(builds), {
    imports: Object.fromEntries(imports),
    integrity: Object.fromEntries(integrity),
  });
}

/**
 * Checks that new builds fit the root config of the new map; a new root config must fit all apps.
 *
 * @param {string} webDir
 * @param {ImportMap} map
 * @param {Build[]} builds the new ones
 * @throws {Problem} with a sentence for each fault
 */
export function requireContract(webDir, map, builds) {
  const buildAt = (/** @type {string} */ url) =>
    builds.find(({ urls }) => url.startsWith(urls)) ?? publishedBuild(webDir, url);
  const rootUrl = map.imports[ROOT_CONFIG];
  if (rootUrl === undefined) throw new Problem('Publish the root config first, or with it.');
  const root = buildAt(rootUrl);
  const others = Object.entries(map.imports)
    .filter(([module]) => module.startsWith('@ellac/') && module !== ROOT_CONFIG)
    .map(([, url]) => buildAt(url));
  const concerned = builds.includes(root) ? [root, ...others] : builds;
  const faults = concerned.flatMap((build) => contractFaults(build, root));
  if (faults.length > 0) {
    throw new Problem(['Refused, and nothing was changed:', ...new Set(faults)].join('\n  '));
  }
}

/** @param {Build} build @param {string} webDir */
function copy(build, webDir) {
  const folder = join(webDir, build.urls);
  if (isWhole(webDir, build)) {
    // The new time keeps it from being removed as an old build.
    utimesSync(folder, new Date(), new Date());
    return;
  }
  const draft = besides(folder);
  for (const file of filesOf(build)) {
    mkdirSync(dirname(join(draft, file)), { recursive: true });
    cpSync(join(build.folder, file), join(draft, file), { dereference: true });
  }
  for (;;) {
    try {
      renameSync(draft, folder);
      return;
    } catch (error) {
      const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
      if (!['ENOTEMPTY', 'EEXIST'].includes(code)) throw error;
    }
    // A concurrent deploy has published the same build.
    if (isWhole(webDir, build)) {
      rmSync(draft, { recursive: true });
      return;
    }
    const broken = besides(folder);
    renameSync(folder, broken);
    rmSync(broken, { recursive: true });
  }
}

/** A unique name beside a folder, which is not served. @param {string} folder */
const besides = (folder) => join(dirname(folder), `.${randomUUID()}`);

/** @param {string} webDir @param {string} app */
function removeOldBuilds(webDir, app) {
  const sets = entrySetsOf(webDir, app);
  const kept = new Set(sets.slice(0, KEPT_BUILDS).flatMap(({ folders }) => folders));
  const isLongAgo = (/** @type {number} */ time) => Date.now() - time > KEPT_FOR;
  for (const { folders, until } of sets.slice(KEPT_BUILDS)) {
    for (const urls of folders.filter((each) => !kept.has(each) && isLongAgo(until))) {
      const folder = join(webDir, urls);
      // A concurrent deploy may be publishing it again.
      if (existsSync(folder) && isLongAgo(statSync(folder).mtimeMs)) {
        rmSync(folder, { recursive: true });
        removeSourceMaps(webDir, urls);
      }
    }
  }
}
