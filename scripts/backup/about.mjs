import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { Problem } from '../run/problem.mjs';

/**
 * The format of each kind. Older versions of the product refuse format 2.
 *
 * @type {Record<'database' | 'folder' | 'tables', number>}
 */
const FORMATS = { database: 1, folder: 1, tables: 2 };

/** Data folders of PostgreSQL fit machines of one kind only. */
const MACHINE = `${process.platform}-${process.arch}`;

/**
 * What a backup says about itself, in its `about.json`.
 *
 * @typedef {object} About
 * @property {number} format
 * @property {string} made when, in ISO 8601
 * @property {string} version the product's
 * @property {keyof typeof FORMATS} kind a dump by `pg_dump`, all tables by the server itself, or
 *   the stopped server's data folder, which earlier versions wrote
 * @property {number} postgres the server's major version
 * @property {number} [program] with a dump: the major version of `pg_dump`
 * @property {string} [machine] with a folder: the kind of machine
 * @property {string[]} migrations names of those that the schema has seen
 */

/**
 * @param {Pick<About, 'kind' | 'postgres' | 'program' | 'migrations'>} facts
 * @returns {About}
 */
export function aboutBackup(facts) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return { format: FORMATS[facts.kind], made: new Date().toISOString(), version, ...facts };
}

/**
 * @param {string} text what `about.json` holds
 * @returns {About}
 * @throws {Problem} when this version cannot read such a backup
 */
export function readAbout(text) {
  const about = parse(text);
  if (about?.format !== undefined && !Object.values(FORMATS).includes(about.format)) {
    throw new Problem(
      `The backup has format ${about.format}, which this version does not read: restore it with the version that made it${about.version ? `, ${about.version}` : ''}.`,
    );
  }
  const isComplete =
    about &&
    FORMATS[about.kind] === about.format &&
    Number.isInteger(about.postgres) &&
    Array.isArray(about.migrations);
  if (!isComplete) throw new Problem('The backup does not say what it holds: it is damaged.');
  return about;
}

/**
 * Refuses a backup that this version cannot continue with.
 *
 * @param {About} about
 * @param {number} packagedPostgres the major version of the PostgreSQL that comes with the packages
 * @param {string[]} known the numbers of the migrations of this version
 * @throws {Problem} with one sentence
 */
export function refuseUnfit(about, packagedPostgres, known = knownMigrations()) {
  if (about.migrations.some((name) => !known.includes(numberOf(name)))) {
    throw new Problem(
      `The backup was made by a newer version of the product (${about.version}) with changes to the database that this one does not know: restore it with that version.`,
    );
  }
  if (about.kind !== 'folder') return;
  if (about.postgres !== packagedPostgres) {
    throw new Problem(
      `The backup is a copy of the data folder of PostgreSQL ${about.postgres}, which PostgreSQL ${packagedPostgres} of this version cannot open: restore it with version ${about.version} of the product.`,
    );
  }
  if (about.machine !== MACHINE) {
    throw new Problem(
      `The backup is a copy of a data folder of ${about.machine}, which PostgreSQL on ${MACHINE} cannot open: restore it on such a machine.`,
    );
  }
}

/** @returns {string[]} their numbers, with which their names end and their files begin */
function knownMigrations() {
  const files = readdirSync(join(ROOT, 'backend/src/database/migrations'));
  return files.map((file) => file.split('-')[0] ?? '');
}

/** @param {string} name of a migration, such as `FirstSchema1763683200000` */
const numberOf = (name) => /\d+$/.exec(name)?.[0] ?? name;

/**
 * @param {string} text
 * @returns {About | undefined}
 */
function parse(text) {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
