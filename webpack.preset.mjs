import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import CompressionPlugin from 'compression-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

/** The one file of html2canvas that html2pdf.js gets; changed by a loader of ours. */
const html2canvas = fileURLToPath(import.meta.resolve('html2canvas/dist/html2canvas.esm.js'));

/** Fluent's table of tokens, replaced by a loader of ours. */
const fluentTokens = fileURLToPath(new URL('tokens.js', import.meta.resolve('@fluentui/tokens')));

/** The oldest browsers that the bundles are for; a setting of the syntax, nothing is filled in. */
const browsers = createRequire(import.meta.url)('./libs/contracts/src/supported-browsers.json');
const targets = { ...browsers, ios_saf: browsers.safari };
const syntaxOf = Object.entries(targets)
  .map(([name, version]) => `${name} >= ${version}`)
  .join(', ');

/** Modules that the root config loads once for all apps; the import map says from where. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@tanstack/react-query',
];

/** What wouter brings for older versions of React, which has it itself by now. */
const fromReact = { 'use-sync-external-store/shim/index.js': 'react' };

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
            // Source maps are not served, so they do not count for the build's hash.
            .filter(({ name }) => !name.endsWith('.map'))
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
 * Asks V8 to compile what a page starts with while it arrives, beside the page, and not function by
 * function when each is called: on a phone, that halves the time for which a start blocks the page.
 */
const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  // The apps and React DOM; the others have next to nothing to compile.
  test: /^(main|react-dom-client)\./,
  // After the minimizer, which removes comments, and before the source map is written.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
});

/**
 * How a source map names a file: by its path in the repository.
 *
 * @param {{ absoluteResourcePath: string }} module
 */
const sourceName = ({ absoluteResourcePath: path }) =>
  `webpack:///${isAbsolute(path) ? relative(import.meta.dirname, path) : path}`;

/**
 * What a build for owners and coaches has: small files, packed beforehand. Its source maps lie
 * beside the bundles, and no bundle names one: docs/decisions/012.
 *
 * @returns {webpack.Configuration}
 */
const productionBuild = (/** @type {string} */ dir, /** @type {string} */ name) => ({
  mode: 'production',
  devtool: 'hidden-source-map',
  output: { path: join(dir, 'dist', ...name.split('/').slice(1)), clean: true },
  optimization: {
    minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
  },
  plugins: [compiledAhead, packed('brotliCompress', 'br'), packed('gzip', 'gz')],
});

/** In milliseconds. */
const halfAMinute = 30_000;

/** Where `npm run dev` keeps all that it builds, beside what is built for production. */
const developmentFolder = join(import.meta.dirname, 'dist/dev');

/**
 * What a build has that is made anew after each change: it is quick, and lies where it is served.
 * The content policy forbids `eval`, so its source maps are files.
 *
 * @returns {webpack.Configuration}
 */
const developmentBuild = (/** @type {string} */ dir, /** @type {string} */ name) => ({
  mode: 'development',
  devtool: 'cheap-module-source-map',
  output: { path: join(developmentFolder, 'web/mf', name, 'build'), clean: true },
  optimization: {
    // A browser keeps a file for good by its name, so that the name must change with the content.
    realContentHash: true,
    // What the packages bring stays as it is when a source changes.
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: { test: /[\\/]node_modules[\\/]/, name: 'packages', chunks: 'initial' },
      },
    },
  },
  cache: {
    type: 'filesystem',
    cacheDirectory: join(developmentFolder, 'cache'),
    name: name.replace('/', '-'),
    // Storing takes seconds of the processor, which the next build must not wait for.
    idleTimeoutForInitialStore: halfAMinute,
    idleTimeoutAfterLargeChanges: halfAMinute,
    buildDependencies: {
      configuration: [
        join(import.meta.dirname, 'webpack.preset.mjs'),
        join(dir, 'webpack.config.mjs'),
      ],
    },
  },
});

/**
 * The webpack configuration of everything that runs in the browser: native ES modules with
 * content-hashed names, the shared modules left to the import map, libraries read from source.
 *
 * @param {object} app
 * @param {string} app.dir the app's folder
 * @param {string} app.name its short name, also its place on the server
 * @param {'production' | 'development'} [app.mode] whom it is for: everybody, or its developer
 * @param {'root' | 'app' | 'element'} [app.role] what the deploy takes it for
 * @param {webpack.EntryObject} [app.entry]
 * @param {Record<string, string>} [app.imports] the modules it provides, by entry name
 * @param {webpack.Configuration['externals']} [app.externals]
 * @returns {webpack.Configuration}
 */
export function browserConfig({
  dir,
  name,
  mode = 'production',
  role = 'app',
  entry = { main: './src/main.tsx' },
  imports = { [`@ellac/${name}`]: 'main' },
  externals = [...sharedModules, fromReact],
}) {
  const build = mode === 'production' ? productionBuild(dir, name) : developmentBuild(dir, name);
  return {
    ...build,
    name,
    context: dir,
    target: `browserslist:${syntaxOf}`,
    experiments: { outputModule: true },
    entry,
    externalsType: 'module',
    externals,
    output: {
      ...build.output,
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
      devtoolModuleFilenameTemplate: sourceName,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.tsx', '.ts', '.js'] },
      conditionNames: ['source', '...'],
      alias: {
        // The published build carries a jsPDF of its own.
        'html2pdf.js$': 'html2pdf.js/src/index.js',
        html2canvas$: html2canvas,
        'rtl-css-js/core$': join(import.meta.dirname, 'scripts/build/left-to-right.mjs'),
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
              env: { targets: syntaxOf },
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                // The import map has no other runtime for development.
                transform: { react: { runtime: 'automatic', development: false } },
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
        {
          resource: fluentTokens,
          loader: join(import.meta.dirname, 'scripts/build/fluent-tokens-loader.mjs'),
        },
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [...(build.plugins ?? []), new ManifestPlugin({ name, role, imports })],
  };
}
