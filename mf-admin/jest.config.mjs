import { jestConfig } from '../jest.preset.mjs';

export default jestConfig({
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  transformIgnorePatterns: ['/node_modules/(?!(wouter|regexparam|mitt)/)'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/patience.ts'],
  // A dashboard in jsdom takes seconds on a machine that has other things to do.
  testTimeout: 30_000,
});
