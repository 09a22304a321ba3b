// Measures the build in a real browser. Starts the needed services, and stops them afterwards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { cacheFolder, privateFolder, ROOT } from '../scripts/run/folders.mjs';
import { INTERRUPTED, runSupervised } from '../scripts/run/run-supervised.mjs';
import { freePort } from '../scripts/run/ports.mjs';
import { SETTING_NAMES } from '../scripts/run/start-settings.mjs';
import { Supervisor } from '../scripts/run/supervisor.mjs';
import { untilReady } from '../scripts/run/wait.mjs';
import { startServices } from '../scripts/services/local-services.mjs';
import { removeDatabase } from '../scripts/services/postgres.mjs';
import { findChromium } from '../scripts/setup/chromium.mjs';
import { firstPaint } from './first-paint.mjs';
import { keystrokes } from './keystrokes.mjs';
import { overBudget } from './route-bytes.mjs';
import { bundleSurvey } from './surveyjs/bundle.mjs';
import { serveSurvey } from './surveyjs/serve.mjs';

const startTimeoutMs = 90_000;

const dataDir = mkdtempSync(join(tmpdir(), 'ellac-bench-'));
chmodSync(dataDir, 0o711);
const supervisor = new Supervisor(privateFolder(dataDir, 'logs'));

/** @returns {Promise<string>} the address of the questionnaire */
async function startProduct() {
  const cacheDir = cacheFolder(dataDir);
  const surroundings = { supervisor, dataDir, cacheDir, mailUiPort: 0, isDurable: false };
  const [{ urls }, port] = await Promise.all([startServices(surroundings), freePort()]);
  const own = Object.fromEntries(SETTING_NAMES.map((name) => [name, undefined]));
  const backend = supervisor.startNodeService({
    name: 'Backend',
    script: join(ROOT, 'backend/dist/main.js'),
    cwd: ROOT,
    env: {
      ...process.env,
      ...own,
      ...urls,
      PORT: `${port}`,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SECRET: 'for-the-measures-only-0123456789abcdef',
      WEB_DIR: join(ROOT, 'dist/web'),
      LOG_LEVEL: 'warn',
      EXAMPLE_DATA: 'off',
      ADMIN_PASSWORD: 'for the measures only',
    },
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await untilReady(backend, isReady, startTimeoutMs);
  return `http://127.0.0.1:${port}/`;
}

await runSupervised({
  supervisor,
  work: async () => {
    const faults = await overBudget();
    const page = await startProduct();
    const folder = privateFolder(dataDir, 'surveyjs');
    await bundleSurvey(folder);
    const survey = await serveSurvey(folder);
    const browser = await chromium.launch({
      executablePath: await findChromium(supervisor, cacheFolder(dataDir)),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    });
    await firstPaint(browser, { page, survey: survey.url });
    await keystrokes(browser, page);
    await browser.close();
    survey.close();
    for (const fault of faults) console.error(fault);
    return faults.length === 0 ? 0 : 1;
  },
  cleanUp: () => {
    removeDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  },
  codeWhenStopped: INTERRUPTED,
});
