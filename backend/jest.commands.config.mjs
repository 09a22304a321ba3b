import { jestConfig } from '../jest/preset.mjs';
import { nestPackages } from './jest.nest-packages.mjs';

/** Tests of the built commands and of the built server's log, with real services. */
export default jestConfig({
  rootDir: import.meta.dirname,
  ...nestPackages,
  testMatch: ['<rootDir>/test/commands/*.api-spec.ts'],
  // A test starts up to five processes, one after the other, beside other stages.
  testTimeout: 180_000,
});
