import { join } from 'node:path';

/**
 * One jest configuration for every workspace: SWC to CommonJS, workspaces read from their sources.
 *
 * @param {{ rootDir: string, testMatch?: string[], testEnvironment?: string, esm?: RegExp[] } & Record<string, unknown>} options
 */
export function jestConfig({ rootDir, ...options }) {
  return {
    rootDir,
    // Jest would leave one core for what watches it. Many tests wait for a timer of the page.
    maxWorkers: 2,
    testEnvironment: 'node',
    testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
    testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
    moduleNameMapper: {
      '^(\\.{1,2}/.*)\\.js$': '$1',
      '^@fluentui/react-components$': join(import.meta.dirname, 'jest.fluent-components.cjs'),
      '^@fluentui/react-icons$': join(import.meta.dirname, 'jest.fluent-icons.cjs'),
    },
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
