import { jestConfig } from '../jest.preset.mjs';
import { nestPackages } from './jest.nest-packages.mjs';

/** Tests through HTTP with real PostgreSQL, Redis and SMTP; their addresses come in the environment. */
export default jestConfig({
  rootDir: import.meta.dirname,
  ...nestPackages,
  testMatch: ['<rootDir>/test/*.api-spec.ts'],
  // Each has a Redis database of its own, and each test file a database.
  maxWorkers: 2,
  testTimeout: 20_000,
});
