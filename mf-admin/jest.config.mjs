import { jestConfig } from '../jest/preset.mjs';

export default jestConfig({
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  transformIgnorePatterns: ['/node_modules/(?!(wouter|regexparam|mitt)/)'],
  setupFiles: ['<rootDir>/../jest/no-styles.mjs'],
  setupFilesAfterEnv: [
    '<rootDir>/src/testing/patience.ts',
    '<rootDir>/src/testing/quick-pauses.ts',
  ],
  // A dashboard in jsdom takes seconds on a machine that has other things to do.
  testTimeout: 30_000,
});
