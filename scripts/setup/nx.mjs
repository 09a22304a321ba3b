import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';

/**
 * Keeps Nx's plugins and tasks in one process group. In their own sessions, they would survive an
 * interrupted run.
 */
const IN_ONE_GROUP = { NX_ISOLATE_PLUGINS: 'false', NX_NATIVE_COMMAND_RUNNER: 'false' };

/**
 * Runs Nx, which skips tasks with unchanged inputs.
 *
 * @param {import('../run/supervisor.mjs').Supervisor} supervisor
 * @param {string} name of what is run, as people read it
 * @param {string[]} args such as `run-many`, `-t`, `build`
 * @param {NodeJS.ProcessEnv} [env]
 * @param {number} [parallel] how many tasks run at once
 * @returns {Promise<string>} the output of the tasks, including skipped ones
 * @throws {import('../run/problem.mjs').Problem} when one fails
 */
export async function nx(supervisor, name, args, env = process.env, parallel = 2) {
  // A prefix with the project's name in each piece of output would break the lines of a single
  // task.
  const style = args[0] === 'run' ? 'stream-without-prefixes' : 'stream';
  const child = await supervisor.run({
    name,
    command: process.execPath,
    args: [
      join(ROOT, 'node_modules/.bin/nx'),
      ...args,
      `--parallel=${parallel}`,
      `--outputStyle=${style}`,
    ],
    cwd: ROOT,
    env: { ...env, ...IN_ONE_GROUP },
  });
  return child.output();
}
