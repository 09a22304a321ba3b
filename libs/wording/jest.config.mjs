import { jestConfig } from '../../jest/preset.mjs';

export default jestConfig({
  rootDir: import.meta.dirname,
  setupFiles: ['<rootDir>/../../jest/fast-check.mjs'],
});
