import { sharedExports } from './shared-exports.mjs';
import { browserConfig, sharedModules } from '../webpack.preset.mjs';

const root = '@ellac/root-config';

/** The entry of a shared module, named as a file can be: `react-dom/client` is `react-dom-client`. */
const entryOf = (module) => module.replace('@', '').replaceAll('/', '-');

/** A module that hands on another one; React is CommonJS, so its names are spelled out. */
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
    // A shared module is bundled into its own entry; wherever else it is named, the map provides it.
    externals: ({ request, contextInfo }, decide) =>
      sharedModules.includes(request) && !contextInfo.issuer.startsWith('data:')
        ? decide(undefined, request)
        : decide(),
  });
