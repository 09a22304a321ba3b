import { hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Environment } from './environment.js';
import { readSetting } from './environment.js';

/** The secret, and the one before it while a change-over lasts. */
export type Secrets = Pick<Environment, 'SECRET' | 'SECRET_PREVIOUS'>;

/** The keys for one use. New values are made with the first; what is there may fit any of them. */
export type KeyRing<Key> = readonly [current: Key, ...previous: Key[]];

/** What is made from each secret. @param keyOf makes it from one */
export const keyRing = <Key>(
  { SECRET, SECRET_PREVIOUS }: Secrets,
  keyOf: (secret: string) => Key,
): KeyRing<Key> =>
  SECRET_PREVIOUS === undefined ? [keyOf(SECRET)] : [keyOf(SECRET), keyOf(SECRET_PREVIOUS)];

/** The secrets themselves, for uses that put their name into what they sign. */
export const secretRing = (secrets: Secrets): KeyRing<string> =>
  keyRing(secrets, (secret) => secret);

/** Keys of 256 bits for one purpose: none tells the secret or the key of another purpose. */
export const derivedKeys = (secrets: Secrets, purpose: string): KeyRing<Buffer> =>
  keyRing(secrets, (secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));

/** Whether one of the keys makes the given signature. */
export const isSignedBy = <Key>(
  ring: KeyRing<Key>,
  given: Buffer,
  signatureBy: (key: Key) => Buffer,
): boolean =>
  ring.some((key) => {
    const right = signatureBy(key);
    return given.length === right.length && timingSafeEqual(given, right);
  });

/**
 * The secrets of this process, for commands that need few other settings.
 *
 * @throws EnvironmentError when one is not set and needed, or too short.
 */
export function secretsOfProcess(): Secrets {
  const previous = readSetting('SECRET_PREVIOUS', process.env);
  return {
    SECRET: readSetting('SECRET', process.env),
    ...(previous === undefined ? {} : { SECRET_PREVIOUS: previous }),
  };
}
