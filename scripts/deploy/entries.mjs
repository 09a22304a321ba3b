/** @typedef {import('./generations.mjs').ImportMap} ImportMap */

/** The app that owns a file, by its path. @param {string} url */
export const appOf = (url) => /^\/mf\/([^/]+)\//.exec(url)?.[1];

/**
 * The entries of one app in an import map: its modules and the integrity of its files.
 *
 * @param {ImportMap} map
 * @param {string} app
 * @returns {ImportMap}
 */
export function entriesOf({ imports, integrity }, app) {
  return {
    imports: Object.fromEntries(Object.entries(imports).filter(([, url]) => appOf(url) === app)),
    integrity: Object.fromEntries(Object.entries(integrity).filter(([url]) => appOf(url) === app)),
  };
}

/**
 * The map with new entries for one app; the entries of other apps stay unchanged.
 *
 * @param {ImportMap} map
 * @param {string} app
 * @param {ImportMap} entries
 * @returns {ImportMap}
 */
export function withEntries({ imports, integrity }, app, entries) {
  const others = {
    imports: Object.entries(imports).filter(([, url]) => appOf(url) !== app),
    integrity: Object.entries(integrity).filter(([url]) => appOf(url) !== app),
  };
  return {
    imports: Object.fromEntries([...others.imports, ...Object.entries(entries.imports)].sort()),
    integrity: Object.fromEntries(
      [...others.integrity, ...Object.entries(entries.integrity)].sort(),
    ),
  };
}

/**
 * Whether an app has the same entries in two maps.
 *
 * @param {ImportMap} one
 * @param {ImportMap} other
 * @param {string} app
 */
export function haveSameEntries(one, other, app) {
  const [a, b] = [one, other].map((map) => Object.entries(entriesOf(map, app).imports).sort());
  // An address contains its build's hash, so equal addresses mean equal files.
  return JSON.stringify(a) === JSON.stringify(b);
}
