import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './run/folders.mjs';

/** @param {string} path from the root */
const textOf = (path) => readFileSync(join(ROOT, path), 'utf8');

/** @type {{ levels: Record<string, number> }} */
const { levels } = JSON.parse(textOf('scripts/asvs-requirements.json'));
const sheet = textOf('docs/asvs.md');

const rows = [...sheet.matchAll(/^\| (\d+\.\d+\.\d+) .*$/gm)].map(([line]) => {
  const [, number = '', level = '', , state = '', why = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return { number, level: Number(level), state, why };
});

/** A file of the repository, and titles of tests that follow it between typographic quotes. */
const NAMED = /`([\w.-]+(?:\/[\w.-]+)+)`((?:,? “[^”]+”)*)/g;
const named = [...sheet.matchAll(NAMED)].map(([, file = '', titles = '']) => ({
  file,
  titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
}));

test('the sheet has each requirement of levels 1 and 2 once, with its level', () => {
  assert.deepEqual(
    rows.map(({ number, level }) => [number, level]),
    Object.entries(levels),
  );
});

test('each line has its state, and one that is open says what protects meanwhile', () => {
  const faulty = rows.filter(
    ({ state, why }) =>
      !['holds', 'does not apply', 'open'].includes(state) ||
      why === '' ||
      (state === 'open') !== why.includes('Meanwhile: '),
  );
  assert.deepEqual(faulty, []);
});

test('each line that holds names a file, a page, a security requirement or another line', () => {
  const bare = rows.filter(
    ({ state, why }) => state === 'holds' && !/`[\w.-]+\/[^`]+`|\]\(|\bS\d+\b|\bAs \d/.test(why),
  );
  assert.deepEqual(bare, []);
});

test('each file that the sheet names is there, with the tests that it names', () => {
  assert.ok(named.length > 100);
  const missing = named.filter(({ file, titles }) => {
    if (!existsSync(join(ROOT, file))) return true;
    const source = textOf(file);
    return titles.some((title) => !source.includes(title));
  });
  assert.deepEqual(missing, []);
});

test('each security requirement that the sheet names stands in its table', () => {
  const table = new Set(
    textOf('docs/security.md')
      .match(/^\| S\d+/gm)
      ?.map((row) => row.slice(2)),
  );
  const unknown = (sheet.match(/\bS\d+\b/g) ?? []).filter((number) => !table.has(number));
  assert.deepEqual(unknown, []);
});
