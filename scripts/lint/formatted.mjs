import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from '../run/folders.mjs';

/**
 * A text in the repository's format.
 *
 * @param {string} file whose format it takes
 * @param {string} text
 * @throws {Error} when it cannot be read as that kind of file
 */
export async function formatted(file, text) {
  const { singleQuote, printWidth } = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(file, text, { singleQuote, printWidth });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message)}`);
  return code;
}
