/** An error that the person at the terminal can fix: shown as its message, without a stack. */
export class Problem extends Error {}

/** Thrown where something is started after a stop was requested. */
export class Interrupted extends Error {}

const SIGNS_OF_A_FULL_DISK =
  /ENOSPC|EDQUOT|no space left on device|disk quota exceeded|check free disk space/i;

/**
 * The output of a program that failed, or one sentence with the cause where a person can fix it.
 *
 * @param {string} what such as `PostgreSQL did not start`
 * @param {string} output
 */
export function failure(what, output) {
  if (SIGNS_OF_A_FULL_DISK.test(output)) {
    return new Problem(`${what}, as the disk is full: make room on it and start again.`);
  }
  return new Problem(`${what}.\n${output}`);
}

/**
 * @param {unknown} error
 * @returns {Problem | undefined} undefined when it is not a file system error
 */
export function fileProblem(error) {
  const { code = '', path } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Problem('The disk is full: make room on it and start again.');
  }
  if (path && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST'].includes(code)) {
    return new Problem(
      `${path} cannot be written (${code}): give this user the right to, or move it away.`,
    );
  }
  return undefined;
}

/**
 * Rethrows an error of loading a script: a {@link Problem} if its packages are not installed.
 *
 * @param {NodeJS.ErrnoException} error
 * @returns {never}
 */
export function notInstalled(error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  throw new Problem('The packages are not installed yet: run npm ci first.');
}
