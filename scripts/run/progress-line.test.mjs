import assert from 'node:assert/strict';
import { test } from 'node:test';
import { progress } from './progress-line.mjs';

test('on a terminal one line is rewritten every second', () => {
  const lines = progress('Installing', true);
  assert.equal(lines.begin(), 'Installing … ');
  assert.equal(
    lines.tick(1_004, '3 of 90 packages'),
    '\r\u001b[KInstalling … 3 of 90 packages, 1 s',
  );
  assert.equal(lines.tick(2_004, ''), '\r\u001b[KInstalling … 2 s');
  assert.equal(lines.end(2_510), '\r\u001b[KInstalling … 2.5 s\n');
});

test('in a file there is a line every fifteen seconds, and one for what is soon done', () => {
  const lines = progress('Installing', false);
  const seconds = Array.from({ length: 32 }, (_, i) => 1000 * (i + 1) + 7);
  const written = seconds.map((elapsed) => lines.tick(elapsed, `${elapsed} bytes`)).filter(Boolean);
  assert.deepEqual(written, ['\n  15007 bytes, 15 s … ', '\n  30007 bytes, 30 s … ']);
  const short = progress('Building', false);
  assert.equal(`${short.begin()}${short.tick(1000, '')}${short.end(1500)}`, 'Building … 1.5 s\n');
});
