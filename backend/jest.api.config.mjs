import { jestConfig } from '../jest/preset.mjs';
import { nestPackages } from './jest.nest-packages.mjs';

/** Tests through HTTP with real PostgreSQL, Redis and SMTP; their addresses come in the environment. */
export default jestConfig({
  rootDir: import.meta.dirname,
  ...nestPackages,
  testFiles: /^test\/api\/.*\.api-spec\.ts$/,
  groups: 6,
  testTimeout: 120_000,
  // ioredis keeps the timer of a fetch that a close cut off for ten seconds (`socketTimeout`).
  forceExit: true,
});
