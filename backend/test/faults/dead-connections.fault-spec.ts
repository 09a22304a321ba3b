import { setTimeout } from 'node:timers/promises';
import { apiPaths } from '@ellac/contracts';
import { afterAll, describe, expect, it } from '@jest/globals';
import { endAllBackends } from '../support/services/own-backend.js';
import { eventually } from '../support/eventually.js';
import { withoutExpiry } from '../support/mails/without-expiry.js';
import {
  inAWorld,
  mailsOf,
  reported,
  submit,
  submitted,
  type World,
} from '../support/services/world.js';

afterAll(endAllBackends);

/** Nothing may stay stuck for longer (invariant I2). */
const longestSeconds = 120;

const times = <Value>(count: number, make: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, make));

/**
 * Each report exists once. A worker that lost its database after it sent the mail may send the same
 * mail again.
 */
const eachReported = async (world: World, responseIds: readonly string[]): Promise<void> => {
  for (const responseId of responseIds) {
    const mails = mailsOf(world, await reported(world, responseId, longestSeconds));
    expect(new Set(mails.map(withoutExpiry)).size).toBe(1);
  }
};

/** How many seconds ago the repair began its last run. */
const secondsSinceRepair = async (world: World): Promise<number> => {
  const [row] = await world.query<{ seconds: number }>(
    `SELECT extract(epoch FROM now() - next_at)::float8 + 4 AS seconds
     FROM leases WHERE name = 'repair'`,
  );
  return row!.seconds;
};

// All tests are in one `describe`, because jest runs only tests of the same block concurrently.
describe('neither a report nor a process is lost where', () => {
  it.concurrent('connections to Redis carry nothing any more and do not end', () =>
    inAWorld(async (world) => {
      const web = await world.start({ ROLE: 'web' });
      const worker = await world.start({ ROLE: 'worker' });
      await eachReported(world, [await submitted(web)]);
      world.redis.freeze();
      await eachReported(world, await times(5, () => submitted(web)));
      expect(await worker.end()).toBe(0);
    }));

  it.concurrent('Redis is away for long: the worker takes what is overdue from the table', () =>
    inAWorld(async (world) => {
      const web = await world.start({ ROLE: 'web' });
      await world.start({ ROLE: 'worker' });
      world.redis.cut();
      await eachReported(world, await times(3, () => submitted(web)));
    }));

  it.concurrent('connections to PostgreSQL carry nothing any more and do not end', () =>
    inAWorld(async (world) => {
      const backend = await world.start();
      const before = await times(5, () => submitted(backend));
      world.postgres.freeze();
      const after = await eventually(
        'a submission is accepted again',
        async () => {
          const answer = await submit(backend);
          return answer.status === 201
            ? ((await answer.json()) as { responseId: string }).responseId
            : null;
        },
        60,
      );
      await eachReported(world, [...before, after]);
      await eventually('the repair runs', async () =>
        (await secondsSinceRepair(world)) < 10 ? true : null,
      );
    }, true));

  it.concurrent('PostgreSQL ends its connections again and again', () =>
    inAWorld(async (world) => {
      const backend = await world.start();
      const accepted: string[] = [];
      const control = await world.connect();
      for (let round = 0; round < 15; round += 1) {
        const answers = times(4, () => submit(backend));
        // Each round cuts the connection at another moment of the work.
        await setTimeout(round * 10);
        await control.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        );
        for (const answer of await answers) {
          expect([201, 503]).toContain(answer.status);
          if (answer.status === 201)
            accepted.push(((await answer.json()) as { responseId: string }).responseId);
        }
      }
      await eventually('it is ready', async () =>
        (await fetch(backend.url + apiPaths.ready)).ok ? true : null,
      );
      await eachReported(world, accepted);
      expect(await backend.end()).toBe(0);
    }));
});
