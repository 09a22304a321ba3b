import { describe, expect, it } from '@jest/globals';
import { isDatabaseAway } from './database-away.js';

const coded = (code: string) => Object.assign(new Error('no words for people'), { code });

describe('isDatabaseAway', () => {
  it.each(['ECONNREFUSED', '08006', '53300', '55P03', '57P01', '57P03'])('is so with %s', (code) =>
    expect(isDatabaseAway(coded(code))).toBe(true),
  );

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
    'Connection terminated unexpectedly',
  ])('is so when the driver says "%s"', (words) =>
    expect(isDatabaseAway(new Error(words))).toBe(true),
  );

  it('is not so when a statement was refused, or with any other fault', () => {
    for (const error of [coded('23505'), coded('57014'), coded('22P05'), new Error('x'), null])
      expect(isDatabaseAway(error)).toBe(false);
  });
});
