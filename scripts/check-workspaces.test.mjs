import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packagesIn, workspaceFaults } from './check-workspaces.mjs';

test('the packages of a source are those it imports, by their own names', () => {
  const source = [
    `import { a } from './a.js';`,
    `import { readFile } from 'node:fs';`,
    `import type { B } from '@ours/b/part';`,
    `import {`,
    `  c,`,
    `} from 'c';`,
    `import 'd/style';`,
    `export { e } from 'e';`,
    `const g = await import('g/part');`,
    `const text = "import { f } from 'f'";`,
  ].join('\n');
  assert.deepEqual(packagesIn(source).sort(), ['@ours/b', 'c', 'd', 'e', 'g']);
});

test('a workspace lists just what it imports, pinned, in one version for all', () => {
  const faults = workspaceFaults([
    { folder: 'a', manifest: { dependencies: { x: '1.0.0', y: '^2.0.0' } }, imports: ['x', 'z'] },
    { folder: 'b', manifest: { dependencies: { x: '1.0.1' } }, imports: ['x'] },
    {
      folder: 'c',
      manifest: { devDependencies: { u: '1.0.0' } },
      imports: ['u'],
      buildImports: ['u', 'v'],
    },
  ]);
  assert.deepEqual(faults, [
    'a imports z, which its package.json does not list.',
    'a lists y and does not import it.',
    'a does not pin y: ^2.0.0.',
    'b has x 1.0.1, a has 1.0.0.',
    'c imports u, which its package.json does not list.',
    'c builds with v, which its package.json does not list.',
  ]);
});
