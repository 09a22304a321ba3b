import { limits, messages } from '@ellac/contracts';

/**
 * Why a new password is refused, as a sentence; null when it is good. There is no rule on kinds of
 * characters: length, and being hard to guess, protect better.
 */
export async function passwordFault(password: string, username: string): Promise<string | null> {
  const composed = password.normalize('NFC');
  const length = Array.from(composed).length;
  if (length < limits.passwordMin) return messages.passwordTooShort;
  if (length > limits.password) return messages.passwordTooLong;
  const lowerCase = password.toLowerCase();
  if (lowerCase.includes(username.trim().toLowerCase()))
    return 'A password must not contain the username.';
  if (await isCommon(lowerCase)) return 'This password is too common: others use it as well.';
  return weakness(composed);
}

/** Digits and signs around a common word are among the first things that an attacker tries. */
const around = /^[^\p{L}]+|[^\p{L}]+$/gu;

async function isCommon(lowerCase: string): Promise<boolean> {
  // Loaded when needed: a list of 50,000 passwords has no place in each start of the server.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = new Set(dictionary['passwords-common']);
  return common.has(lowerCase) || common.has(lowerCase.replace(around, ''));
}

/** 3 is "safely unguessable: moderate protection from an offline attack" (zxcvbn). */
const leastScore = 3;

/** What makes a password weak, from what says most about it. */
const reasons: readonly (readonly [pattern: string, reason: string])[] = [
  ['repeat', 'it repeats the same characters.'],
  ['spatial', 'it follows the keys of a keyboard.'],
  ['sequence', 'it is a sequence such as abcd or 1234.'],
  ['dictionary', 'it is made of words that are tried first.'],
  ['date', 'it is made of dates.'],
];

async function weakness(password: string): Promise<string | null> {
  const { strengthOf } = await import('./password-strength.js');
  const { score, patterns } = strengthOf(password);
  if (score >= leastScore) return null;
  const reason =
    reasons.find(([pattern]) => patterns.includes(pattern))?.[1] ?? 'it is too simple.';
  return `This password is easy to guess: ${reason} Use some words that do not belong together.`;
}
