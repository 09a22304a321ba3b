import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import CompressionPlugin from 'compression-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

/** The one file of html2canvas that html2pdf.js gets; changed by a loader of ours. */
const html2canvas = fileURLToPath(import.meta.resolve('html2canvas/dist/html2canvas.esm.js'));

/** Modules that the root config loads once for all apps; the import map says from where. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@tanstack/react-query',
];

/**
 * By which the root config and the apps understand each other: docs/decisions/012. It grows when
 * what single-spa calls, what it passes, or an app's place in the document changes.
 */
const contract = 1;

/** The packages of the shared modules, with the versions that are installed. */
const sharedVersions = Object.fromEntries(
  ['react', 'react-dom', '@tanstack/react-query'].map((name) => [
    name,
    createRequire(import.meta.url)(`${name}/package.json`).version,
  ]),
);

/**
 * Writes `manifest.json` beside the bundles: what they are, the modules they provide and each file's
 * integrity. The deploy reads it, so it knows nothing of webpack.
 */
class ManifestPlugin {
  /**
   * @param {{ name: string, role: string, imports: Record<string, string> }} options modules by
   *   entry name
   */
  constructor({ name, role, imports }) {
    this.about = { name, role, contract, shared: sharedVersions };
    this.imports = imports;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => {
        const files = Object.fromEntries(
          compilation
            .getAssets()
            .map(({ name, source }) => [
              name,
              `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
            ]),
        );
        const imports = Object.fromEntries(
          Object.entries(this.imports).map(([module, entry]) => [
            module,
            compilation.entrypoints.get(entry)?.getEntrypointChunk().files.values().next().value,
          ]),
        );
        const manifest = JSON.stringify({ ...this.about, imports, files }, null, 2);
        compilation.emitAsset('manifest.json', new webpack.sources.RawSource(`${manifest}\n`));
      });
    });
  }
}

/**
 * How a chunk is imported. Browsers remember a failed import for as long as the page is open, so its
 * file is asked for first: what failed can then be tried again.
 */
const importChunk = `(async (file) => {
  const url = new URL(file, import.meta.url).href;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(answer.status + ' for ' + url);
  await answer.arrayBuffer();
  return import(url);
})`;

/**
 * Packs each text file once, for all browsers that unpack it.
 *
 * @param {'brotliCompress' | 'gzip'} algorithm
 * @param {string} ending of the packed file, behind the whole name
 */
const packed = (algorithm, ending) =>
  new CompressionPlugin({
    algorithm,
    filename: `[path][base].${ending}`,
    test: /\.(js|css|svg)$/,
  });

/**
 * The webpack configuration of everything that runs in the browser: native ES modules with
 * content-hashed names, the shared modules left to the import map, libraries read from source.
 *
 * @param {object} app
 * @param {string} app.dir the app's folder
 * @param {string} app.name its short name, also its place on the server
 * @param {'root' | 'app' | 'element'} [app.role] what the deploy takes it for
 * @param {webpack.EntryObject} [app.entry]
 * @param {Record<string, string>} [app.imports] the modules it provides, by entry name
 * @param {webpack.Configuration['externals']} [app.externals]
 * @returns {webpack.Configuration}
 */
export function browserConfig({
  dir,
  name,
  role = 'app',
  entry = { main: './src/main.tsx' },
  imports = { [`@ellac/${name}`]: 'main' },
  externals = sharedModules,
}) {
  return {
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    devtool: false,
    experiments: { outputModule: true },
    entry,
    externalsType: 'module',
    externals,
    output: {
      path: join(dir, 'dist'),
      clean: true,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      chunkLoading: 'import',
      importFunctionName: importChunk,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: 'auto',
      uniqueName: `ellac-${name}`,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.tsx', '.ts', '.js'] },
      conditionNames: ['source', '...'],
      alias: {
        // The published build carries a jsPDF of its own.
        'html2pdf.js$': 'html2pdf.js/src/index.js',
        html2canvas$: html2canvas,
        // What jsPDF would load for pictures of SVG, which we never give it.
        canvg$: false,
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: {
            loader: 'swc-loader',
            options: {
              jsc: {
                target: 'es2022',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
        },
        { test: /\.ttf$/, type: 'asset/resource' },
        { test: /\.css$/, type: 'asset/source' },
        {
          resource: html2canvas,
          loader: join(import.meta.dirname, 'scripts/build/html2canvas-loader.mjs'),
        },
      ],
    },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [
      packed('brotliCompress', 'br'),
      packed('gzip', 'gz'),
      new ManifestPlugin({ name, role, imports }),
    ],
  };
}
