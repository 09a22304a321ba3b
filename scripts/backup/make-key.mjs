import { writeFileSync } from 'node:fs';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Problem } from '../run/problem.mjs';

/**
 * Makes a key for backups, in the form of `age-keygen`.
 *
 * @param {string} file a new one, for this user only
 * @returns {Promise<string>} its public part, which encrypts and does not decrypt
 * @throws {Problem} when the file is there already
 */
export async function makeKey(file) {
  const key = await generateX25519Identity();
  const recipient = await identityToRecipient(key);
  const lines = [`# created: ${new Date().toISOString()}`, `# public key: ${recipient}`, key, ''];
  try {
    writeFileSync(file, lines.join('\n'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Problem(`${file} cannot be made (${code}): name a new file.`);
  }
  return recipient;
}
