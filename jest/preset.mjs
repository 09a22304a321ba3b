import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const groupFiles = readdirSync(join(import.meta.dirname, 'groups')).map((name) =>
  join(import.meta.dirname, 'groups', name),
);

/**
 * One jest configuration for every workspace: SWC to CommonJS, workspaces read from their sources.
 *
 * Jest loads all modules anew for each test file, which took most of the time of small ones. So a
 * whole run has a few test files, its groups, each of them loads every n-th file of the workspace
 * (`in-groups.cjs`). A file that is named (`--runTestsByPath`) runs by itself.
 *
 * @param {object} options jest's own, and:
 * @param {string} options.rootDir
 * @param {RegExp} [options.testFiles] their paths from `rootDir`
 * @param {number} [options.groups] 1 to 6. Two workers run them; one group runs in jest's own process.
 * @param {string[]} [options.apart] paths of test files that cannot share their modules or environment
 * @param {Record<string, unknown>} [options.globals]
 * @param {string[]} [options.setupFilesAfterEnv]
 */
export function jestConfig({
  rootDir,
  testFiles = /^src\/.*\.spec\.tsx?$/,
  groups = 1,
  apart = [],
  globals = {},
  setupFilesAfterEnv = [],
  ...options
}) {
  const isOfPages = options.testEnvironment === 'jsdom';
  const paths = readdirSync(rootDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => testFiles.test(path))
    .toSorted();
  const lost = apart.filter((path) => !paths.includes(path));
  if (lost.length > 0) throw new Error(`There is no test file ${lost.join(', ')} in ${rootDir}.`);
  const byThemselves = process.argv.includes('--runTestsByPath') ? paths : apart;
  return {
    rootDir,
    roots: ['<rootDir>', import.meta.dirname],
    testMatch: [...groupFiles.slice(0, groups), ...byThemselves.map((path) => join(rootDir, path))],
    globals: {
      ...globals,
      testFiles: paths.filter((path) => !apart.includes(path)),
      testGroups: groups,
      testRoot: rootDir,
    },
    // Jest would leave one core for what watches it. Many tests wait for a timer of the page.
    maxWorkers: 2,
    testEnvironment: 'node',
    // In Jest's sandbox, each look-up of a global name is slow, which tells where a loop hashes a text.
    sandboxInjectedGlobals: ['Math'],
    setupFilesAfterEnv: [
      ...(isOfPages
        ? ['patience.mjs', 'laid-out.mjs', 'styles.mjs', 'owner-stacks.mjs'].map((name) =>
            join(import.meta.dirname, name),
          )
        : []),
      ...setupFilesAfterEnv,
    ],
    // A deadline is for what never ends: other stages use the machine as well.
    testTimeout: 120_000,
    testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
    moduleNameMapper: {
      '^(\\.{1,2}/.*)\\.js$': '$1',
      '^@fluentui/react-components$': join(import.meta.dirname, 'fluent-components.cjs'),
      '^@fluentui/react-icons$': join(import.meta.dirname, 'fluent-icons.cjs'),
    },
    // It is published as ES modules alone.
    transformIgnorePatterns: ['/node_modules/(?!culori/)'],
    transform: {
      '^.+\\.(m?[jt]sx?)$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true, decorators: true },
            transform: {
              legacyDecorator: true,
              decoratorMetadata: true,
              useDefineForClassFields: false,
              react: { runtime: 'automatic' },
            },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    ...options,
  };
}
