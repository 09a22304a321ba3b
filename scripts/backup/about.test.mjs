import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aboutBackup, readAbout, refuseUnfit } from './about.mjs';

const FACTS = { postgres: 18, migrations: ['FirstSchema1763683200000'] };
const ofDatabase = aboutBackup({ kind: 'database', program: 18, ...FACTS });
const ofTables = aboutBackup({ kind: 'tables', ...FACTS });
/** As earlier versions wrote it. @type {import('./about.mjs').About} */
const ofFolder = {
  ...ofDatabase,
  kind: 'folder',
  machine: `${process.platform}-${process.arch}`,
};

test('what a backup says about itself is read again', () => {
  for (const about of [ofDatabase, ofTables, ofFolder]) {
    const read = readAbout(JSON.stringify(about));
    assert.deepEqual(read, about);
    refuseUnfit(read, 18);
  }
});

test('what says nothing, or not enough, is damaged', () => {
  const withoutKind = { ...ofFolder, kind: undefined };
  const asBefore = { ...ofTables, format: 1 };
  for (const text of [
    '',
    '{',
    'null',
    '7',
    ...[withoutKind, asBefore].map((about) => JSON.stringify(about)),
  ]) {
    assert.throws(() => readAbout(text), /does not say what it holds: it is damaged\.$/);
  }
});

test('another format is refused, with the version that knows it', () => {
  const text = JSON.stringify({ format: 3, version: '3.0.0', contents: [] });
  assert.throws(() => readAbout(text), /^Error: The backup has format 3, .* made it, 3\.0\.0\.$/);
});

test('changes to the database that this version does not know are refused', () => {
  const newer = { ...ofDatabase, migrations: [...FACTS.migrations, 'Later9999999999999'] };
  assert.throws(() => refuseUnfit(newer, 18), /made by a newer version/);
});

test('the folder of another PostgreSQL or another machine is refused, others are not', () => {
  assert.throws(() => refuseUnfit(ofFolder, 19), /of PostgreSQL 18, which PostgreSQL 19 .* open/);
  const elsewhere = { ...ofFolder, machine: 'plan9-mips' };
  assert.throws(() => refuseUnfit(elsewhere, 18), /a data folder of plan9-mips/);
  refuseUnfit(ofDatabase, 19);
  refuseUnfit(ofTables, 19);
});
