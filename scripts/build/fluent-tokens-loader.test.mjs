import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import byTheirRule from './fluent-tokens-loader.mjs';

const file = fileURLToPath(new URL('tokens.js', import.meta.resolve('@fluentui/tokens')));
const published = () => readFileSync(file, 'utf8');

/** @param {string} source */
const tokensOf = async (source) => {
  const url = `data:text/javascript,${encodeURIComponent(source)}`;
  return /** @type {{ tokens: Record<string, string> }} */ (await import(url)).tokens;
};

test('each of Fluent’s tokens stays what it is', async () => {
  const before = await tokensOf(published());
  const after = await tokensOf(byTheirRule(published()));
  assert.ok(Object.keys(before).length > 400);
  for (const [name, value] of Object.entries(before)) assert.equal(after[name], value);
});

test('another table stops the build', () => {
  const changed = /table of tokens has changed/;
  assert.throws(() => byTheirRule(published().replace("'var(--", '"var(--')), changed);
  assert.throws(() => byTheirRule('export {};'), changed);
});
