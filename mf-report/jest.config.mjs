import { jestConfig } from '../jest/preset.mjs';

export default jestConfig({
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  transformIgnorePatterns: ['/node_modules/(?!(wouter|regexparam|mitt)/)'],
});
