import { jestConfig } from '../jest/preset.mjs';
import { nestPackages } from './jest.nest-packages.mjs';

/** The evaluation of both analysts, with real services and the stand-in of a language model. */
export default jestConfig({
  rootDir: import.meta.dirname,
  ...nestPackages,
  testMatch: ['<rootDir>/test/eval/*.eval-spec.ts'],
  testTimeout: 900_000,
});
