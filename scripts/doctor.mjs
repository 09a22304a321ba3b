import { join } from 'node:path';
import { loadEnvFile } from './run/env-file.mjs';
import { openDataFolder } from './run/folders.mjs';
import { gitCommit } from './run/git-commit.mjs';
import { runInTerminal } from './run/in-terminal.mjs';
import { isTaken } from './run/lock.mjs';
import { report } from './run/run-supervised.mjs';
import { Problem } from './run/problem.mjs';
import { backendEnvironment, keptSecret, readSettings } from './run/start-settings.mjs';
import { builtCommand } from './services/database-command.mjs';
import { notedServices } from './services/running-services.mjs';
import { requireNode } from './setup/node-version.mjs';

try {
  requireNode();
  loadEnvFile();
  process.exitCode = await examine();
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/** Looks at the services that `npm start` uses now, or at those that the settings name. */
async function examine() {
  const script = builtCommand('doctor');
  const settings = readSettings(process.env);
  const dataDir = openDataFolder(settings.dataDir);
  const { DATABASE_URL, REDIS_URL, SMTP_URL } = settings.services;
  const services = isTaken(dataDir)
    ? notedServices(dataDir)
    : DATABASE_URL && REDIS_URL && SMTP_URL && { DATABASE_URL, REDIS_URL, SMTP_URL };
  if (!services) {
    throw new Problem(
      'There is nothing to look at yet: run npm start first, or set DATABASE_URL, REDIS_URL and SMTP_URL.',
    );
  }
  const secret = settings.secret ?? keptSecret(join(dataDir, 'secret'));
  const env = {
    BUILD: gitCommit(),
    ...backendEnvironment(process.env, settings, services, secret),
    ...services,
  };
  return runInTerminal(script, process.argv.slice(2), env, new AbortController().signal);
}
