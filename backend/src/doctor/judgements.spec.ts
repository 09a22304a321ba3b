import { describe, expect, it } from '@jest/globals';
import { certificateUntil } from './address-check.js';
import { freeOf } from './disk-check.js';
import { judge, serverIn } from './redis-checks.js';

const gigabyte = 1e9;
const day = 24 * 3_600_000;

describe('the doctor judges', () => {
  it.each([
    [400, 500, 'ok'],
    [20, 500, 'ok'],
    [6, 10, 'ok'],
    [4, 100, 'warning'],
    [4, 10, 'ok'],
    [0.9, 100, 'fault'],
  ])('%d GB free of %d GB as %s', (free, size, status) => {
    expect(freeOf(free * gigabyte, size * gigabyte).status).toBe(status);
  });

  it.each([
    [90, 'ok'],
    [21, 'ok'],
    [20, 'warning'],
    [0, 'warning'],
  ])('a certificate for another %d days as %s', (days, status) => {
    expect(certificateUntil(1000 * day + days * day, 1000 * day).status).toBe(status);
  });

  it.each([
    ['noeviction', 0, 100, 'ok'],
    ['noeviction', 100, 79, 'ok'],
    ['noeviction', 100, 80, 'warning'],
    ['noeviction', 100, 100, 'fault'],
    ['allkeys-lru', 0, 1, 'fault'],
  ])(
    'a Redis with the policy %s and a limit of %d that uses %d as %s',
    (policy, limit, used, status) => {
      const memory = `maxmemory:${limit}\r\nmaxmemory_policy:${policy}\r\nused_memory:${used}\r\n`;
      expect(serverIn('redis_version:7.2.4\r\n', memory)).toMatchObject({
        status,
        found: expect.stringMatching(`^Redis 7.2.4, policy ${policy}, `),
      });
    },
  );

  it.each([
    [1, 'ok'],
    [0, 'fault'],
    [null, 'ok'],
  ])('a queue with %p workers as %s', (workers, status) => {
    const served = { name: 'analysis', waiting: 0, workers: 2 };
    expect(judge([served, { name: 'delivery', waiting: 3, workers }]).status).toBe(status);
  });
});
