import { spawn } from 'node:child_process';
import { INTERRUPTED } from './run-supervised.mjs';

/**
 * Runs a Node program in this terminal, whose keys it reads.
 *
 * @param {string} script
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal ends it early
 * @returns {Promise<number>} its exit code
 */
export function runInTerminal(script, args, env, signal) {
  const child = spawn(process.execPath, [script, ...args], { env, stdio: 'inherit', signal });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => resolve(code ?? INTERRUPTED));
    child.once('error', (error) =>
      error.name === 'AbortError' ? resolve(INTERRUPTED) : reject(error),
    );
  });
}
