import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import webpack from 'webpack';
import { publish } from '../deploy/publish.mjs';
import { browserConfig } from '../../webpack.preset.mjs';
import { useBuilds } from '../testing/app-builds.mjs';
import { withOriginalFrames } from './original-frames.mjs';

const { root, web, map, served } = useBuilds();

const SOURCE = `export const bootstrap = 1, mount = 2;

export function unmount() {
  throw new Error('found');
}
`;

/** @type {string} */
let folder;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stack-'));
  const dir = join(folder, 'mf-report');
  writeFileSync(join(folder, 'main.js'), SOURCE);
  const entry = { main: join(folder, 'main.js') };
  const compiler = webpack(browserConfig({ dir, name: 'mf-report', entry }));
  await new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve(undefined),
    ),
  );
});
after(() => rmSync(folder, { recursive: true }));

/** The line and the column at which the published script throws. @param {string} url */
function placeIn(url) {
  const before = served(url).split('throw ')[0] ?? '';
  const lines = before.split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

test('a published build says where its lines are in the sources, and serves no map', () => {
  publish([root(), join(folder, 'mf-report')], web());
  const url = map().imports['@ellac/mf-report'] ?? '';
  const place = placeIn(url);
  const other = '/mf/mf-report/0123456789abcdef/main.js';
  const stack = `Error: found
    at unmount (https://evaluate.example${url}:${place})
unmount@https://evaluate.example:8443${url}:${place}
    at gone (https://evaluate.example${other}:1:2)
    at https://elsewhere.example/script.js:1:2
`;
  const { text, missing } = withOriginalFrames(stack, web());
  const [, chrome, firefox, ...rest] = text.split('\n');
  assert.match(`${chrome}`, /^ {4}at unmount \([^:()]*main\.js:4:\d+\)$/);
  assert.match(`${firefox}`, /^unmount@[^:]*main\.js:4:\d+$/);
  assert.deepEqual(rest, stack.split('\n').slice(3));
  assert.deepEqual(missing, [other]);

  assert.doesNotMatch(served(url), /sourceMappingURL/);
  const files = readdirSync(join(web(), 'mf'), { recursive: true, encoding: 'utf8' });
  assert.deepEqual(
    files.filter((file) => file.includes('.map')),
    [],
  );
  assert.ok(existsSync(join(web(), `${url.replace('/mf/', 'source-maps/')}.map`)));
});
