import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtProjects } from './build-inputs.mjs';

/**
 * Whether a build would change nothing: its inputs are unchanged, and its outputs are as the last
 * build left them.
 *
 * @param {string} root of the repository
 * @param {string} webDir the served folder; a deploy into it changes it
 * @param {string} inputs their digest now
 */
export const isBuilt = (root, webDir, inputs) =>
  existsSync(stampFile(webDir)) &&
  readFileSync(stampFile(webDir), 'utf8') === stampOf(root, webDir, inputs);

/**
 * Removes the stamp before a build, because a failed or interrupted build leaves partial outputs.
 *
 * @param {string} webDir
 */
export const forgetBuild = (webDir) => rmSync(stampFile(webDir), { force: true });

/**
 * Writes the stamp after a build.
 *
 * @param {string} root of the repository
 * @param {string} webDir
 * @param {string} inputs their digest from before the build, because they may change during it
 */
export const rememberBuild = (root, webDir, inputs) =>
  writeFileSync(stampFile(webDir), stampOf(root, webDir, inputs));

/** Beside the served folder, so that both are deleted together. @param {string} webDir */
const stampFile = (webDir) => join(dirname(webDir), 'build-stamp');

/** @param {string} root @param {string} webDir @param {string} inputs */
const stampOf = (root, webDir, inputs) =>
  `inputs ${inputs}\noutputs ${digestOfOutputs(root, webDir)}\n`;

/**
 * A digest of each file's size and time; a concurrent build changes them.
 *
 * @param {string} root
 * @param {string} webDir
 */
function digestOfOutputs(root, webDir) {
  const hash = createHash('sha256');
  for (const folder of [...builtProjects(root).map((each) => join(root, each, 'dist')), webDir]) {
    hash.update(`${folder}\0`);
    const entries = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
    for (const entry of entries.map(String).sort()) {
      const about = statSync(join(folder, entry));
      if (about.isFile()) hash.update(`${entry}\0${about.size}\0${about.mtimeMs}\0`);
    }
  }
  return hash.digest('hex');
}
