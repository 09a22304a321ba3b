import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { digestOfInputs } from './build-inputs.mjs';
import { forgetBuild, isBuilt, rememberBuild } from './build-stamp.mjs';
import { nx } from './nx.mjs';

/** The apps of the browser, each with its own place under `/mf/`. */
const WEB_APPS = ['root-config', 'mf-questionnaire', 'mf-report', 'mf-admin'];

/**
 * Builds everything and publishes the browser's bundles to the folder that the backend serves. Does
 * nothing if the last build is still valid.
 *
 * @param {import('../run/supervisor.mjs').Supervisor} supervisor
 * @param {string} webDir
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function build(supervisor, webDir, env) {
  const inputs = digestOfInputs(ROOT);
  if (isBuilt(ROOT, webDir, inputs)) return;
  forgetBuild(webDir);
  await nx(supervisor, 'build', ['run-many', '-t', 'build'], env);
  // A dynamic import, because it needs packages, which a fresh clone did not have at first.
  const { publish } = await import('../deploy/publish.mjs');
  publish(
    WEB_APPS.map((app) => join(ROOT, app)),
    webDir,
  );
  rememberBuild(ROOT, webDir, inputs);
}
