import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { useBuilds } from '../testing/app-builds.mjs';

const { app, root, web, map } = useBuilds();

const script = fileURLToPath(new URL('../deploy.mjs', import.meta.url));
const deploy = (/** @type {string[]} */ ...args) =>
  execFileSync(process.execPath, [script, ...args, '--to', web()], { encoding: 'utf8' });

test('it says where each app is now, and how large', () => {
  const folders = [root(), app('mf-report', '1')];
  const [first, second] = deploy('--built', ...folders).split('\n');
  const url = map().imports['@ellac/mf-report'];
  assert.match(`${first}`, /^root-config is published as \/mf\/root-config\/\w{16}\/main\.js \(/);
  assert.equal(second, `mf-report is published as ${url} (1 KB in 1 files, before packing).`);
  assert.match(deploy('--built', ...folders), /^mf-report was published before to /m);
});
