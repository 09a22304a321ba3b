import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtProjects } from './build-inputs.mjs';

/**
 * Whether a build would make what is there already: nothing it is made from has changed, and its
 * outputs are as the last one left them.
 *
 * @param {string} root of the repository
 * @param {string} webDir what is served; a deploy into it changes it
 * @param {string} inputs their digest now
 */
export const isBuilt = (root, webDir, inputs) =>
  existsSync(stampFile(webDir)) &&
  readFileSync(stampFile(webDir), 'utf8') === stampOf(root, webDir, inputs);

/**
 * Before a build, as one that fails or is interrupted leaves some of its outputs behind.
 *
 * @param {string} webDir
 */
export const forgetBuild = (webDir) => rmSync(stampFile(webDir), { force: true });

/**
 * After a build.
 *
 * @param {string} root of the repository
 * @param {string} webDir
 * @param {string} inputs their digest as it was before the build, during which somebody may write
 */
export const rememberBuild = (root, webDir, inputs) =>
  writeFileSync(stampFile(webDir), stampOf(root, webDir, inputs));

/** Beside what is served, so that it goes with that. @param {string} webDir */
const stampFile = (webDir) => join(dirname(webDir), 'build-stamp');

/** @param {string} root @param {string} webDir @param {string} inputs */
const stampOf = (root, webDir, inputs) =>
  `inputs ${inputs}\noutputs ${digestOfOutputs(root, webDir)}\n`;

/**
 * By size and time of each file; a build that somebody makes meanwhile changes them.
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
