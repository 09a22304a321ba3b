import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { ROOT } from '../run/folders.mjs';

/** @param {string} config */
function filesOf(config) {
  const read = ts.getParsedCommandLineOfConfigFile(join(ROOT, config), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => assert.fail(`${messageText}`),
  });
  return (read?.fileNames ?? []).map((file) => file.slice(ROOT.length + 1));
}

/** @param {string} folder @returns {string[]} */
const sourcesIn = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return /^(\.|node_modules$|dist$)/.test(entry.name) ? [] : sourcesIn(path);
    }
    return /\.tsx?$|^(bench|docker|scripts|libs\/.*\/src)\/.*\.mjs$/.test(path) ? [path] : [];
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
