import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../run/problem.mjs';

/**
 * A new folder for this user only, on the disk where the result will be.
 *
 * @param {string} parent
 * @throws {Problem} when nothing can be made there
 */
export function workFolder(parent) {
  try {
    return mkdtempSync(join(parent, '.ellac-'));
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Problem(`Nothing can be written in the folder ${parent} (${code}).`);
  }
}
