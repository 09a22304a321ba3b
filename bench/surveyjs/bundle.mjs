import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { browserConfig } from '../../webpack.preset.mjs';
import { survey } from './survey.mjs';

/**
 * Bundles the baseline with its own React, by the tool and the settings of the product's apps.
 *
 * @param {string} folder gets `main.js` and its compressed copies
 */
export async function bundleSurvey(folder) {
  const config = browserConfig({
    dir: fileURLToPath(new URL('.', import.meta.url)),
    name: 'surveyjs',
    entry: { main: './main.mjs' },
    externals: [],
  });
  const compiler = webpack({
    ...config,
    output: { ...config.output, path: folder, filename: 'main.js' },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.DefinePlugin({ 'globalThis.SURVEY': JSON.stringify(survey) }),
    ],
    stats: 'none',
  });
  await new Promise((done, failed) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) failed(error ?? new Error(stats?.toString()));
      else compiler.close(done);
    });
  });
}
