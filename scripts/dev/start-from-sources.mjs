import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { untilReady } from '../run/wait.mjs';
import { startBundles } from './bundles.mjs';
import { frontServer } from './front-server.mjs';

/**
 * @typedef {import('./backend-process.mjs').BackendNews} BackendNews
 * @typedef {import('./bundles-process.mjs').BundleNews} BundleNews
 */

const START_TIMEOUT_MS = 300_000;

/** Where the bundles are built, and served from. */
const WEB_DIR = join(ROOT, 'dist/dev/web');

/**
 * Runs backend and pages from their sources: each save triggers a build, and open pages reload.
 *
 * @param {import('../run/supervisor.mjs').Supervisor} supervisor
 * @param {import('../run/start-settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env the backend's
 * @returns {Promise<{ madeFirstAdmin: boolean }>} once the pages can be opened
 */
export async function startFromSources(supervisor, { host, port }, env) {
  const front = frontServer(WEB_DIR, () => bundles.elements());
  front.server.listen(port, host);
  await once(front.server, 'listening');

  /**
   * What is being built or started, so that pages reload only once for all of it.
   *
   * @type {Set<string>}
   */
  const atWork = new Set();
  let hasChanged = false;
  let isRunning = false;
  const say = (/** @type {string} */ line) => console.log(line);
  const ends = (/** @type {string} */ name) => {
    atWork.delete(name);
    if (!hasChanged || atWork.size > 0) return;
    hasChanged = false;
    front.reloadPages();
  };

  const bundles = startBundles(supervisor, WEB_DIR, (news) => {
    const isPage = !news.name.includes('/');
    if (news.state === 'building') {
      if (isPage) atWork.add(news.name);
      return;
    }
    if (news.state === 'failed') say(`\n${news.name} could not be built:\n${news.faults}`);
    else if (isRunning) say(`${news.name} built in ${news.seconds.toFixed(1)} s`);
    hasChanged ||= isPage && news.state === 'built';
    ends(news.name);
  });

  /** @type {{ madeFirstAdmin: boolean } | undefined} */
  let first;
  const backend = supervisor.startNodeService({
    name: 'Backend',
    script: fileURLToPath(new URL('backend-process.mjs', import.meta.url)),
    cwd: ROOT,
    // During a restart both versions run, and only one of them could have the port.
    env: { ...env, WEB_DIR, IMPORT_MAP: '', METRICS_PORT: '' },
    graceMs: 30_000,
  });
  backend.process.on('message', (message) => {
    const news = /** @type {BackendNews} */ (message);
    if (news.state === 'starting') {
      atWork.add('backend');
      front.backendStarts();
      return;
    }
    front.backendStarted(news.state === 'ready' ? news.port : undefined);
    if (news.state === 'failed') {
      say(`\nThe backend could not be started; the one before goes on:\n${news.output.trim()}`);
    } else {
      if (first) say(`backend restarted in ${news.seconds.toFixed(1)} s`);
      first ??= news;
      hasChanged = true;
    }
    ends('backend');
  });

  await Promise.all([
    untilReady(backend, () => first !== undefined, START_TIMEOUT_MS),
    untilReady(bundles.pages, bundles.wereTried, START_TIMEOUT_MS),
  ]);
  isRunning = true;
  return { madeFirstAdmin: first?.madeFirstAdmin ?? false };
}
