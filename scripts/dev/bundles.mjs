import { fileURLToPath } from 'node:url';
import { developmentBuild } from '../deploy/builds.mjs';
import { serve } from '../deploy/generations.mjs';
import { requireContract, withBuilds } from '../deploy/publish.mjs';
import { ROOT } from '../run/folders.mjs';
import { Problem } from '../run/problem.mjs';

/**
 * @typedef {import('../deploy/builds.mjs').Build} Build
 * @typedef {import('./bundles-process.mjs').BundleNews} BundleNews
 */

const APPS = ['root-config', 'mf-questionnaire', 'mf-report', 'mf-admin'];

/**
 * Builds the browser's apps after each change, and points the import map at the builds. The builds
 * must keep the contract as in a deploy, but nothing is copied and no generation is stored.
 *
 * @param {import('../run/supervisor.mjs').Supervisor} supervisor
 * @param {string} webDir
 * @param {(news: BundleNews) => void} tell
 * @returns {{ pages: import('../run/child.mjs').Child, wereTried: () => boolean, elements: () =>
 *   Promise<void> }} `wereTried`: whether each app was built, or its faults were told; `elements`
 *   builds those for host pages from its first call on, and resolves after their first build
 */
export function startBundles(supervisor, webDir, tell) {
  /** @type {Map<string, Build>} */
  const built = new Map();
  /** @type {Set<string>} */
  const tried = new Set();
  /** @type {Promise<void> | undefined} */
  let elements;

  const start = (/** @type {'pages' | 'elements'} */ kind) => {
    const child = supervisor.startNodeService({
      name: `Bundles of ${kind}`,
      script: fileURLToPath(new URL('bundles-process.mjs', import.meta.url)),
      args: [kind, ...APPS],
      cwd: ROOT,
    });
    child.process.on('message', (message) => {
      const news = /** @type {BundleNews} */ (message);
      if (news.state === 'building') return tell(news);
      tried.add(news.name);
      if (news.state === 'built') built.set(news.name, developmentBuild(webDir, news.name));
      if (news.state !== 'built' || !APPS.every((app) => built.has(app))) return tell(news);
      try {
        serveBuilds(webDir, built);
        tell(news);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        tell({ name: news.name, state: 'failed', faults: error.message });
      }
    });
    return child;
  };
  return {
    pages: start('pages'),
    wereTried: () => APPS.every((app) => tried.has(app)),
    elements: () => (elements ??= firstBuilds(start('elements'))),
  };
}

/** @param {import('../run/child.mjs').Child} child */
const firstBuilds = ({ process: builder }) =>
  new Promise((/** @type {(value: void) => void} */ resolve) => {
    /** @type {Set<string>} */
    const atWork = new Set();
    builder.on('message', (message) => {
      const { name, state } = /** @type {BundleNews} */ (message);
      if (state === 'building') atWork.add(name);
      else atWork.delete(name);
      if (atWork.size === 0) resolve();
    });
    builder.once('exit', () => resolve());
  });

/**
 * @param {string} webDir
 * @param {Map<string, Build>} built
 * @throws {Problem} when they break the contract; then the map stays
 */
function serveBuilds(webDir, built) {
  const apps = APPS.map((app) =>
    [...built.values()].filter(({ manifest: { name } }) => name.split('/')[0] === app),
  );
  const map = apps.reduce(withBuilds, { imports: {}, integrity: {} });
  requireContract(webDir, map, apps.flat());
  serve(webDir, map);
}
