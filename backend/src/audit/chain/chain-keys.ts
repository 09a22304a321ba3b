import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A signature, and the key that made it, without telling the key. */
export interface Signature {
  readonly keyId: string;
  readonly signature: string;
}

interface ChainKey {
  readonly id: string;
  readonly key: Buffer;
}

const hmacOf = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

const keyOf = (secret: string): ChainKey => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'audit chain', 32));
  return { id: hmacOf(key, 'id').slice(0, 16), key };
};

/**
 * The keys that sign the chain of the audit trail. The chain itself needs none of them: its hashes
 * have no key, so that it stays whole under another secret.
 */
export class ChainKeys {
  private readonly keys: readonly [ChainKey, ...ChainKey[]];

  /**
   * @param secret signs
   * @param earlier those whose signatures are recognized, too
   */
  constructor(secret: string, ...earlier: readonly string[]) {
    this.keys = [keyOf(secret), ...earlier.map(keyOf)];
  }

  sign(text: string): Signature {
    const [{ id, key }] = this.keys;
    return { keyId: id, signature: hmacOf(key, text) };
  }

  /** Whether one of these keys has signed; `unknown` where another one says that it did. */
  judge(text: string, { keyId, signature }: Signature): 'right' | 'wrong' | 'unknown' {
    const signer = this.keys.find(({ id }) => id === keyId);
    if (signer === undefined) return 'unknown';
    const expected = Buffer.from(hmacOf(signer.key, text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? 'right' : 'wrong';
  }
}

/** What is signed for a place in the chain. */
export const placeText = (hash: string): string => `place ${hash}`;

/** What is signed for a cut after a place. */
export const cutText = (hash: string): string => `cut ${hash}`;
