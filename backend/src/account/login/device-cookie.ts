import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { apiPaths } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { Response } from 'express';
import { Environment } from '../../config/environment.js';

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
  private readonly key: Buffer;

  constructor({ PUBLIC_URL, SECRET }: Environment) {
    this.isSecure = PUBLIC_URL.startsWith('https:');
    // Not `__Host-` as for the session: that prefix requires the path `/`.
    this.name = this.isSecure ? '__Secure-ellac-device' : 'ellac-device';
    this.key = Buffer.from(hkdfSync('sha256', SECRET, '', 'device cookie', 32));
  }

  /** Remembers the browser in which this user has just logged in. */
  set(response: Response, username: string): void {
    const device = `${Date.now() + lifetime}.${randomBytes(16).toString('base64url')}`;
    response.cookie(this.name, `${device}.${this.signature(device, username)}`, {
      httpOnly: true,
      sameSite: 'strict',
      path: apiPaths.login,
      secure: this.isSecure,
      maxAge: lifetime,
    });
  }

  /**
   * Which browser sends this `Cookie` header; null when nobody with this name logged in there in the
   * last months.
   */
  deviceOf(cookies: string | undefined, username: string): string | null {
    const value = parse(cookies ?? '')[this.name] ?? '';
    const [expiry = '', nonce = '', signature = ''] = value.split('.');
    const device = `${expiry}.${nonce}`;
    const right = Buffer.from(this.signature(device, username));
    const given = Buffer.from(signature);
    const isOurs = given.length === right.length && timingSafeEqual(given, right);
    return isOurs && Number(expiry) > Date.now() ? device : null;
  }

  private signature(device: string, username: string): string {
    const text = `${device}.${username.trim().toLowerCase()}`;
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
