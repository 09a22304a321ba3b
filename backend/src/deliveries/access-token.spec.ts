import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { accessTokenOf, hashOfToken } from './access-token.js';

const secret = 'a secret that nobody can guess, really';
const delivery = '6f0a3f0e-5b1c-4a47-9f0e-1c2d3e4f5a6b';

describe('a report’s token', () => {
  it('is the HMAC of its delivery under the secret, in 43 characters safe in a URL', () => {
    const token = accessTokenOf(secret, delivery);
    expect(token).toBe(
      createHmac('sha256', secret).update(`report-access:${delivery}`).digest('base64url'),
    );
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('is the same each time, and another one for another delivery or secret', () => {
    const tokens = [
      accessTokenOf(secret, delivery),
      accessTokenOf(secret, delivery),
      accessTokenOf(secret, delivery.replace('6f', '7f')),
      accessTokenOf(`${secret}!`, delivery),
    ];
    expect(new Set(tokens).size).toBe(3);
  });

  it('has 256 bits that look random, in ten thousand of them (S27)', () => {
    const tokens = Array.from({ length: 10_000 }, (_, index) =>
      Buffer.from(accessTokenOf(secret, `delivery ${index}`), 'base64url'),
    );
    expect(new Set(tokens.map(String)).size).toBe(tokens.length);
    for (let bit = 0; bit < 256; bit += 1) {
      const set = tokens.filter((token) => (token[bit >> 3]! >> (bit & 7)) & 1).length;
      // Seven standard deviations: it fails for a bit that is not a coin.
      expect(Math.abs(set - tokens.length / 2)).toBeLessThan(350);
    }
  });

  it('is stored as its SHA-256', () => {
    expect(hashOfToken('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});
