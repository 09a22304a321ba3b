import type { CookieOptions } from 'express';
import { derivedKeys, type Secrets } from '../../config/key-ring.js';

/** The cookie's name and attributes. Browsers keep a `__Host-` cookie to this host, and to https. */
export function sessionCookie(publicUrl: string): { name: string; options: CookieOptions } {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-ellac-session' : 'ellac-session',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  };
}

/** What session ids are signed with: new ones with the first. */
export const sessionKeys = (secrets: Secrets): string[] =>
  derivedKeys(secrets, 'session cookie').map((key) => key.toString('hex'));
