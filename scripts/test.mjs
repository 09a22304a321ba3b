import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ownLockFaults } from './check-lock.mjs';
import { ownWorkspaceFaults } from './check-workspaces.mjs';
import { cacheFolder, privateFolder, ROOT } from './run/folders.mjs';
import { INTERRUPTED, report, runSupervised } from './run/main.mjs';
import { freePort } from './run/ports.mjs';
import { Interrupted, Problem } from './run/problem.mjs';
import { SETTING_NAMES } from './run/settings.mjs';
import { Supervisor } from './run/supervisor.mjs';
import { startServices } from './services/local-services.mjs';
import { removeDatabase } from './services/postgres.mjs';
import { build, runMany } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { install, isInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { chosen, runStages } from './setup/stages.mjs';

try {
  requireNode();
  await test();
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/** Runs the stages that `--only a,b` names, or all. */
async function test() {
  const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values;
  const dataDir = mkdtempSync(join(tmpdir(), 'ellac-test-'));
  chmodSync(dataDir, 0o711);
  const supervisor = new Supervisor(privateFolder(dataDir, 'logs'));
  const names = `${only}`.split(',').filter(Boolean);

  await runSupervised({
    supervisor,
    work: async () => {
      const stages = chosen(allStages(supervisor, dataDir), names);
      return (await runStages(stages, console.log, sayFault)) ? 0 : 1;
    },
    cleanUp: () => {
      removeDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
    codeWhenStopped: INTERRUPTED,
  });
}

function imageTests() {
  const names = readdirSync(join(ROOT, 'docker')).filter((name) => name.endsWith('.test.mjs'));
  return names.map((name) => join('docker', name));
}

/** @param {unknown} error */
function sayFault(error) {
  if (error instanceof Interrupted) throw error;
  report(error);
}

/**
 * @param {Supervisor} supervisor
 * @param {string} dataDir
 * @returns {import('./setup/stages.mjs').Stage[]}
 */
function allStages(supervisor, dataDir) {
  // A developer's own settings must never lead a test to a real database or mail server.
  const own = SETTING_NAMES.map((name) => [name, undefined]);
  const env = { ...process.env, ...Object.fromEntries(own) };
  const cacheDir = cacheFolder(dataDir);
  /** @type {NodeJS.ProcessEnv} */
  const found = {};
  const tool = (/** @type {string} */ name, /** @type {string[]} */ ...args) =>
    supervisor.run({
      name,
      command: process.execPath,
      args: [join(ROOT, 'node_modules/.bin', name), ...args],
      cwd: ROOT,
      env: { ...env, ...found },
      // At any other signal Playwright leaves its browsers and its server running.
      stopSignal: 'SIGINT',
      graceMs: 20_000,
    });

  return [
    { name: 'install', run: async () => isInstalled() || install(supervisor) },
    {
      name: 'packages',
      run: async () => {
        const faults = [...ownLockFaults(), ...ownWorkspaceFaults()];
        if (faults.length > 0) throw new Problem(faults.join('\n'));
      },
    },
    { name: 'typecheck', needs: ['install'], run: () => runMany(supervisor, 'typecheck', env) },
    {
      name: 'lint',
      needs: ['install'],
      run: async () => {
        await tool('eslint', '.');
        await tool('prettier', '--check', '.');
      },
    },
    { name: 'unit', needs: ['install'], run: () => runMany(supervisor, 'test', env) },
    {
      name: 'build',
      needs: ['install'],
      run: () => build(supervisor, join(ROOT, 'dist/web'), env),
    },
    {
      name: 'budget',
      needs: ['build'],
      run: () =>
        supervisor.run({
          name: 'budget',
          command: process.execPath,
          args: ['bench/route-bytes.mjs'],
          cwd: ROOT,
          env,
        }),
    },
    {
      name: 'start',
      needs: ['build'],
      run: () =>
        supervisor.run({
          name: 'start',
          command: process.execPath,
          args: [
            '--test',
            '--test-concurrency=1',
            'scripts/start.test.mjs',
            'scripts/backup.test.mjs',
            'scripts/backup-containers.test.mjs',
          ],
          cwd: ROOT,
          env,
        }),
    },
    {
      name: 'services',
      needs: ['install'],
      run: async () => {
        const surroundings = { supervisor, dataDir, cacheDir, mailUiPort: 0, isDurable: false };
        const { urls, inboxUrl } = await startServices(surroundings);
        Object.assign(found, urls, {
          MAIL_API_URL: inboxUrl,
          E2E_PORT: `${await freePort()}`,
          E2E_HOST_PORT: `${await freePort()}`,
        });
      },
    },
    {
      name: 'chromium',
      needs: ['install'],
      run: async () => (found.CHROME_PATH = await findChromium(supervisor, cacheDir)),
    },
    {
      name: 'api',
      needs: ['build', 'services'],
      run: () => tool('jest', '-c', 'backend/jest.api.config.mjs'),
    },
    {
      name: 'images',
      needs: ['build', 'services'],
      run: () =>
        supervisor.run({
          name: 'images',
          command: process.execPath,
          args: ['--test', ...imageTests()],
          cwd: ROOT,
          env: { ...env, ...found },
          graceMs: 20_000,
        }),
    },
    {
      name: 'eval',
      needs: ['build', 'services'],
      run: () => tool('jest', '-c', 'backend/jest.eval.config.mjs'),
    },
    {
      name: 'faults',
      needs: ['build', 'services'],
      run: () => tool('jest', '-c', 'backend/jest.faults.config.mjs'),
    },
    {
      name: 'e2e',
      needs: ['build', 'services', 'chromium'],
      run: () => tool('playwright', 'test', '-c', 'e2e/playwright.config.ts'),
    },
  ];
}
