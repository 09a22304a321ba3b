import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { digestOfInputs } from './build-inputs.mjs';
import { forgetBuild, isBuilt, rememberBuild } from './build-stamp.mjs';
import { nx } from './nx.mjs';

/** The apps of the browser, each with its own place under `/mf/`. */
const WEB_APPS = ['root-config', 'mf-questionnaire', 'mf-report', 'mf-admin'];

/**
 * Builds everything and puts the browser's bundles where the backend serves them from; nothing where
 * a build has left all that already.
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
  // It needs packages, which a fresh clone has only by now.
  const { publish } = await import('../deploy/publish.mjs');
  publish(
    WEB_APPS.map((app) => join(ROOT, app)),
    webDir,
  );
  rememberBuild(ROOT, webDir, inputs);
}
