import { register } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faultsOfNames, loadEnvFile, remarksOnNames } from './run/env-file.mjs';
import {
  cacheFolder,
  openDataFolder,
  privateFolder,
  requireWritableRoot,
  ROOT,
} from './run/folders.mjs';
import { gitCommit } from './run/git-commit.mjs';
import { stopLeftovers, takeLock } from './run/lock.mjs';
import { report, runSupervised } from './run/run-supervised.mjs';
import { readOptions } from './run/options.mjs';
import { requireFreePort } from './run/ports.mjs';
import { Problem } from './run/problem.mjs';
import { timed } from './run/progress-line.mjs';
import {
  backendEnvironment,
  faultsOfSettings,
  keptSecret,
  readSettings,
} from './run/start-settings.mjs';
import { Supervisor } from './run/supervisor.mjs';
import { untilReady } from './run/wait.mjs';
import { checkGivenServices } from './services/given-services.mjs';
import { startServices } from './services/local-services.mjs';
import { startDemoModel } from './services/model-stand-in.mjs';
import { redisProgram } from './services/redis-program.mjs';
import { noteServices } from './services/running-services.mjs';
import { build } from './setup/build.mjs';
import { FOR_INSTALLATION, FOR_START, requireDiskSpace } from './setup/disk-space.mjs';
import {
  ABOUT_INSTALLATION,
  install,
  installationProgress,
  isInstalled,
} from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

const BACKEND_START_TIMEOUT_MS = 90_000;

const ABOUT_THE_DEMO_MODEL = `
  Reports         worded by a demo language model on this machine: text for trying out only`;

