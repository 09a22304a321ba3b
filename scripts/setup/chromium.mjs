import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { Interrupted, Problem } from '../run/problem.mjs';
import { onPath, runs } from '../run/process-table.mjs';
import { packagedChromium } from './packaged-chromium.mjs';

/** @typedef {import('../run/supervisor.mjs').Supervisor} Supervisor */

/**
 * By their names on the PATH. Debian has the shell without windows in a package of its own; its pages
 * are the same, and it needs less CPU time, because it prepares no process for a next page.
 */
const NAMES = [
  'chromium-headless-shell',
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
];

/** Debian's packages; other distributions with apt-get may have the second one only. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * The first Chromium that runs: `CHROME_PATH`, one on the PATH, Debian's (installed, when this is
 * root), the one inside an npm package, Playwright's own (downloaded).
 *
 * @param {Supervisor} supervisor
 * @param {string} cacheDir
 * @returns {Promise<string>} the program's path
 * @throws {Problem} when none runs
 */
export async function findChromium(supervisor, cacheDir) {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (runs(given)) return given;
    throw new Problem(`CHROME_PATH is ${given}, and no browser starts there.`);
  }
  const ways = [onThePath, fromDebian, () => packagedChromium(cacheDir), fromPlaywright];
  for (const way of ways) {
    const program = await way(supervisor);
    if (program && runs(program)) return program;
  }
  throw new Problem(
    'There is no Chromium for the browser tests: install chromium or google-chrome, set CHROME_PATH to one, or run "npx playwright-core install chromium".',
  );
}

function onThePath() {
  return NAMES.map(onPath).find((program) => program && runs(program));
}

/** @param {Supervisor} supervisor */
async function fromDebian(supervisor) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  const aptGet = (/** @type {string[]} */ ...args) =>
    succeeds(supervisor, {
      name: 'Chromium from Debian',
      command: 'apt-get',
      args: ['-q', '-o', 'DPkg::Lock::Timeout=120', ...args],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const install = async () => {
    for (const name of PACKAGES) {
      if (await aptGet('install', '-y', '--no-install-recommends', name)) return true;
    }
    return false;
  };
  if (!(await install()) && (await aptGet('update'))) await install();
  return onThePath();
}

/** @param {Supervisor} supervisor */
async function fromPlaywright(supervisor) {
  await succeeds(supervisor, {
    name: 'Chromium from Playwright',
    command: process.execPath,
    args: [join(ROOT, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'],
  });
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

/**
 * @param {Supervisor} supervisor
 * @param {import('../run/child.mjs').Command} command
 */
async function succeeds(supervisor, command) {
  try {
    await supervisor.run(command);
    return true;
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    return false;
  }
}
