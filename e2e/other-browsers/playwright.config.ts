import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Playwright is only the runner here: its own Firefox and WebKit are patched builds to download.
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: join(import.meta.dirname, '../../test-results/other-browsers'),
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 30_000 },
});
