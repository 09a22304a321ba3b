import { randomBytes } from 'node:crypto';

/** Without the letters that are taken for digits or for each other. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A password of 120 random bits, in six groups that can be read out and typed. */
export const generatedPassword = (): string =>
  Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/.{4}(?!$)/g, '$&-');
