import { createRequire } from 'node:module';

// React exports other names in development; pages run the production build.
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);

const identifier = /^[A-Za-z_$][\w$]*$/;

/**
 * The names that a shared module exports, the internal ones too: react-dom reads React's.
 *
 * @param {string} module
 * @throws {Error} when there are none: every app would fail to load
 */
export async function sharedExports(module) {
  const imported = await import(module);
  const required = require(module);
  // CommonJS has itself as a default, and only it knows all of its names.
  const exported = imported.default === required ? { ...required, default: required } : imported;
  const names = Object.keys(exported).filter((name) => identifier.test(name));
  if (names.length === 0) throw new Error(`${module} exports nothing that can be shared.`);
  return names;
}
