import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matches, wantedHere } from './install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/tool': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/tool-darwin': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

test('packages for other machines may be absent, all others are there in their version', () => {
  const tool = wanted['node_modules/tool'];
  assert.ok(matches(wanted, { 'node_modules/tool': tool }));
  assert.ok(!matches(wanted, {}));
  assert.ok(!matches(wanted, { 'node_modules/tool': { ...tool, version: '1.0.1' } }));
  assert.ok(!matches(wanted, { 'node_modules/tool': { ...tool, integrity: 'sha512-c' } }));
});

test('the packages that are waited for are those of this machine', () => {
  const packages = {
    ...wanted,
    'libs/own': { version: '0.1.0' },
    'node_modules/own': { link: true },
    'node_modules/tool-linux': { os: ['linux'], cpu: ['x64'] },
    'node_modules/tool-arm': { os: ['linux'], cpu: ['arm64'] },
    'node_modules/tool-unix': { os: ['!win32'] },
    'libs/own/node_modules/inner': { version: '1.0.0' },
  };
  const here = wantedHere(packages, { platform: 'linux', arch: 'x64' });
  assert.deepEqual(here, [
    'node_modules/tool',
    'node_modules/tool-darwin',
    'node_modules/tool-linux',
    'node_modules/tool-unix',
    'libs/own/node_modules/inner',
  ]);
});
