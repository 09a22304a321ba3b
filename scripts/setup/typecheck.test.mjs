import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../run/folders.mjs';

/** The files that a program names, without those that it only imports. @param {string} config */
function filesOf(config) {
  const args = [join(ROOT, 'node_modules/.bin/tsc'), '-p', config, '--showConfig'];
  const { files } = JSON.parse(
    execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }),
  );
  const folder = dirname(join(ROOT, config));
  return files.map((/** @type {string} */ file) => relative(ROOT, join(folder, file)));
}

/** @param {string} folder @returns {string[]} */
const sourcesIn = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return /^(\.|node_modules$|dist$)/.test(entry.name) ? [] : sourcesIn(path);
    }
    return /\.tsx?$|^(bench|docker|scripts|libs\/.*\/src)\/.*\.[cm]js$/.test(path) ? [path] : [];
  });

test('the one check of all types leaves no source out', () => {
  const project = readFileSync(join(ROOT, 'project.json'), 'utf8');
  const programs = [...project.matchAll(/tsc -p (\S+\.json)/g)].map(([, config = '']) => config);
  const checked = new Set(programs.flatMap(filesOf));
  const sources = sourcesIn('');
  assert.ok(sources.length > 900);
  assert.deepEqual(
    sources.filter((file) => !checked.has(file)),
    [],
  );
});
