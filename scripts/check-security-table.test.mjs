import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './run/folders.mjs';

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| (S\d+) +\|.*\| `([^`]+)` +\|$/gm)].map(
  ([, number = '', file = '']) => ({ number, file }),
);

test('the table of security requirements has each of the 56 once', () => {
  assert.deepEqual(
    rows.map(({ number }) => number),
    Array.from({ length: 56 }, (_, index) => `S${index + 1}`),
  );
});

test('each requirement is named by a test of the file that the table names', () => {
  const untested = rows.filter(({ number, file }) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return !new RegExp(`['\`][^'\`\\n]*\\b${number}\\b[^'\`\\n]*['\`]`).test(source);
  });
  assert.deepEqual(untested, []);
});
