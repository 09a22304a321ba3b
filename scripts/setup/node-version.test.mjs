import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inWords, satisfies } from './node-version.mjs';

const RANGE = '>=20.19 <21 || >=22.13 <23 || >=24.11';

test('the supported versions of Node, to the edge', () => {
  for (const version of ['20.19.0', '20.30.1', '22.13.0', '24.11.0', '25.0.0']) {
    assert.ok(satisfies(version, RANGE), version);
  }
  for (const version of ['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1', '24.10.0']) {
    assert.ok(!satisfies(version, RANGE), version);
  }
});

test('they are named so that a person understands', () => {
  assert.equal(inWords(RANGE), '20.19 (or a later 20), 22.13 (or a later 22) or 24.11 (or later)');
});
