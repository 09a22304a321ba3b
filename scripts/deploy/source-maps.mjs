import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of published source maps: beside `mf/`, so that no server publishes them.
 *
 * @param {string} webDir
 * @param {string} url a file's, or the folder of a build's
 */
const placeOf = (webDir, url) => join(webDir, url.replace(/^\/mf\//, 'source-maps/'));

/**
 * @param {string} webDir
 * @param {string} url a published script's
 * @returns {string} its source map's file, which may not be there
 */
export const sourceMapOf = (webDir, url) => `${placeOf(webDir, url)}.map`;

/**
 * Keeps the source maps of a build for as long as its files.
 *
 * @param {string} webDir
 * @param {import('./builds.mjs').Build} build
 */
export function keepSourceMaps(webDir, { folder, urls, manifest }) {
  for (const file of Object.keys(manifest.files)) {
    const map = join(folder, `${file}.map`);
    if (existsSync(map)) cpSync(map, sourceMapOf(webDir, urls + file), { dereference: true });
  }
}

/** @param {string} webDir @param {string} urls a build's folder */
export const removeSourceMaps = (webDir, urls) =>
  rmSync(placeOf(webDir, urls), { recursive: true, force: true });
