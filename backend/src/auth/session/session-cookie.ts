import { hkdfSync } from 'node:crypto';
import type { CookieOptions } from 'express';

/** The cookie's name and attributes. Browsers keep a `__Host-` cookie to this host, and to https. */
export function sessionCookie(publicUrl: string): { name: string; options: CookieOptions } {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-ellac-session' : 'ellac-session',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
  };
}

/** What session ids are signed with: a key of its own, so that no other use of SECRET tells it. */
export const sessionKey = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'session cookie', 32)).toString('hex');
