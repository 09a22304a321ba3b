import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const namespace = 'late';

/**
 * Where there are chunks, esbuild gives `await import(…)` of a CommonJS module only its default
 * export. Node gives it the exports by their names as well, and so does this plugin.
 *
 * @type {import('esbuild').Plugin}
 */
export const lateCommonJs = {
  name: 'late-commonjs',
  setup(build) {
    build.onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === namespace) return undefined;
      const options = { kind, importer, resolveDir, pluginData: namespace };
      const found = await build.resolve(path, options);
      if (found.errors.length > 0 || found.external || !isCommonJs(found.path)) return undefined;
      // The path is shown in source maps, so it is none of this machine.
      return { path: relative(process.cwd(), found.path), namespace, pluginData: found.path };
    });
    build.onLoad({ filter: /./, namespace }, async ({ pluginData: file }) => {
      const names = Object.keys(await import(pathToFileURL(file).href));
      const exported = names.filter((name) => /^[\w$]+$/.test(name)).join(', ');
      return {
        contents: `export { ${exported} } from ${JSON.stringify(file)};`,
        resolveDir: dirname(file),
      };
    });
  },
};

/** @param {string} file */
const isCommonJs = (file) =>
  extname(file) === '.cjs' || (extname(file) === '.js' && typeOf(dirname(file)) !== 'module');

/**
 * @param {string} folder
 * @returns {string | undefined} what the package of the folder calls its files
 */
function typeOf(folder) {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8')).type
    : typeOf(dirname(folder));
}
