import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Environment } from '../../config/environment.js';
import { derivedKeys, type KeyRing, type Secrets } from '../../config/key-ring.js';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** What authenticator apps share with the server, decrypted. */
export interface OpenedSecret {
  readonly secret: string;
  /** Whether it is sealed under `SECRET_PREVIOUS` and should be sealed anew. */
  readonly isOutdated: boolean;
}

/** Encrypts what authenticator apps share with the server: who reads the database makes no codes. */
@Injectable()
export class SecondFactorKey {
  private readonly keys: KeyRing<Buffer>;

  constructor(@Inject(Environment) secrets: Secrets) {
    this.keys = derivedKeys(secrets, 'second factor');
  }

  /** @param userId bound to the text, so that it opens in no other user's row. */
  seal(secret: string, userId: string): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.keys[0], iv).setAAD(Buffer.from(userId));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]);
  }

  /** Null for what was sealed under a `SECRET` that is not known here, or for another user. */
  open(sealed: Buffer, userId: string): OpenedSecret | null {
    for (const [age, key] of this.keys.entries()) {
      const secret = openedBy(key, sealed, userId);
      if (secret !== null) return { secret, isOutdated: age > 0 };
    }
    return null;
  }
}

function openedBy(key: Buffer, sealed: Buffer, userId: string): string | null {
  const iv = sealed.subarray(0, ivBytes);
  const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
  const options = { authTagLength: tagBytes };
  try {
    const decipher = createDecipheriv(algorithm, key, iv, options)
      .setAAD(Buffer.from(userId))
      .setAuthTag(tag);
    const text = sealed.subarray(ivBytes + tagBytes);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
