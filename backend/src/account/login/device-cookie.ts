import { createHmac, randomBytes } from 'node:crypto';
import { apiPaths } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { Response } from 'express';
import { Environment } from '../../config/environment.js';
import { derivedKeys, isSignedBy, type KeyRing } from '../../config/key-ring.js';

/** Milliseconds for which a browser is remembered after a login. */
const lifetime = 180 * 24 * 60 * 60 * 1000;

/**
 * The cookie by which a browser shows that somebody logged in there before. It opens nothing: guesses
 * from such a browser are counted apart, so that strangers who guess at an account do not keep its
 * user out. It is bound to one name, and outlives the session.
 */
@Injectable()
export class DeviceCookie {
  private readonly isSecure: boolean;
  private readonly name: string;
  private readonly keys: KeyRing<Buffer>;

  constructor(environment: Environment) {
    this.isSecure = environment.PUBLIC_URL.startsWith('https:');
    // Not `__Host-` as for the session: that prefix requires the path `/`.
    this.name = this.isSecure ? '__Secure-ellac-device' : 'ellac-device';
    this.keys = derivedKeys(environment, 'device cookie');
  }

  /** Remembers the browser in which this user has just logged in. */
  set(response: Response, username: string): void {
    const device = `${Date.now() + lifetime}.${randomBytes(16).toString('base64url')}`;
    response.cookie(
      this.name,
      `${device}.${signature(this.keys[0], device, username).toString('base64url')}`,
      {
        httpOnly: true,
        sameSite: 'strict',
        path: apiPaths.login,
        secure: this.isSecure,
        maxAge: lifetime,
      },
    );
  }

  /**
   * Which browser sends this `Cookie` header; null when nobody with this name logged in there in the
   * last months.
   */
  deviceOf(cookies: string | undefined, username: string): string | null {
    const value = parse(cookies ?? '')[this.name] ?? '';
    const [expiry = '', nonce = '', given = ''] = value.split('.');
    const device = `${expiry}.${nonce}`;
    const isOurs = isSignedBy(this.keys, Buffer.from(given, 'base64url'), (key) =>
      signature(key, device, username),
    );
    return isOurs && Number(expiry) > Date.now() ? device : null;
  }
}

function signature(key: Buffer, device: string, username: string): Buffer {
  const text = `${device}.${username.trim().toLowerCase()}`;
  return createHmac('sha256', key).update(text).digest();
}
