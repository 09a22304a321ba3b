import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { digestOfInputs } from './build-inputs.mjs';
import { forgetBuild, isBuilt, rememberBuild } from './build-stamp.mjs';

/** The apps of the browser, each with its own place under `/mf/`. */
const WEB_APPS = ['root-config', 'mf-questionnaire', 'mf-report', 'mf-admin'];

/** Nx puts its plugins and tasks into sessions of their own, which an interrupted run leaves behind. */
const IN_ONE_GROUP = { NX_ISOLATE_PLUGINS: 'false', NX_NATIVE_COMMAND_RUNNER: 'false' };

/**
 * Runs a target of every project that has it.
 *
 * @param {import('../run/supervisor.mjs').Supervisor} supervisor
 * @param {'build' | 'typecheck' | 'test'} target
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runMany(supervisor, target, env = process.env) {
  return supervisor.run({
    name: `nx ${target}`,
    command: process.execPath,
    args: [join(ROOT, 'node_modules/.bin/nx'), 'run-many', '-t', target, '--parallel=2'],
    cwd: ROOT,
    env: { ...env, ...IN_ONE_GROUP },
  });
}

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
  await runMany(supervisor, 'build', env);
  // It needs packages, which a fresh clone has only by now.
  const { publish } = await import('../deploy/publish.mjs');
  publish(
    WEB_APPS.map((app) => join(ROOT, app)),
    webDir,
  );
  rememberBuild(ROOT, webDir, inputs);
}
