import { jestConfig } from '../jest/preset.mjs';
import { nestPackages } from './jest.nest-packages.mjs';

/** Tests that kill the built backend and the services around it, each in a world of its own. */
export default jestConfig({
  rootDir: import.meta.dirname,
  ...nestPackages,
  testMatch: ['<rootDir>/test/faults/**/*.fault-spec.ts'],
  // Each wait within a test has a deadline of its own. This one must exceed their sum: a test starts
  // up to five processes, one after the other, on a machine that other stages use as well.
  testTimeout: 900_000,
  // Most of a test is waiting for a lease to run out.
  maxConcurrency: 4,
});
