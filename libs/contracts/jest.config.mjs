import { jestConfig } from '../../jest/preset.mjs';

export default jestConfig({
  rootDir: import.meta.dirname,
  // It is published as ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!culori/)'],
});
