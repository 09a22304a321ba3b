const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/**
 * Stands for `@fluentui/react-components` in tests: the same components, each package of them loaded
 * when it is asked for. The index loads all 58, which is most of a second of CPU in each test file.
 */
const folder = dirname(require.resolve('@fluentui/react-components/package.json'));
const source = readFileSync(join(folder, 'lib-commonjs', 'index.cjs'), 'utf8');

/** The packages by the names that the index has for them. */
const packages = new Map(
  [...source.matchAll(/^const (\w+) = require\("([^"]+)"\)/gm)].map(([, name, id]) => [name, id]),
);

for (const [, name, of, original] of source.matchAll(/get (\w+) \(\) \{\s+return (\w+)\.(\w+);/g))
  Object.defineProperty(exports, name, {
    enumerable: true,
    get: () => require(packages.get(of))[original],
  });
Object.defineProperty(exports, '__esModule', { value: true });
