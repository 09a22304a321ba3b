import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { nx } from './nx.mjs';

/** The apps of the browser, each with its own place under `/mf/`. */
const WEB_APPS = ['root-config', 'mf-questionnaire', 'mf-report', 'mf-admin'];

/**
 * Builds everything and puts the browser's bundles where the backend serves them from.
 *
 * @param {import('../run/supervisor.mjs').Supervisor} supervisor
 * @param {string} webDir
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function build(supervisor, webDir, env) {
  await nx(supervisor, 'build', ['run-many', '-t', 'build'], env);
  // It needs packages, which a fresh clone has only by now.
  const { publish } = await import('../deploy/publish.mjs');
  publish(
    WEB_APPS.map((app) => join(ROOT, app)),
    webDir,
  );
}
