import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  cacheFolder,
  openDataFolder,
  privateFolder,
  requireWritableRoot,
  ROOT,
} from './run/folders.mjs';
import { stopLeftovers, takeLock } from './run/lock.mjs';
import { report, runSupervised, timed } from './run/main.mjs';
import { requireFreePort } from './run/ports.mjs';
import { backendEnvironment, keptSecret, readSettings } from './run/settings.mjs';
import { Supervisor } from './run/supervisor.mjs';
import { untilReady } from './run/wait.mjs';
import { checkGivenServices } from './services/given-services.mjs';
import { startServices } from './services/local-services.mjs';
import { build } from './setup/build.mjs';
import { install, isInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

const BACKEND_START_TIMEOUT_MS = 90_000;

try {
  requireNode();
  await start();
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/** Runs the whole product until it is asked to stop. */
async function start() {
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const settings = readSettings(process.env);
  const dataDir = openDataFolder(settings.dataDir);
  const lock = takeLock(dataDir);
  const supervisor = new Supervisor(privateFolder(dataDir, 'logs'), lock.record);

  await runSupervised({
    supervisor,
    work: () => work(supervisor, settings, dataDir, lock.leftovers),
    cleanUp: lock.release,
    codeWhenStopped: 0,
  });
}

/**
 * @param {Supervisor} supervisor
 * @param {import('./run/settings.mjs').Settings} settings
 * @param {string} dataDir
 * @param {import('./run/lock.mjs').Service[]} leftovers
 * @returns {Promise<number>}
 */
async function work(supervisor, settings, dataDir, leftovers) {
  await stopLeftovers(leftovers);
  const { host, port, mailUiPort } = settings;
  await requireFreePort('PORT', port, host);
  if (!settings.services.SMTP_URL) await requireFreePort('MAIL_UI_PORT', mailUiPort, '127.0.0.1');

  requireWritableRoot();

  const secret = settings.secret ?? keptSecret(join(dataDir, 'secret'));
  const surroundings = {
    supervisor,
    dataDir,
    cacheDir: cacheFolder(dataDir),
    mailUiPort,
    isDurable: true,
  };
  if (!isInstalled()) await timed('Installing packages', () => install(supervisor));
  const remarks = await checkGivenServices(settings.services);
  await timed('Building', () => build(supervisor, join(ROOT, 'dist/web')));
  const services = await timed('Starting', async () => {
    const started = await startServices(surroundings, settings.services);
    await startBackend(supervisor, settings, started.urls, secret);
    return started;
  });
  sayWhereThingsAre(settings.publicUrl, services.inboxUrl, dataDir);
  for (const remark of remarks) console.warn(`  Note: ${remark}\n`);
  return supervisor.over;
}

/**
 * @param {Supervisor} supervisor
 * @param {import('./run/settings.mjs').Settings} settings
 * @param {{ DATABASE_URL: string, REDIS_URL: string, SMTP_URL: string }} urls
 * @param {string} secret
 */
async function startBackend(supervisor, settings, urls, secret) {
  const backend = supervisor.startNodeService({
    name: 'Backend',
    script: join(ROOT, 'backend/dist/main.js'),
    cwd: ROOT,
    env: backendEnvironment(process.env, settings, urls, secret),
    graceMs: 30_000,
  });
  const address = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[settings.host] ?? settings.host;
  const url = `http://${address}:${settings.port}/api/health/ready`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await untilReady(backend, answers, BACKEND_START_TIMEOUT_MS);
}

/**
 * @param {string} publicUrl
 * @param {string | undefined} inboxUrl
 * @param {string} dataDir
 */
function sayWhereThingsAre(publicUrl, inboxUrl, dataDir) {
  const folder = relative(process.cwd(), dataDir);
  const shown = folder.startsWith('..') ? dataDir : folder;
  console.log(`
  The ELLAC Business Evaluation is running.

  Questionnaire   ${publicUrl}
  Admin area      ${new URL('/admin', publicUrl)}
  Mail inbox      ${inboxUrl ?? 'your mail server'}
  Data folder     ${shown} (logs in ${join(shown, 'logs')})

  Ctrl-C stops everything.
`);
}
