import { jestConfig } from '../../jest/preset.mjs';

export default jestConfig({
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  // It needs Node's own `fetch` and `Response`, which jsdom lacks.
  apart: ['src/http/http.spec.ts'],
});
