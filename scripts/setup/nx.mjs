import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';

/** Nx puts its plugins and tasks into sessions of their own, which an interrupted run leaves behind. */
const IN_ONE_GROUP = { NX_ISOLATE_PLUGINS: 'false', NX_NATIVE_COMMAND_RUNNER: 'false' };

/**
 * Runs Nx, which leaves out what it did before with the same inputs, two tasks at a time.
 *
 * @param {import('../run/supervisor.mjs').Supervisor} supervisor
 * @param {string} name of what is run, as people read it
 * @param {string[]} args such as `run-many`, `-t`, `build`
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>} what the tasks said, also those that were left out
 * @throws {import('../run/problem.mjs').Problem} when one fails
 */
export async function nx(supervisor, name, args, env = process.env) {
  // The name of the project before each piece of output would tear the lines of a single task.
  const style = args[0] === 'run' ? 'stream-without-prefixes' : 'stream';
  const child = await supervisor.run({
    name,
    command: process.execPath,
    args: [join(ROOT, 'node_modules/.bin/nx'), ...args, '--parallel=2', `--outputStyle=${style}`],
    cwd: ROOT,
    env: { ...env, ...IN_ONE_GROUP },
  });
  return child.output();
}
