/** @typedef {import('./generations.mjs').ImportMap} ImportMap */

/** The app that a file is of, by its place. @param {string} url */
export const appOf = (url) => /^\/mf\/([^/]+)\//.exec(url)?.[1];

/**
 * What an import map says of one app: the modules it provides and the integrity of its files.
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
 * The map with other entries for one app; what it says of the others stays as it is.
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
 * Whether two maps say the same of an app.
 *
 * @param {ImportMap} one
 * @param {ImportMap} other
 * @param {string} app
 */
export function haveSameEntries(one, other, app) {
  const [a, b] = [one, other].map((map) => Object.entries(entriesOf(map, app).imports).sort());
  // An address has its build's hash in it, so that the same addresses are the same files.
  return JSON.stringify(a) === JSON.stringify(b);
}
