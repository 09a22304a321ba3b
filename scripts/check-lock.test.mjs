import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockFaults } from './check-lock.mjs';

const named = { optionalDependencies: { 'tool-linux': '1.0.0' } };

test('a lock that has all it names is sound, wherever it was put', () => {
  const inner = { 'node_modules/tool': named, 'node_modules/tool/node_modules/tool-linux': {} };
  const outer = { 'libs/a/node_modules/tool': named, 'node_modules/tool-linux': {} };
  assert.deepEqual(lockFaults({ packages: inner }), []);
  assert.deepEqual(lockFaults({ packages: outer }), []);
});

test('an optional package without an entry is a fault', () => {
  const beside = { 'node_modules/tool': named, 'libs/a/node_modules/tool-linux': {} };
  assert.deepEqual(lockFaults({ packages: beside }), [
    'node_modules/tool names tool-linux, which has no entry in the lock.',
  ]);
});

test("a registry's address is a fault, a workspace's folder is none", () => {
  const packages = {
    'node_modules/@ours/lib': { resolved: 'libs/lib', link: true },
    'node_modules/tool': { resolved: 'https://registry.example/tool-1.0.0.tgz' },
  };
  assert.deepEqual(lockFaults({ packages }), [
    'node_modules/tool is bound to https://registry.example/tool-1.0.0.tgz.',
  ]);
});
