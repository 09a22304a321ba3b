import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { deleteOldMails } from './old-mails.mjs';

test('mails of the local inbox go after the retention', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ellac-mails-'));
  const mail = (/** @type {string} */ name, /** @type {string} */ came) => {
    writeFileSync(join(folder, name), 'mail');
    utimesSync(join(folder, name), new Date(came), new Date(came));
  };
  mail('old.eml', '2025-05-03');
  mail('new.eml', '2025-05-05');
  try {
    assert.equal(deleteOldMails(folder, 12, new Date('2026-05-04')), 1);
    assert.deepEqual(readdirSync(folder), ['new.eml']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
