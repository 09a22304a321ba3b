import { closeSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { create, extract, list } from 'tar';
import { Problem } from '../run/problem.mjs';
import { readAbout } from './about.mjs';

/** The parts of a backup (a tar, gzip): `about.json`, `secret`, and one of the others. */
export const PARTS = Object.freeze({
  about: 'about.json',
  secret: 'secret',
  database: 'database.dump',
  tables: 'tables',
  folder: 'data',
});

/** The parts that are folders. @type {string[]} */
const FOLDERS = [PARTS.tables, PARTS.folder];

/**
 * Writes a backup: readable for this user only, and under its name when it is whole.
 *
 * @param {string} folder where the parts are
 * @param {string[]} parts
 * @param {string} file
 */
export async function writeArchive(folder, parts, file) {
  const unfinished = join(folder, 'unfinished.tar.gz');
  await create({ file: unfinished, cwd: folder, gzip: true, portable: true, mode: 0o600 }, parts);
  const written = openSync(unfinished, 'r+');
  fsyncSync(written);
  closeSync(written);
  renameSync(unfinished, file);
}

/**
 * Reads a backup from its first byte to its last.
 *
 * @param {string} file
 * @returns {Promise<import('./about.mjs').About>}
 * @throws {Problem} with one sentence, when the file is no backup, is damaged, or has another
 *   format
 */
export async function inspectArchive(file) {
  if (!existsSync(file)) throw new Problem(`${file} is not there.`);
  const damaged = new Problem(`${file} is not a backup, or it is damaged.`);
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {Buffer[]} */
  const about = [];
  let isForeign = false;
  try {
    await list({
      file,
      strict: true,
      onReadEntry: (entry) => {
        const [part = '', ...rest] = entry.path.split('/');
        found.add(part);
        const mayHoldMore = FOLDERS.includes(part);
        isForeign ||=
          !['File', 'Directory'].includes(entry.type) ||
          !Object.values(PARTS).some((name) => name === part) ||
          (!mayHoldMore && rest.length > 0) ||
          rest.includes('..');
        if (part === PARTS.about) entry.on('data', (data) => about.push(Buffer.from(data)));
      },
    });
  } catch (error) {
    throw Object.assign(damaged, { cause: error });
  }
  if (isForeign || !found.has(PARTS.about)) throw damaged;
  const read = readAbout(Buffer.concat(about).toString());
  if (!found.has(PARTS.secret) || !found.has(PARTS[read.kind])) throw damaged;
  return read;
}

/**
 * Unpacks a part of an inspected backup. Throws for a path outside of the folder.
 *
 * @param {string} file
 * @param {string} part
 * @param {string} folder
 */
export const extractPart = (file, part, folder) =>
  extract({ file, cwd: folder, strict: true, preserveOwner: false }, [part]);
