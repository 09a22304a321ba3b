import { createHash } from 'node:crypto';
import { generatedPassword } from '../users/generated-password.js';

/** Ten codes for a lost phone. Their 120 random bits each cannot be guessed from a plain hash. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: 10 }, generatedPassword);

/** As typed, without blanks and hyphens, and in one case. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** What is stored of a recovery code. */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(plainCode(code)).digest('hex');
