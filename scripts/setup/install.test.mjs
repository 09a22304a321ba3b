import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matches, neededEverywhere } from './install.mjs';

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

test('the packages that are waited for are those that every machine needs', () => {
  const needed = neededEverywhere({
    ...wanted,
    'libs/own': { version: '0.1.0' },
    'node_modules/own': { link: true },
    'libs/own/node_modules/inner': { version: '1.0.0', devOptional: true },
  });
  assert.deepEqual(needed, ['node_modules/tool', 'libs/own/node_modules/inner']);
});