try {
  requireNode();
  await start();
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/** Runs the whole product until it is asked to stop. */
async function start() {
  const namesInFile = loadEnvFile();
  const options = readOptions(process.argv.slice(2), process.env);
  // The demo model provides the key that ANALYSIS_ENGINE=openai requires.
  const given = options.demoModel ? { ...process.env, ANALYSIS_ENGINE: 'auto' } : process.env;
  const faults = [...faultsOfSettings(given), ...faultsOfNames(namesInFile)];
  if (faults.length > 0) throw new Problem(faults.join('\n'));
  for (const remark of remarksOnNames(process.env, namesInFile)) console.warn(`Note: ${remark}`);
  const settings = readSettings(given);
  const dataDir = openDataFolder(settings.dataDir);
  const lock = takeLock(dataDir);
  const supervisor = new Supervisor(privateFolder(dataDir, 'logs'), lock.record);

  await runSupervised({
    supervisor,
    work: () => work(supervisor, options, settings, dataDir, lock.leftovers),
    cleanUp: lock.release,
    codeWhenStopped: 0,
  });
}

/**
 * @param {Supervisor} supervisor
 * @param {ReturnType<typeof readOptions>} options
 * @param {import('./run/start-settings.mjs').Settings} settings
 * @param {string} dataDir
 * @param {import('./run/lock.mjs').Service[]} leftovers
 * @returns {Promise<number>}
 */
async function work(supervisor, { demoModel, fromSources }, settings, dataDir, leftovers) {
  await stopLeftovers(leftovers);
  const { host, port, metricsPort, mailUiPort, retentionMonths } = settings;
  await requireFreePort('PORT', port, host);
  if (metricsPort) await requireFreePort('METRICS_PORT', metricsPort, host);
  if (!settings.services.SMTP_URL) await requireFreePort('MAIL_UI_PORT', mailUiPort, '127.0.0.1');

  requireWritableRoot();

  const secret = settings.secret ?? keptSecret(join(dataDir, 'secret'));
  const surroundings = {
    supervisor,
    dataDir,
    cacheDir: cacheFolder(dataDir),
    mailUiPort,
    retentionMonths,
    isDurable: true,
  };
  const mustInstall = !isInstalled();
  requireDiskSpace(dataDir, FOR_START, 'a start');
  if (mustInstall) requireDiskSpace(ROOT, FOR_INSTALLATION, 'the installation');
  else requireDiskSpace(ROOT, FOR_START, 'a start');
  // Finds Redis before the installation, which takes minutes, so that a missing one is reported
  // early.
  if (!settings.services.REDIS_URL) await redisProgram(surroundings);
  if (mustInstall) {
    console.log(ABOUT_INSTALLATION);
    await timed('Installing packages', () => install(supervisor), installationProgress());
  }
  const remarks = await checkGivenServices(settings.services);
  if (!fromSources) await timed('Building', () => build(supervisor, join(ROOT, 'dist/web')));
  const services = await timed('Starting', async () => {
    const [started, engine] = await Promise.all([
      startServices(surroundings, settings.services),
      demoModel ? startDemoModel(supervisor) : {},
    ]);
    noteServices(dataDir, { ...started.urls, ...engine });
    const env = {
      BUILD: gitCommit(),
      ...backendEnvironment(process.env, settings, started.urls, secret),
      ...engine,
    };
    const run = fromSources
      ? (await import('./dev/start-from-sources.mjs')).startFromSources
      : startBackend;
    const admin = await withAdmin(env, fromSources, () => run(supervisor, settings, env));
    return { ...started, demoModel, admin };
  });
  sayWhereThingsAre(settings.publicUrl, services, dataDir);
  for (const remark of remarks) console.warn(`  Note: ${remark}\n`);
  return supervisor.over;
}

/**
 * @param {NodeJS.ProcessEnv} env gets a password for the first admin, if it has none
 * @param {boolean} fromSources whether the backend may be without a build
 * @param {() => Promise<{ madeFirstAdmin: boolean }>} run starts the backend with it
 * @returns {Promise<Admin | undefined>} the admin that this start has created
 */
async function withAdmin(env, fromSources, run) {
  const isGenerated = env.ADMIN_PASSWORD === undefined;
  // Used only if there is no admin yet; otherwise this password is discarded.
  env.ADMIN_PASSWORD ??= await generatedPassword(fromSources);
  const { madeFirstAdmin } = await run();
  if (!madeFirstAdmin) return undefined;
  return {
    username: env.ADMIN_USERNAME ?? 'admin',
    password: isGenerated ? env.ADMIN_PASSWORD : undefined,
  };
}

/**
 * @param {Supervisor} supervisor
 * @param {import('./run/start-settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ madeFirstAdmin: boolean }>} once it is ready
 */
async function startBackend(supervisor, settings, env) {
  const command = {
    name: 'Backend',
    script: join(ROOT, 'backend/dist/main.js'),
    cwd: ROOT,
    env,
    graceMs: 30_000,
  };
  const backend = supervisor.startLastingNodeService(command, (line) => console.warn(line));
  /** @type {{ madeFirstAdmin: boolean } | undefined} */
  let started;
  backend.process.once('message', (message) => (started = /** @type {typeof started} */ (message)));
  const address = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[settings.host] ?? settings.host;
  const url = `http://${address}:${settings.port}/api/health/ready`;
  const answers = async () =>
    started !== undefined &&
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await untilReady(backend, answers, BACKEND_START_TIMEOUT_MS);
  return started ?? { madeFirstAdmin: false };
}

/**
 * Uses the backend's own generator, which its user command uses too.
 *
 * @param {boolean} fromSources
 */
async function generatedPassword(fromSources) {
  if (fromSources) register('./dev/typescript-hooks.mjs', import.meta.url);
  const module = fromSources
    ? 'src/auth/users/generated-password.ts'
    : 'dist/compiled/auth/users/generated-password.js';
  const file = join(ROOT, 'backend', module);
  return (await import(pathToFileURL(file).href)).generatedPassword();
}

/** @typedef {{ username: string, password: string | undefined }} Admin with the password if it was made here */

/**
 * @param {string} publicUrl
 * @param {{ inboxUrl: string | undefined, demoModel: boolean, admin: Admin | undefined }} services
 * @param {string} dataDir
 */
function sayWhereThingsAre(publicUrl, { inboxUrl, demoModel, admin }, dataDir) {
  const folder = relative(process.cwd(), dataDir);
  const shown = folder.startsWith('..') ? dataDir : folder;
  console.log(`
  The ELLAC Business Evaluation is running.

  Questionnaire   ${publicUrl}
  Admin area      ${new URL('/admin', publicUrl)}
                  ${howToGetIn(admin)}
  Mail inbox      ${inboxUrl ?? 'your mail server'}
  Data folder     ${shown} (logs in ${join(shown, 'logs')})${demoModel ? ABOUT_THE_DEMO_MODEL : ''}

  Ctrl-C stops everything.
`);
}

/** @param {Admin | undefined} admin */
function howToGetIn(admin) {
  if (!admin) return 'a new password: npm run user -- password NAME';
  const { username, password } = admin;
  return password
    ? `user name ${username}, password ${password} (shown only now)`
    : `user name ${username}, password as set in ADMIN_PASSWORD`;
}
