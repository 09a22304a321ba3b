import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { ROOT } from '../run/folders.mjs';
import { Problem } from '../run/problem.mjs';

/**
 * Builds apps, after their types and tests have passed.
 *
 * @param {string[]} apps
 * @param {{ unchecked: boolean }} options `unchecked`: builds them only
 * @throws {Problem} with what failed
 */
export function checkAndBuild(apps, { unchecked }) {
  const targets = unchecked ? ['build'] : ['typecheck', 'test', 'build'];
  const what = unchecked ? 'Building' : 'Checking types, testing and building';
  process.stdout.write(`${what} ${apps.join(', ')} … `);
  const begun = performance.now();
  const nx = join(ROOT, 'node_modules/.bin/nx');
  const args = ['run-many', '-t', targets.join(), '-p', apps.join(), '--parallel=2', '--nxBail'];
  const { status, stdout, stderr } = spawnSync(execPath, [nx, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  console.log(`${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (status === 0) return;
  const advice = unchecked
    ? 'It could not be built, so nothing was published.'
    : 'A check failed or it could not be built, so nothing was published.';
  throw new Problem(`${stdout}${stderr}\n${advice}`);
}
