import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, test } from 'node:test';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../run/folders.mjs';
import { IMAGES_FILE, ownImages, partsOf } from './image-names.mjs';

/** @param {string} folder @returns {string[]} its files, and those of the folders in it */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return /^(\.|node_modules$|dist$)/.test(entry.name) ? [] : filesIn(path);
  });

/** @param {string} file */
const textOf = (file) => readFileSync(file, 'utf8');
const docker = filesIn(join(ROOT, 'docker'));

describe('the images of others', () => {
  test('have a version each, and perhaps a digest', () => {
    const { names } = ownImages();
    assert.ok(names.length >= 6);
    for (const name of names)
      assert.match(name, /^[a-z/-]+:[\w.-]*(\d|trixie)[\w.-]*(@sha256:[0-9a-f]{64})?$/);
  });

  test('are named in no other file', () => {
    const tagged = ownImages().names.map((name) => partsOf(name).tagged);
    const naming = filesIn(ROOT)
      .filter((file) => /\.(ya?ml|md|sh|mjs|json|Dockerfile)$/.test(file) && file !== IMAGES_FILE)
      .filter((file) => tagged.some((name) => textOf(file).includes(name)));
    assert.deepEqual(
      naming.map((file) => relative(ROOT, file)),
      [],
    );
  });

  test('come into a Dockerfile by its arguments alone', () => {
    const dockerfiles = docker.filter((file) => file.endsWith('Dockerfile'));
    assert.ok(dockerfiles.length >= 2);
    for (const file of dockerfiles) {
      const stages = [...textOf(file).matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name]) => name);
      const args = Object.keys(ownImages().args);
      for (const [, base = ''] of textOf(file).matchAll(/^FROM (\S+)/gm)) {
        const [, arg = ''] = /^\$\{(\w+)\}$/.exec(base) ?? [];
        assert.ok(stages.includes(base) || args.includes(arg), `${file}: ${base}`);
        if (arg) assert.match(textOf(file), new RegExp(`^ARG ${arg}$`, 'm'), file);
      }
    }
  });

  test('come into a compose file by extending: what it names itself is ours', () => {
    const files = [...docker, ...filesIn(join(ROOT, 'docs/samples'))].filter(
      (file) => /\.ya?ml$/.test(file) && file !== IMAGES_FILE,
    );
    assert.ok(files.length >= 6);
    for (const file of files) {
      const text = textOf(file).replaceAll('!reset', '');
      for (const document of parseAllDocuments(text, { merge: true }))
        for (const image of imagesBelow(document.toJS()))
          assert.match(image, /^(registry\.example\/)?ellac-\w+:/, file);
    }
  });
});

/** @param {unknown} value of a YAML file @returns {string[]} every `image` in it */
function imagesBelow(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'image' && typeof each === 'string' ? [each] : imagesBelow(each),
  );
}

test('a name is read as Docker reads it', () => {
  assert.deepEqual(partsOf('tool:17-slim'), {
    registry: 'https://registry-1.docker.io',
    repository: 'library/tool',
    tag: '17-slim',
    tagged: 'tool:17-slim',
  });
  assert.equal(partsOf('team/tool:1').repository, 'team/tool');
  assert.deepEqual(partsOf(`registry.example:5000/team/tool:1@sha256:${'0'.repeat(64)}`), {
    registry: 'https://registry.example:5000',
    repository: 'team/tool',
    tag: '1',
    tagged: 'registry.example:5000/team/tool:1',
  });
  assert.equal(partsOf('localhost:5000/tool').registry, 'http://localhost:5000');
  assert.equal(partsOf('localhost:5000/tool').tag, 'latest');
});
