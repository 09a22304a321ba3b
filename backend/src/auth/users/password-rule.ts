import { limits, messages } from '@ellac/contracts';

/**
 * Why a new password is refused, as a sentence; null when it is good. There is no rule on kinds of
 * characters: length, and not being on a list of common passwords, protect better.
 */
export async function passwordFault(password: string, username: string): Promise<string | null> {
  const length = Array.from(password.normalize('NFC')).length;
  if (length < limits.passwordMin) return messages.passwordTooShort;
  if (length > limits.password) return messages.passwordTooLong;
  const lowerCase = password.toLowerCase();
  if (lowerCase.includes(username.trim().toLowerCase()))
    return 'A password must not contain the username.';
  if (await isCommon(lowerCase)) return 'This password is too common: others use it as well.';
  return null;
}

/** Digits and signs around a common word are among the first things that an attacker tries. */
const around = /^[^\p{L}]+|[^\p{L}]+$/gu;

async function isCommon(lowerCase: string): Promise<boolean> {
  // Loaded when needed: a list of 50,000 passwords has no place in each start of the server.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = new Set(dictionary['passwords-common']);
  return common.has(lowerCase) || common.has(lowerCase.replace(around, ''));
}
