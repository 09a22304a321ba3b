import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownLockFaults } from '../check-lock.mjs';
import { ownWorkspaceFaults } from '../check-workspaces.mjs';
import { ROOT } from '../run/folders.mjs';
import { Problem } from '../run/problem.mjs';
import { SETTING_NAMES } from '../run/start-settings.mjs';
import { testServices } from '../services/test-services.mjs';
import { build } from '../setup/build.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { install, isInstalled } from '../setup/install.mjs';
import { nx } from '../setup/nx.mjs';
import { filesOf, namedFiles } from './test-files.mjs';

/**
 * @typedef {import('./graph.mjs').Stage} Stage
 * @typedef {import('./test-options.mjs').TestOptions} TestOptions
 */

/** Where each stage writes the output of its programs. */
export const LOGS = join(ROOT, 'test-results/logs');

/**
 * The first Redis database of each stage, because several run at once; Redis has sixteen. Jest's
 * workers and the browser tests' servers use the following ones.
 */
const REDIS_FROM = { images: 0, api: 1, eval: 5, commands: 6, faults: 7, e2e: 10, browsers: 14 };

/** @typedef {keyof typeof REDIS_FROM} StageOfServices */

/**
 * Megabytes for new objects, many times V8's own 16: fewer objects that are about to go are copied
 * first. The API tests take 12 % less of the processor, the unit tests 6 % less than with 64.
 */
const youngGeneration = { usual: 64, unit: 256 };

/** @param {number} megabytes */
const withYoungGeneration = (megabytes) =>
  `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=${megabytes}`.trim();

/**
 * All stages of `npm test`, the slowest ones first. The cores that a stage keeps busy were measured
 * as CPU seconds divided by seconds. Stages that may run slowly beside the browser tests have lower
 * values.
 *
 * @param {import('../run/supervisor.mjs').Supervisor} supervisor
 * @param {{ dataDir: string, cacheDir: string }} folders
 * @param {TestOptions} options
 * @returns {Stage[]}
 */
