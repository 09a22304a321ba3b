import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { publish } from './deploy.mjs';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'deploy-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const integrityOf = (/** @type {string} */ text) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * @param {string} name
 * @param {string} file
 * @param {string} text
 */
function buildApp(name, file, text) {
  const app = join(folder, name);
  build(join(app, 'dist'), name, file, text);
  return app;
}

/**
 * @param {string} dist
 * @param {string} name
 * @param {string} file
 * @param {string} text
 */
function build(dist, name, file, text) {
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, file), text);
  const manifest = {
    name,
    imports: { [`@ellac/${name}`]: file },
    files: { [file]: integrityOf(text) },
  };
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
}

const web = () => join(folder, 'web');
const map = () => JSON.parse(readFileSync(join(web(), 'importmap.json'), 'utf8'));

test('an app replaces its own entries and nothing else, and its older files stay', () => {
  publish(buildApp('mf-admin', 'main.aaa.js', 'admin'), web());
  publish(buildApp('mf-report', 'main.bbb.js', 'report, old'), web());
  publish(buildApp('mf-report', 'main.ccc.js', 'report, new'), web());

  assert.deepEqual(map(), {
    imports: {
      '@ellac/mf-admin': '/mf/mf-admin/main.aaa.js',
      '@ellac/mf-report': '/mf/mf-report/main.ccc.js',
    },
    integrity: {
      '/mf/mf-admin/main.aaa.js': integrityOf('admin'),
      '/mf/mf-report/main.ccc.js': integrityOf('report, new'),
    },
  });
  assert.ok(existsSync(join(web(), 'mf/mf-report/main.bbb.js')));
  assert.equal(readFileSync(join(web(), 'mf/mf-report/main.ccc.js'), 'utf8'), 'report, new');
});

test('published again, nothing changes', () => {
  const app = buildApp('mf-report', 'main.bbb.js', 'report');
  publish(app, web());
  const before = map();
  publish(app, web());
  assert.deepEqual(map(), before);
});

test('the build for other people’s pages is published with the app’s own', () => {
  publish(buildApp('mf-admin', 'main.aaa.js', 'admin'), web());
  const app = buildApp('mf-questionnaire', 'main.bbb.js', 'page');
  build(join(app, 'dist/embed'), 'mf-questionnaire/embed', 'main.ccc.js', 'element, old');
  publish(app, web());
  build(join(app, 'dist/embed'), 'mf-questionnaire/embed', 'main.ddd.js', 'element, new');
  publish(app, web());

  assert.deepEqual(map(), {
    imports: {
      '@ellac/mf-admin': '/mf/mf-admin/main.aaa.js',
      '@ellac/mf-questionnaire': '/mf/mf-questionnaire/main.bbb.js',
      '@ellac/mf-questionnaire/embed': '/mf/mf-questionnaire/embed/main.ddd.js',
    },
    integrity: {
      '/mf/mf-admin/main.aaa.js': integrityOf('admin'),
      '/mf/mf-questionnaire/main.bbb.js': integrityOf('page'),
      '/mf/mf-questionnaire/embed/main.ddd.js': integrityOf('element, new'),
    },
  });
  assert.ok(existsSync(join(web(), 'mf/mf-questionnaire/embed/main.ccc.js')));
});

test('a build that is not there, or not whole, is refused and changes nothing', () => {
  publish(buildApp('mf-report', 'main.bbb.js', 'report'), web());
  const before = map();
  assert.throws(() => publish(join(folder, 'mf-admin'), web()), /build it first/);
  const app = buildApp('mf-report', 'main.ccc.js', 'report, new');
  writeFileSync(join(app, 'dist/main.ccc.js'), 'report, n');
  assert.throws(() => publish(app, web()), /not the file its manifest describes/);
  assert.deepEqual(map(), before);
});
