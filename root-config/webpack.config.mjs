import { sharedExports } from './shared-exports.mjs';
import { browserConfig, sharedModules } from '../webpack.preset.mjs';

const root = '@ellac/root-config';

/**
 * The entry name of a shared module, valid as a file name: `react-dom/client` becomes
 * `react-dom-client`.
 */
const entryOf = (module) => module.replace('@', '').replaceAll('/', '-');

/** A module that re-exports another one. React is CommonJS, so its names are listed. */
const handOn = async (module) =>
  `data:text/javascript,${encodeURIComponent(
    `export { ${(await sharedExports(module)).join(', ')} } from '${module}';`,
  )}`;

const sharedEntries = await Promise.all(
  sharedModules.map(async (module) => [entryOf(module), await handOn(module)]),
);

export default (_env, { mode }) =>
  browserConfig({
    dir: import.meta.dirname,
    name: 'root-config',
    mode,
    role: 'root',
    entry: {
      main:
        mode === 'development'
          ? ['./src/reload-after-changes.ts', './src/main.ts']
          : './src/main.ts',
      ...Object.fromEntries(sharedEntries),
    },
    imports: {
      [root]: 'main',
      ...Object.fromEntries(sharedModules.map((module) => [module, entryOf(module)])),
    },
    // A shared module is bundled only into its own entry; all other imports of it use the import
    // map.
    externals: ({ request, contextInfo }, decide) =>
      sharedModules.includes(request) && !contextInfo.issuer.startsWith('data:')
        ? decide(undefined, request)
        : decide(),
  });
