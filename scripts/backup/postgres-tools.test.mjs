import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fittingTools, installedTools } from './postgres-tools.mjs';

/** @type {string} */
let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), 'tools-'))));
after(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {string} version
 * @param {string[]} programs
 */
function install(name, version, programs = ['pg_dump', 'pg_restore', 'psql']) {
  const bin = join(folder, name);
  mkdirSync(bin);
  for (const program of programs) {
    writeFileSync(join(bin, program), `#!/bin/sh\necho "${version}"\n`, { mode: 0o755 });
  }
  return bin;
}

test('versions are read from the programs; broken or lone ones do not count', () => {
  const debian = install('15', 'pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)');
  const next = install('19', 'pg_dump (PostgreSQL) 19beta1');
  const lone = install('lone', 'pg_dump (PostgreSQL) 17.2', ['pg_dump']);
  const broken = install('broken', 'pg_dump: error while loading shared libraries');
  assert.deepEqual(installedTools([lone, broken, next, debian, join(folder, 'none')]), [
    { bin: next, major: 19 },
    { bin: debian, major: 15 },
  ]);
});

test('the oldest that are new enough fit', () => {
  const found = [19, 15, 17].map((major) => ({ bin: `/${major}`, major }));
  assert.equal(fittingTools(16, found)?.major, 17);
  assert.equal(fittingTools(15, found)?.major, 15);
  assert.equal(fittingTools(20, found), undefined);
});
