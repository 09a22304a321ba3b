import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { ROOT } from '../run/folders.mjs';
import { builtProjects, digestOfInputs } from './build-inputs.mjs';
import { forgetBuild, isBuilt, rememberBuild } from './build-stamp.mjs';

/** @type {string} a repository with two projects that are built, one that is bundled, and the real nx.json */
let root;
/** @type {string} */
let webDir;

/** @param {string} path @param {string} content */
function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  webDir = join(root, 'dist/web');
  cpSync(join(ROOT, 'nx.json'), join(root, 'nx.json'));
  write(
    'package.json',
    JSON.stringify({ workspaces: ['app', 'libs/lib', 'libs/bundled', 'tests'] }),
  );
  for (const path of ['app', 'libs/lib']) {
    write(`${path}/project.json`, JSON.stringify({ targets: { build: {} } }));
    write(`${path}/src/main.ts`, 'code');
    write(`${path}/dist/main.js`, 'built');
  }
  write('libs/bundled/project.json', JSON.stringify({ targets: {} }));
  write('tests/project.json', JSON.stringify({ targets: {} }));
  write('package-lock.json', '{}');
  write('tsconfig.base.json', '{}');
  write('scripts/deploy/publish.mjs', 'code');
  write('dist/web/importmap.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const changes = (/** @type {string} */ path) => {
  const before = digestOfInputs(root);
  write(path, 'something else');
  return digestOfInputs(root) !== before;
};

test('the inputs change with what is built from', () => {
  assert.deepEqual(builtProjects(root), ['app', 'libs/lib']);
  for (const path of [
    ...['app/src/main.ts', 'libs/lib/src/new/part.tsx', 'libs/bundled/src/part.ts'],
    ...['package-lock.json', 'tsconfig.base.json', 'webpack.preset.mjs'],
    ...['scripts/build/html2canvas-loader.mjs', 'scripts/deploy/publish.mjs'],
  ]) {
    assert.ok(changes(path), path);
    assert.ok(!changes(path), path);
  }
});

test('the inputs do not change with tests, outputs and other projects', () => {
  for (const path of [
    ...['app/src/main.spec.ts', 'app/src/part.spec.tsx', 'libs/lib/src/part.test.mjs'],
    ...['app/test/submit.api-spec.ts', 'app/dist/main.js', 'app/node_modules/a/index.js'],
    ...['tests/a.ts', 'README.md', 'scripts/start.mjs', 'scripts/deploy/publish.test.mjs'],
  ]) {
    assert.ok(!changes(path), path);
  }
});

/** Whether it is built, as the next start sees it. */
const isStillBuilt = () => isBuilt(root, webDir, digestOfInputs(root));

test('it is built until an input or an output changes, or a build has begun', () => {
  const build = () => rememberBuild(root, webDir, digestOfInputs(root));
  assert.ok(!isStillBuilt());
  build();
  assert.ok(isStillBuilt());

  write('app/src/main.ts', 'newer code');
  assert.ok(!isStillBuilt());

  build();
  rmSync(join(root, 'libs/lib/dist'), { recursive: true });
  assert.ok(!isStillBuilt());

  build();
  write('dist/web/importmap.json', '{"imports":{}}');
  assert.ok(!isStillBuilt());

  build();
  utimesSync(join(root, 'app/dist/main.js'), 1, 1);
  assert.ok(!isStillBuilt());

  build();
  forgetBuild(webDir);
  assert.ok(!isStillBuilt());

  build();
  rmSync(join(root, 'dist'), { recursive: true });
  assert.ok(!isStillBuilt());
});

test('the inputs of this repository are found', () => {
  const projects = builtProjects(ROOT);
  assert.ok(projects.includes('backend') && projects.includes('mf-admin'), `${projects}`);
  assert.match(digestOfInputs(ROOT), /^[0-9a-f]{64}$/);
});
