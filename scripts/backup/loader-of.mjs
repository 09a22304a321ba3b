import { loadDatabase, requireTools } from './dump.mjs';
import { loadTables } from './tables.mjs';

/**
 * Restores a part of a backup into a database in one transaction: completely, or not at all.
 *
 * @callback Load
 * @param {import('../run/supervisor.mjs').Supervisor} supervisor
 * @param {string} url
 * @param {string} part where it was extracted to
 * @param {boolean} isReplacing whether the same transaction deletes the present content
 * @returns {Promise<void>}
 */

/**
 * @param {import('./about.mjs').About} about of a backup that is no data folder
 * @returns {Load}
 * @throws {import('../run/problem.mjs').Problem} when nothing here can read it
 */
export function loaderOf(about) {
  if (about.kind === 'tables') return loadTables;
  const tools = requireTools(about);
  return (supervisor, ...rest) => loadDatabase(supervisor, tools, ...rest);
}
