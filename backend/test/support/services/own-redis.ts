import { service } from './service-address.js';

/**
 * Redis has sixteen databases. Stages of `npm test` run concurrently, so each stage is given the
 * number of its first database, and each of its jest workers uses the next one.
 */
export function redisUrl(): string {
  const first = Number(process.env['TEST_REDIS_FROM'] ?? 1);
  const worker = Number(process.env['JEST_WORKER_ID'] ?? 1);
  const address = service('REDIS_URL');
  address.pathname = String(first + worker - 1);
  return address.href;
}
