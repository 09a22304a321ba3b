import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, openDataFolder, privateFolder } from './run/folders.mjs';
import { stopLeftovers, takeLock } from './run/lock.mjs';
import { report, runSupervised } from './run/run-supervised.mjs';
import { Problem } from './run/problem.mjs';
import { timed } from './run/progress-line.mjs';
import { Supervisor } from './run/supervisor.mjs';
import { startServices } from './services/local-services.mjs';
import { removeDatabase } from './services/postgres.mjs';
import { TEST_DATA, addressesIn } from './services/test-services.mjs';
import { isInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

try {
  requireNode();
  await keepServices();
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/** Runs the services that the tests need besides the product, until it is asked to stop. */
async function keepServices() {
  if (!isInstalled()) throw new Problem('The packages are not installed yet: run npm ci first.');
  const dataDir = openDataFolder(TEST_DATA);
  const lock = takeLock(dataDir);
  const supervisor = new Supervisor(privateFolder(dataDir, 'logs'), lock.record);
  const addresses = addressesIn(dataDir);
  await runSupervised({
    supervisor,
    work: async () => {
      await stopLeftovers(lock.leftovers);
      // The database of a killed run would disturb the tests.
      removeDatabase(dataDir);
      for (const left of ['redis', 'mail', 'postgres']) {
        rmSync(join(dataDir, left), { recursive: true, force: true });
      }
      const cacheDir = cacheFolder(dataDir);
      const surroundings = { supervisor, dataDir, cacheDir, mailUiPort: 0, isDurable: false };
      const { urls, inboxUrl } = await timed('Starting', () => startServices(surroundings));
      writeFileSync(addresses, JSON.stringify({ ...urls, MAIL_API_URL: inboxUrl }), {
        mode: 0o600,
      });
      console.log(`
  PostgreSQL, Redis and the mail inbox of the tests are running; npm test uses them.

  Mail inbox   ${inboxUrl}

  Ctrl-C stops them and deletes their data.
`);
      return supervisor.over;
    },
    cleanUp: () => {
      removeDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
    codeWhenStopped: 0,
  });
}
