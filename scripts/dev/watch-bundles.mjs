import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { ROOT } from '../run/folders.mjs';

/**
 * @typedef {object} Watch
 * @property {(name: string) => void} onStart a build begins
 * @property {(name: string, seconds: number, faults: string) => void} onEnd a build ended; `faults`
 *   is empty when it can be used
 */

/**
 * The development configurations of an app: its own one first, then those of elements for other
 * people's pages.
 *
 * @param {string} app its folder's name
 * @returns {Promise<import('webpack').Configuration[]>}
 */
export async function developmentConfigs(app) {
  const file = join(ROOT, app, 'webpack.config.mjs');
  const { default: configure } = await import(pathToFileURL(file).href);
  return [configure({}, { mode: 'development' })].flat();
}

/**
 * Builds, and builds again after each change. Each build is reported as soon as it is ready.
 *
 * @param {import('webpack').Configuration[]} configs
 * @param {Watch} watch
 */
export function watchBundles(configs, { onStart, onEnd }) {
  const all = webpack(configs);
  for (const compiler of all.compilers) {
    const name = compiler.name ?? '';
    compiler.hooks.watchRun.tap('npm run dev', () => onStart(name));
    compiler.hooks.done.tap('npm run dev', (stats) => {
      const { startTime = 0, endTime = 0 } = stats.compilation;
      const faults = stats.hasErrors() ? stats.toString({ preset: 'errors-only' }) : '';
      onEnd(name, (endTime - startTime) / 1000, faults);
    });
  }
  all.watch({ ignored: '**/node_modules/**' }, (error) => {
    // Faults in a source are in the stats; this error is the bundler's own.
    if (error) throw error;
  });
}
