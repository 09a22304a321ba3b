import { createRequire } from 'node:module';

// React has other exports in development, but pages run the production build.
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);

const identifier = /^[A-Za-z_$][\w$]*$/;

/**
 * The export names of a shared module, including internal ones, because react-dom reads React's.
 *
 * @param {string} module
 * @throws {Error} when it has none, because every app would then fail to load
 */
export async function sharedExports(module) {
  const imported = await import(module);
  const required = require(module);
  // For CommonJS, `import` gives the module as the default, and only `require` knows all of its
  // names.
  const exported = imported.default === required ? { ...required, default: required } : imported;
  const names = Object.keys(exported).filter((name) => identifier.test(name));
  if (names.length === 0) throw new Error(`${module} exports nothing that can be shared.`);
  return names;
}
