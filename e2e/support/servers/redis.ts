import Queue from 'bull';
import { service } from '../../../backend/test/support/services/service-address.js';

/**
 * The first of the browser tests' Redis databases; each kind of server has one database per worker.
 */
const first = Number(process.env['TEST_REDIS_FROM'] ?? 10);
export type ServerKind = (typeof kinds)[number];
const kinds = ['own server', 'worded server', 'server of one test'] as const;
const workers = 2;

/** @returns the address of a Redis database that only this server of this worker uses. */
export async function anEmptyRedis(server: ServerKind): Promise<string> {
  const worker = Number(process.env['TEST_PARALLEL_INDEX']);
  const address = service('REDIS_URL');
  address.pathname = String(first + kinds.indexOf(server) * workers + worker);
  const queue = new Queue('analysis', address.href);
  await queue.client.flushdb();
  await queue.close();
  return address.href;
}
