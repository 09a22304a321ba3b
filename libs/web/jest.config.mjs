import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig({
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  // The only one of our libraries that is published as ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!culori/)'],
});
