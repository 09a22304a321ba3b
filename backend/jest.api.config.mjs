import { jestConfig } from '../jest.preset.mjs';
import { nestPackages } from './jest.nest-packages.mjs';

/** Tests through HTTP with real PostgreSQL, Redis and SMTP; their addresses come in the environment. */
export default jestConfig({
  rootDir: import.meta.dirname,
  ...nestPackages,
  testMatch: ['<rootDir>/test/*.api-spec.ts'],
  testTimeout: 20_000,
});
