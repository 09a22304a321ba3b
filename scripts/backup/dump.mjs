import { join } from 'node:path';
import { Problem } from '../run/problem.mjs';
import { connectionTo } from './connection.mjs';
import { fittingTools } from './postgres-tools.mjs';

/**
 * The restored objects may get another owner, and an extension may belong to the server's
 * superuser.
 */
const WITHOUT_OWNERS = ['--no-owner', '--no-privileges', '--no-comments'];

const EMPTY =
  'DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC;';

/** @typedef {import('../run/supervisor.mjs').Supervisor} Supervisor */
/** @typedef {import('./postgres-tools.mjs').Tools} Tools */

/**
 * Dumps a consistent snapshot of the database while others use it.
 *
 * @param {Supervisor} supervisor
 * @param {Tools} tools
 * @param {string} url
 * @param {string} file
 */
export async function dumpDatabase(supervisor, { bin }, url, file) {
  const { address, env } = connectionTo(url);
  await supervisor.run({
    name: 'pg_dump',
    command: join(bin, 'pg_dump'),
    args: ['--format=custom', ...WITHOUT_OWNERS, `--file=${file}`, `--dbname=${address}`],
    env,
  });
}

/**
 * Restores a dump into a database in one transaction: completely, or not at all.
 *
 * @param {Supervisor} supervisor
 * @param {Tools} tools
 * @param {string} url
 * @param {string} file
 * @param {boolean} isReplacing whether the same transaction deletes the present content
 */
export async function loadDatabase(supervisor, { bin }, url, file, isReplacing) {
  const { address, env } = connectionTo(url);
  const script = `${file}.sql`;
  await supervisor.run({
    name: 'pg_restore',
    command: join(bin, 'pg_restore'),
    args: [...WITHOUT_OWNERS, `--file=${script}`, file],
  });
  await supervisor.run({
    name: 'psql',
    command: join(bin, 'psql'),
    args: [
      ...['--no-psqlrc', '--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1'],
      '--single-transaction',
      `--dbname=${address}`,
      ...(isReplacing ? [`--command=${EMPTY}`] : []),
      `--file=${script}`,
    ],
    env,
  });
}

/**
 * @param {import('./about.mjs').About} about of a dump
 * @returns {Tools} those that can read it
 * @throws {Problem} when there are none
 */
export function requireTools({ program = 0 }) {
  const tools = fittingTools(program);
  if (tools) return tools;
  throw new Problem(
    `The backup was made by pg_dump ${program}, and there is no pg_restore here that is as new: install postgresql-client-${program}.`,
  );
}
