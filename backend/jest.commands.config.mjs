import { jestConfig } from '../jest/preset.mjs';
import { nestPackages } from './jest.nest-packages.mjs';

/** Tests of the built commands and of the built server's log, with real services. */
export default jestConfig({
  rootDir: import.meta.dirname,
  ...nestPackages,
  testMatch: ['<rootDir>/test/commands/*.api-spec.ts'],
  testTimeout: 30_000,
});
