import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import underOurPolicy from './html2canvas-loader.mjs';

const published = () =>
  readFileSync(fileURLToPath(import.meta.resolve('html2canvas/dist/html2canvas.esm.js')), 'utf8');

test('html2canvas as published no longer writes markup or inline sheets', () => {
  const source = underOurPolicy(published());
  assert.doesNotMatch(source, /documentClone\.write\(/);
  assert.doesNotMatch(source, /createPseudoHideStyles\(clone\)/);
});

test('another html2canvas stops the build', () => {
  const other = published().replace('documentClone.write(', 'documentClone.writeln(');
  assert.throws(() => underOurPolicy(other), /html2canvas has changed: look for “documentClone/);
});
