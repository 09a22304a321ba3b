import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from './run/folders.mjs';
import { asCheckout } from './testing/checkout.mjs';
import { copyTree } from './testing/tree-copy.mjs';

// Deploys from a copy of the repository into a copy of what is published, so it needs a build.

/** @type {string} */
let folder;
/** @type {string} */
let webDir;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-checks-'));
  webDir = join(folder, 'web');
  copyTree(join(folder, 'copy'));
  cpSync(join(ROOT, 'dist/web'), webDir, { recursive: true });
});
after(() => rmSync(folder, { recursive: true, force: true }));

const served = () => readFileSync(join(webDir, 'importmap.json'), 'utf8');

/** @param {string[]} args */
function deploy(...args) {
  const copy = join(folder, 'copy');
  const words = [join(copy, 'scripts/deploy.mjs'), 'root-config', '--to', webDir, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    env: { ...process.env, ...asCheckout(copy) },
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

test('what does not pass the type check is not published, unless somebody insists', () => {
  const file = join(folder, 'copy/root-config/src/main.ts');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nexport const wrong: number = 'a text';\n`);
  const before = served();

  const refused = deploy();
  assert.equal(refused.status, 1);
  assert.match(refused.err, /TS2322/);
  assert.match(
    refused.err,
    /A check failed or it could not be built, so nothing was published\.\n$/,
  );
  assert.equal(served(), before);

  const insisted = deploy('--unchecked');
  assert.equal(insisted.status, 0, insisted.err);
  assert.match(
    insisted.err,
    /^NOT CHECKED: neither the types nor the tests of root-config were run\.$/m,
  );
  assert.match(insisted.out, /^root-config is published as \/mf\/root-config\//m);
  assert.notEqual(served(), before);
});
