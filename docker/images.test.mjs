import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { ROOT } from '../scripts/run/folders.mjs';
import { ask } from './testing/ask.mjs';
import { build } from './testing/image-build.mjs';
import { lastOf, stagesOf, variablesOf, wordsOf } from './testing/dockerfile.mjs';
import { Product } from './testing/docker-product.mjs';
import { startWeb } from './testing/web.mjs';

// Runs the steps of both Dockerfiles without Docker, and starts the results.

const product = new Product();
after(() => product.end());

/** @param {string} file a package.json */
const manifest = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** @param {string} dockerfile */
function built(dockerfile) {
  const folder = join(product.dir, dockerfile);
  mkdirSync(folder);
  return build(dockerfile, folder);
}

/** @param {string} stage @param {NodeJS.ProcessEnv} env */
function isHealthy(stage, env) {
  const all = [...stagesOf('backend.Dockerfile'), ...stagesOf('web.Dockerfile')];
  const [command = '', ...args] = wordsOf(
    lastOf(
      all.find(({ name }) => name === stage),
      'HEALTHCHECK',
    ),
  );
  return spawnSync(command, args, { env: { PATH: process.env.PATH, ...env } }).status === 0;
}

describe('a Dockerfile', () => {
  for (const name of ['backend.Dockerfile', 'web.Dockerfile']) {
    test(`begins with the package.json of every workspace: ${name}`, () => {
      const [first] = stagesOf(name);
      const copied = first?.instructions.map(({ value }) => value) ?? [];
      for (const workspace of manifest('package.json').workspaces) {
        assert.ok(copied.includes(`${workspace}/package.json ${workspace}/`), workspace);
      }
    });

    test(`pins what it begins with, and ends as nobody with rights: ${name}`, () => {
      for (const { name: stage, base, instructions } of stagesOf(name)) {
        if (/[:/]/.test(base))
          assert.match(base, /^(node:22|debian:trixie)[\w.-]*(@sha256:[0-9a-f]{64})?$/);
        const user = lastOf({ name: stage, base, instructions }, 'USER');
        const isImage = ['final', 'publish', 'web'].includes(stage);
        if (isImage) assert.match(`${user}`, /^(node|www-data)$/, stage);
      }
    });
  }
});

test('the images are built from what git knows, and run', { timeout: 900_000 }, async (t) => {
  const web = built('web.Dockerfile');
  const webDir = join(product.dir, 'published');
  const publish = () =>
    execFileSync('sh', ['docker/publish.sh'], {
      cwd: join(`${web.publish}`, 'app'),
      env: { PATH: process.env.PATH, WEB_DIR: webDir },
      encoding: 'utf8',
    });
  publish();
  const map = readFileSync(join(webDir, 'importmap.json'), 'utf8');
  for (const app of ['root-config', 'mf-questionnaire', 'mf-report', 'mf-admin']) {
    assert.ok(map.includes(`/mf/${app}/`), app);
  }
  publish();
  assert.equal(readFileSync(join(webDir, 'importmap.json'), 'utf8'), map);

  const stages = built('backend.Dockerfile');
  const app = join(`${stages.final}`, 'app');
  const size = execFileSync('du', ['-sm', app], { encoding: 'utf8' }).split('\t')[0];
  t.diagnostic(`The backend's image adds ${size} MB to its base.`);
  assert.ok(Number(size) < 210, `${size} MB`);

  for (const [path, { dev }] of Object.entries(manifest('package-lock.json').packages)) {
    if (dev) assert.ok(!existsSync(join(app, path)), `${path} is in the image`);
  }
  for (const name of ['typescript', '@types', 'jest', 'webpack']) {
    assert.ok(!existsSync(join(app, 'node_modules', name)), `${name} is in the image`);
  }
  assert.deepEqual(readdirSync(app).sort(), ['backend', 'libs', 'node_modules', 'package.json']);
  assert.ok(!existsSync(join(app, 'backend/dist/compiled')), 'the image has only the bundles');

  const settings = {
    ...(await product.settings()),
    ...variablesOf(stagesOf('backend.Dockerfile').at(-1)),
  };
  assert.equal(settings.HOST, '0.0.0.0');
  execFileSync(process.execPath, ['backend/dist/migrate.js'], { cwd: app, env: settings });
  const backend = await product.startBackend(app, { ...settings, WEB_DIR: webDir, ROLE: 'web' });
  assert.ok(isHealthy('final', { PORT: `${backend.port}` }));
  const edge = await startWeb(product, { BACKENDS: `127.0.0.1:${backend.port}`, WEB_DIR: webDir });
  assert.ok(isHealthy('web', { PORT: `${edge.port}` }));
  const { status, body } = await ask(edge.port, '/');
  assert.equal(status, 200);
  const [script = ''] = /\/mf\/root-config\/[^"]+\.js/.exec(`${body}`) ?? [];
  assert.equal((await ask(edge.port, script)).status, 200);

  assert.equal(await edge.end(), 0);
  assert.ok(!isHealthy('web', { PORT: `${edge.port}` }));
  backend.child.process.kill('SIGKILL');
  await backend.child.exited;
  assert.ok(!isHealthy('final', { PORT: `${backend.port}` }));
});
