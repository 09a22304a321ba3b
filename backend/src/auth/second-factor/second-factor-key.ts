import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Environment } from '../../config/environment.js';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts what authenticator apps share with the server: who reads the database makes no codes. */
@Injectable()
export class SecondFactorKey {
  private readonly key: Buffer;

  constructor({ SECRET }: Environment) {
    this.key = Buffer.from(hkdfSync('sha256', SECRET, '', 'second factor', 32));
  }

  /** @param userId bound to the text, so that it opens in no other user's row. */
  seal(secret: string, userId: string): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.key, iv).setAAD(Buffer.from(userId));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]);
  }

  /** Null for what was sealed under another `SECRET` or for another user. */
  open(sealed: Buffer, userId: string): string | null {
    const iv = sealed.subarray(0, ivBytes);
    const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
    const options = { authTagLength: tagBytes };
    try {
      const decipher = createDecipheriv(algorithm, this.key, iv, options)
        .setAAD(Buffer.from(userId))
        .setAuthTag(tag);
      const text = sealed.subarray(ivBytes + tagBytes);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
