// Runs the backend from its sources and restarts it after each change. It reports each step to its
// parent. The old process serves until the new one is ready, and continues if the new one cannot
// start.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Watchpack from 'watchpack';
import { ROOT } from '../run/folders.mjs';
import { freePort } from '../run/ports.mjs';

/**
 * @typedef {{ state: 'starting' }
 *   | { state: 'ready', port: number, seconds: number, madeFirstAdmin: boolean }
 *   | { state: 'failed', output: string }} BackendNews
 * @typedef {{ process: import('node:child_process').ChildProcess, output: string }} Runner
 */

const EXIT_WITH_PARENT = new URL('../run/exit-with-parent.mjs', import.meta.url).href;
const RUN_FROM_SOURCES = join(ROOT, 'backend/scripts/run-from-sources.mjs');

/** Milliseconds in which further saved files count as the same change. */
const SAME_CHANGE_MS = 20;

/** How many characters of a backend's output are kept. */
const KEPT_OUTPUT = 4_000;

/** The process that serves requests. @type {Runner | undefined} */
let serving;
/** The process that is loading the sources. @type {Runner | undefined} */
let starting;
/** A process that has loaded the packages and waits. @type {Runner | undefined} */
let spare;
let wasReady = false;

/** @param {BackendNews} news */
const tell = (news) => process.send?.(news);

function startRunner() {
  const child = fork(RUN_FROM_SOURCES, {
    execArgv: ['--import', EXIT_WITH_PARENT, '--conditions=source', '--enable-source-maps'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  /** @type {Runner} */
  const runner = { process: child, output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      process.stdout.write(data);
      runner.output = `${runner.output}${data}`.slice(-KEPT_OUTPUT);
    });
  }
  child.once('close', () => onEnd(runner));
  return runner;
}

async function restart() {
  const begun = performance.now();
  tell({ state: 'starting' });
  starting?.process.kill('SIGKILL');
  const runner = spare ?? startRunner();
  starting = runner;
  spare = undefined;
  const port = await freePort();
  runner.process.once('message', (message) => {
    if (runner !== starting) return;
    serving?.process.kill('SIGTERM');
    serving = runner;
    starting = undefined;
    spare = startRunner();
    wasReady = true;
    const { madeFirstAdmin } = /** @type {{ madeFirstAdmin: boolean }} */ (message);
    tell({
      state: 'ready',
      port,
      seconds: (performance.now() - begun) / 1000,
      madeFirstAdmin,
    });
  });
  runner.process.send({ PORT: `${port}`, HOST: '127.0.0.1' }, () => {});
}

/** @param {Runner} runner */
function onEnd(runner) {
  if (runner === spare) spare = undefined;
  if (runner === serving) serving = undefined;
  else if (runner === starting) starting = undefined;
  else return;
  // Wrong settings or a missing service: the start reports the error and ends.
  if (!wasReady) process.exit(1);
  tell({ state: 'failed', output: runner.output });
}

/** The folders that the backend is made from. */
function sourceFolders() {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'backend/package.json'), 'utf8'));
  const libraries = Object.keys(dependencies).filter((name) => name.startsWith('@ellac/'));
  return ['backend', ...libraries.map((name) => name.replace('@ellac', 'libs'))].map((folder) =>
    join(ROOT, folder, 'src'),
  );
}

process.once('SIGTERM', async () => {
  const all = [serving, starting, spare].flatMap((runner) => runner?.process ?? []);
  serving = starting = spare = undefined;
  const ended = all.map((child) => once(child, 'close'));
  for (const child of all) child.kill('SIGTERM');
  await Promise.all(ended);
  process.exit(0);
});

const watcher = new Watchpack({ aggregateTimeout: SAME_CHANGE_MS, ignored: /\.spec\.ts$/ });
watcher.on('aggregated', () => void restart());
watcher.watch({ directories: sourceFolders(), startTime: Date.now() });
await restart();
