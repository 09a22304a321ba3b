import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { install, matches, neededEverywhere } from './install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/tool': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/tool-darwin': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

test('packages for other machines may be absent, all others are there in their version', () => {
  const tool = wanted['node_modules/tool'];
  assert.ok(matches(wanted, { 'node_modules/tool': tool }));
  assert.ok(!matches(wanted, {}));
  assert.ok(!matches(wanted, { 'node_modules/tool': { ...tool, version: '1.0.1' } }));
  assert.ok(!matches(wanted, { 'node_modules/tool': { ...tool, integrity: 'sha512-c' } }));
});

test('the packages that are waited for are those that every machine needs', () => {
  const needed = neededEverywhere({
    ...wanted,
    'libs/own': { version: '0.1.0' },
    'node_modules/own': { link: true },
    'libs/own/node_modules/inner': { version: '1.0.0', devOptional: true },
  });
  assert.deepEqual(needed, ['node_modules/tool', 'libs/own/node_modules/inner']);
});

test('S55: no package runs a script at its installation but those that were reviewed', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'install-'));
  t.after(() => rmSync(root, { recursive: true }));
  const write = (/** @type {string} */ file, /** @type {object} */ content) =>
    writeFileSync(join(root, file), JSON.stringify(content));
  const names = ['reviewed', 'unknown', 'refused'];
  for (const name of names) {
    mkdirSync(join(root, name));
    write(`${name}/package.json`, {
      name,
      version: '1.0.0',
      scripts: { postinstall: `node -e "fs.writeFileSync('ran', '')"` },
    });
  }
  execFileSync('npm', ['pack', ...names.map((name) => `./${name}`)], {
    cwd: root,
    stdio: 'ignore',
  });
  write('package.json', {
    name: 'product',
    version: '1.0.0',
    dependencies: Object.fromEntries(names.map((name) => [name, `file:${name}-1.0.0.tgz`])),
    allowScripts: { reviewed: true, refused: false },
  });
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--no-audit'], {
    cwd: root,
    stdio: 'ignore',
  });
  /** @type {boolean[]} */
  const countedAsInstalled = [];
  const note = join(root, 'node_modules/.package-lock.json');
  await install(
    {
      run: ({ command, args = [], cwd }) => {
        execFileSync(command, [...args, '--offline'], { cwd, stdio: 'ignore' });
        countedAsInstalled.push(existsSync(note));
        return Promise.resolve();
      },
    },
    root,
  );
  const ran = (/** @type {string} */ name) => existsSync(join(root, 'node_modules', name, 'ran'));
  assert.deepEqual(names.map(ran), [true, false, false]);
  // An interruption between the two steps does not count as installed.
  assert.equal(countedAsInstalled.length, 2);
  assert.ok(existsSync(note));
});
