import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultOf } from './may-import.mjs';

/** @type {import('./may-import.mjs').Plan} */
const plan = {
  parts: {
    'libs/low': [],
    'libs/high': ['@ellac/low'],
    backend: ['backend/src/one', 'backend/src/two'],
    'backend/src/one': [],
    'backend/src/two': ['backend/src/one'],
    e2e: ['backend/test/support'],
  },
  floors: {
    low: { root: 'lowest', folders: [['cellar', 'garage'], ['attic']] },
    high: { root: 'highest', folders: [['cellar']] },
  },
};

/** @param {string} file @param {string} specifier */
const mayImport = (file, specifier) => faultOf(plan, file, specifier) === undefined;

describe('a file', () => {
  it('may import packages of others, and files of its own part', () => {
    assert.ok(mayImport('libs/low/src/a.ts', 'node:fs'));
    assert.ok(mayImport('libs/low/src/a.ts', './b/c.js'));
    assert.ok(mayImport('backend/test/api/a.ts', '../support/b.js'));
  });

  it('may import the entries and folders that the plan names, and no others', () => {
    assert.ok(mayImport('libs/high/src/a.ts', '@ellac/low'));
    assert.ok(!mayImport('libs/high/src/a.ts', '@ellac/low/testing'));
    assert.ok(!mayImport('libs/low/src/a.ts', '@ellac/high'));
    assert.ok(mayImport('backend/src/two/a/b.ts', '../../one/c.js'));
    assert.ok(!mayImport('backend/src/one/a.ts', '../two/b.js'));
    assert.ok(!mayImport('backend/src/one/a.ts', '../app.js'));
    assert.ok(mayImport('e2e/a.ts', '../backend/test/support/b.js'));
    assert.ok(!mayImport('e2e/a.ts', '../backend/test/b.js'));
  });

  it('may not go around the entries of a library by a path', () => {
    assert.ok(!mayImport('libs/high/src/a.ts', '../../low/src/index.js'));
  });

  it('may not import what is no part of the plan', () => {
    assert.ok(!mayImport('e2e/a.ts', '../scripts/b.js'));
    assert.ok(!mayImport('elsewhere/a.ts', './b.js'));
  });

  it('ends a relative import in .js', () => {
    assert.ok(!mayImport('libs/low/src/a.ts', './b'));
    assert.ok(mayImport('libs/low/src/a.ts', './b.css'));
  });
});

describe('a folder of a library', () => {
  it('may import those on floors below, and none on its own floor or above', () => {
    assert.ok(mayImport('libs/low/src/attic/a.ts', '../cellar/b.js'));
    assert.ok(mayImport('libs/low/src/attic/a.ts', './deeper/b.js'));
    assert.ok(!mayImport('libs/low/src/cellar/a.ts', '../garage/b.js'));
    assert.ok(!mayImport('libs/low/src/cellar/deep/a.ts', '../../attic/b.js'));
  });

  it('may import the files beside the folders if they stand lowest', () => {
    assert.ok(mayImport('libs/low/src/cellar/a.ts', '../b.js'));
    assert.ok(!mayImport('libs/high/src/cellar/deep/a.ts', '../../b.js'));
  });

  it('binds neither tests nor the files beside the folders', () => {
    assert.ok(mayImport('libs/high/src/cellar/a.spec.ts', '../b.js'));
    assert.ok(mayImport('libs/high/src/b.ts', './cellar/a.js'));
  });
});
