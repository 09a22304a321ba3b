import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { adminPassword, adminUsername } from './support/admin.js';
import { databaseUrl } from './support/database.js';
import { hostOrigin } from './support/host-page.js';

const port = Number(process.env['E2E_PORT'] ?? 3210);
const baseURL = `http://127.0.0.1:${port}`;
const root = join(import.meta.dirname, '..');

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
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
  webServer: {
    command: `node ${join(import.meta.dirname, 'serve.mjs')}`,
    url: `${baseURL}/api/health/ready`,
    cwd: root,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      E2E_DATABASE_URL: databaseUrl(),
      PUBLIC_URL: baseURL,
      SECRET: 'for-the-browser-tests-only-0123456789',
      WEB_DIR: join(root, 'dist/web'),
      EMBED_ORIGINS: hostOrigin,
      EXAMPLE_DATA: 'on',
      DRAIN_SECONDS: '0',
      // One address sends more in these tests than an owner ever does.
      RATE_LIMITS: 'off',
      ADMIN_USERNAME: adminUsername,
      ADMIN_PASSWORD: adminPassword,
      LOG_LEVEL: 'warn',
    },
  },
});
