import { describe, expect, it } from '@jest/globals';
import { QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDatabaseAway } from './database-away.js';

const coded = (code: string) => Object.assign(new Error('no words for people'), { code });

describe('isDatabaseAway', () => {
  it.each([
    'ECONNREFUSED',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    '08006',
    '25006',
    '25P03',
    '53100',
    '53300',
    '55P03',
    '57P01',
    '57P03',
  ])('is so with %s', (code) => expect(isDatabaseAway(coded(code))).toBe(true));

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
    'Connection terminated unexpectedly',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])('is so when the driver says "%s"', (words) =>
    expect(isDatabaseAway(new Error(words))).toBe(true),
  );

  it('is so when a connection ended in the middle of a transaction', () => {
    expect(isDatabaseAway(new QueryRunnerProviderAlreadyReleasedError())).toBe(true);
  });

  it('is not so when a statement was refused, or with any other fault', () => {
    for (const error of [
      coded('23505'),
      coded('57014'),
      coded('25001'),
      coded('22P05'),
      new Error('x'),
      null,
    ])
      expect(isDatabaseAway(error)).toBe(false);
  });
});
