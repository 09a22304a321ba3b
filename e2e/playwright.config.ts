import { defineConfig } from '@playwright/test';
import { join } from 'node:path';

export default defineConfig({
  testDir: '.',
  outputDir: join(import.meta.dirname, '../test-results/e2e'),
  // Each worker has its own server: support/test.ts.
  workers: 2,
  forbidOnly: true,
  // The browser shares two cores with other stages. The summary counts what passed only then.
  retries: 1,
  reporter: 'list',
  timeout: 300_000,
  expect: { timeout: 45_000 },
  use: {
    actionTimeout: 45_000,
    // A trace costs a sixth of the time; `-- --trace on` records one when needed.
    screenshot: 'only-on-failure',
    // Each frame of an animation costs CPU time; tests of focus and dialogs ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
