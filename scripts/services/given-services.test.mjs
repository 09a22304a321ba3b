import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { freePort } from '../run/ports.mjs';
import { ageOfDatabase, checkGivenServices } from './given-services.mjs';

/** @type {number} a port without a listener */
let port;
before(async () => (port = await freePort()));

const nothing = { DATABASE_URL: undefined, REDIS_URL: undefined, SMTP_URL: undefined };

test('a database that cannot be reached is refused, and its password not shown', async () => {
  const DATABASE_URL = `postgres://ellac:hidden@127.0.0.1:${port}/ellac`;
  await assert.rejects(checkGivenServices({ ...nothing, DATABASE_URL }), {
    message: `The PostgreSQL at 127.0.0.1:${port} cannot be reached (ECONNREFUSED): start it, or correct DATABASE_URL.`,
  });
});

test('the start can do without Redis and mail, and says so', async () => {
  const remarks = await checkGivenServices({
    ...nothing,
    REDIS_URL: `redis://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  assert.match(`${remarks[0]}`, /^The Redis at .* cannot be reached \(ECONNREFUSED\)/);
  assert.match(`${remarks[1]}`, /^The mail server at .* cannot be reached \(E/);
  assert.equal(remarks.length, 2);
});

test('PostgreSQL 15 is new enough, 14 is not', () => {
  assert.equal(ageOfDatabase(150_000), undefined);
  assert.equal(ageOfDatabase(140_019), 'has version 14, and 15 or later is needed.');
});
