import { jestConfig } from '../jest/preset.mjs';

export default jestConfig({
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  // They need Node's own `structuredClone`, which jsdom lacks.
  apart: ['src/draft/draft-store.spec.ts', 'src/form/progress/answered.spec.ts'],
});
