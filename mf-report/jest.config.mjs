import { jestConfig } from '../jest/preset.mjs';

export default jestConfig({
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/../jest/no-styles.mjs'],
  transformIgnorePatterns: ['/node_modules/(?!(wouter|regexparam|mitt)/)'],
});
