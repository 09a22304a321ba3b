import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockedPackages } from './papers/locked-packages.mjs';
import { notices } from './papers/notices.mjs';
import { sbom } from './papers/sbom.mjs';
import { ROOT } from './run/folders.mjs';

const packages = lockedPackages(ROOT);

test('S55: the bill of materials names each package once, with its digest', () => {
  const { components } = sbom({ name: 'product', version: '1.0.0' }, packages);
  assert.equal(new Set(components.map(({ purl }) => purl)).size, components.length);
  const helmet = components.find(({ name }) => name === 'helmet');
  assert.match(helmet?.purl ?? '', /^pkg:npm\/helmet@\d/);
  assert.equal(helmet?.hashes?.[0]?.alg, 'SHA-512');
  assert.match(helmet?.hashes?.[0]?.content ?? '', /^[0-9a-f]{128}$/);
  assert.deepEqual(helmet?.licenses, [{ license: { id: 'MIT' } }]);
  assert.ok(components.some(({ purl }) => purl.startsWith('pkg:npm/%40nestjs/core@')));
  assert.ok(!components.some(({ name }) => ['oxlint', 'typescript'].includes(name)));
});

test('S55: the notices have the licence of the fonts, and say where a package has no text', () => {
  const text = notices(packages);
  assert.match(text, /^source-sans [\d.]+ \(OFL-1\.1\)$/m);
  assert.match(text, /SIL OPEN FONT LICENSE Version 1\.1/i);
  assert.match(
    notices([{ name: 'bare', version: '1.0.0', integrity: null, licence: 'MIT', texts: [] }]),
    /bare 1\.0\.0 \(MIT\)\n\nLicence: MIT; the package has no text of it\./,
  );
});
