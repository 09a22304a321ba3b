import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/** The same as `backend/tsconfig.build.json` asks of `tsc`. */
const OPTIONS = /** @type {const} */ ({
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      verbatimModuleSyntax: true,
    },
    // Node imports JSON only with its attribute.
    experimental: { keepImportAttributes: true },
  },
});

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const { parentURL } = context;
  if (parentURL?.endsWith('.ts') && specifier.startsWith('.') && specifier.endsWith('.js')) {
    const url = new URL(specifier.replace(/\.js$/, '.ts'), parentURL);
    if (existsSync(url)) return { url: url.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...OPTIONS, filename });
  return { format: 'module', source: code, shortCircuit: true };
}