export function allStages(supervisor, { dataDir, cacheDir }, { only, files, runner, sweep }) {
  // A developer's own settings must never lead a test to a real database or mail server.
  const own = SETTING_NAMES.map((name) => [name, undefined]);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    ...Object.fromEntries(own),
    ...(sweep && { SWEEP: '1' }),
    NODE_OPTIONS: withYoungGeneration(youngGeneration.usual),
  };
  const [named = ''] = only;
  const picked = namedFiles(named, files);
  /** The output of a single stage is shown as it comes. */
  const live = files.length + runner.length > 0;

  /**
   * Runs one of Node's programs, with what the runner of the named stage is to get.
   *
   * @param {string} stage
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} [more]
   */
  const node = async (stage, args, more) => {
    const child = await supervisor.run({
      name: stage,
      command: process.execPath,
      args: stage === named ? [...args, ...runner] : args,
      cwd: ROOT,
      env: { ...env, ...more },
      // After any other signal Playwright leaves its browsers running.
      stopSignal: 'SIGINT',
      graceMs: 20_000,
      live: live && stage === named,
    });
    return child.output();
  };
  const tool = (/** @type {string} */ name) => join(ROOT, 'node_modules/.bin', name);
  /** @param {import('./test-files.mjs').StageOfFiles} stage */
  const filesIn = (stage) => (stage === named && picked.length > 0 ? picked : filesOf(stage));

  /** @param {StageOfServices} stage */
  const onServices = (stage) => ({ ...found, TEST_REDIS_FROM: `${REDIS_FROM[stage]}` });
  /** @param {'api' | 'commands' | 'eval' | 'faults'} stage */
  const jest = (stage) => {
    const config = `backend/jest.${stage}.config.mjs`;
    const args = [tool('jest'), '-c', config, '--runTestsByPath', ...filesIn(stage)];
    return node(stage, args, onServices(stage));
  };
  /**
   * As {@link jest}, but skipped if none of its inputs has changed since it passed.
   *
   * @param {'api' | 'commands' | 'eval' | 'faults'} stage
   */
  const jestIfChanged = (stage) =>
    live && stage === named
      ? jest(stage)
      : nx(supervisor, stage, ['run', `backend:${stage}`], { ...env, ...onServices(stage) });

  /**
   * Runs the test files of a stage with Node's own runner, skipped if none of its inputs has changed
   * since they passed.
   *
   * @param {'start' | 'dev' | 'images'} stage
   * @param {NodeJS.ProcessEnv} [more]
   */
  const nodeTestsIfChanged = (stage, more) => {
    const oneByOne = stage === 'start' ? ['--test-concurrency=1'] : [];
    return live && stage === named
      ? node(stage, ['--test', ...oneByOne, ...filesIn(stage)], more)
      : nx(supervisor, stage, ['run', `workspace:${stage}`, ...filesOf(stage)], {
          ...env,
          ...more,
        });
  };

  /** @type {NodeJS.ProcessEnv} the addresses of the services; the browser's path and version */
  const found = {};

  return [
    { name: 'install', run: async () => void (isInstalled() || (await install(supervisor))) },
    {
      name: 'packages',
      run: async () => {
        const faults = [...ownLockFaults(), ...ownWorkspaceFaults()];
        if (faults.length > 0) throw new Problem(faults.join('\n'));
      },
    },
    {
      name: 'services',
      needs: ['install'],
      run: async () =>
        void Object.assign(found, await testServices({ supervisor, dataDir, cacheDir })),
    },
    {
      name: 'chromium',
      needs: ['install'],
      run: async () => {
        const program = await findChromium(supervisor, cacheDir);
        found.CHROME_PATH = program;
        found.CHROME_VERSION = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
      },
    },
    {
      name: 'build',
      needs: ['install'],
      cores: 1.5,
      run: () => build(supervisor, join(ROOT, 'dist/web'), env),
    },
    // At the end it would have the cores to itself, and it waits too much to use them.
    { name: 'api', needs: ['services'], cores: 1.5, run: () => jestIfChanged('api') },
    {
      name: 'e2e',
      needs: ['build', 'services', 'chromium'],
      cores: 1.7,
      run: () => {
        const env = onServices('e2e');
        if (!live || named !== 'e2e') return browserTests(env);
        const config = ['-c', 'e2e/playwright.config.ts'];
        // Without this, the tests of a single file would run sequentially.
        if (picked.length === 1) config.push('--fully-parallel');
        const args = [tool('playwright'), 'test', ...config, ...picked.map(exactly)];
        return node('e2e', args, env);
      },
    },
    {
      name: 'browsers',
      isOnDemand: true,
      needs: ['build', 'services'],
      cores: 1.7,
      run: () => {
        const config = ['-c', 'e2e/other-browsers/playwright.config.ts'];
        return node('browsers', [tool('playwright'), 'test', ...config], onServices('browsers'));
      },
    },
    {
      name: 'faults',
      needs: ['build', 'services'],
      cores: 1,
      run: () => jestIfChanged('faults'),
    },
    { name: 'unit', needs: ['install'], cores: 1.9, run: () => unitTests() },
    {
      name: 'lint',
      needs: ['install'],
      cores: 1.5,
      run: () => nx(supervisor, 'lint', ['run', 'workspace:lint'], env, 1),
    },
    {
      name: 'typecheck',
      needs: ['install'],
      cores: 1,
      run: () => nx(supervisor, 'typecheck', ['run', 'workspace:typecheck'], env),
    },
    {
      name: 'start',
      needs: ['build'],
      cores: 0.8,
      run: () => nodeTestsIfChanged('start'),
    },
    {
      name: 'dev',
      needs: ['chromium'],
      cores: 1,
      run: () => nodeTestsIfChanged('dev', found),
    },
    { name: 'eval', needs: ['services'], cores: 1, run: () => jestIfChanged('eval') },
    {
      name: 'images',
      needs: ['build', 'services'],
      cores: 0.8,
      run: () => nodeTestsIfChanged('images', onServices('images')),
    },
    {
      name: 'commands',
      needs: ['build', 'services'],
      cores: 0.8,
      run: () => jestIfChanged('commands'),
    },
    {
      name: 'budget',
      needs: ['build'],
      cores: 0.5,
      run: () => node('budget', ['bench/route-bytes.mjs']),
    },
  ];

  /**
   * The folders of the browser tests, one after the other, because each uses both cores. One is
   * skipped if none of its inputs has changed since it passed; the browser's version is an input.
   *
   * @param {NodeJS.ProcessEnv} services
   */
  function browserTests(services) {
    const args = ['run-many', '-p', 'e2e', '-t', 'product,admin,questionnaire,report'];
    return nx(supervisor, 'e2e', args, { ...env, ...services }, 1);
  }

  async function unitTests() {
    if (!live || named !== 'unit') {
      // One more than the cores of a small machine, because many tests of pages wait for a timer.
      const roomy = { ...env, NODE_OPTIONS: withYoungGeneration(youngGeneration.unit) };
      return nx(supervisor, 'unit', ['run-many', '-t', 'test'], roomy, 3);
    }
    const scripts = picked.filter((path) => path.endsWith('.mjs'));
    if (scripts.length > 0) await node('unit', ['--test', ...scripts]);
    const projects = new Set(
      picked.flatMap((path) => path.split('/src/', 1)).filter(isJestProject),
    );
    for (const project of projects) {
      const specs = picked.filter((path) => path.startsWith(`${project}/src/`));
      await node('unit', [
        tool('jest'),
        '-c',
        `${project}/jest.config.mjs`,
        '--runTestsByPath',
        ...specs,
      ]);
    }
    return '';
  }
}

/** @param {string} project */
const isJestProject = (project) => existsSync(join(ROOT, project, 'jest.config.mjs'));

/** Playwright reads file arguments as regular expressions. @param {string} path */
const exactly = (path) => path.replaceAll('.', '\\.');
