import { setTimeout } from 'node:timers/promises';
import { apiPaths } from '@ellac/contracts';
import { afterAll, describe, expect, it } from '@jest/globals';
import { endAllBackends } from '../support/backend-process.js';
import { eventually } from '../support/eventually.js';
import {
  inAWorld,
  mailsOf,
  reported,
  standingOf,
  submit,
  submitted,
  type World,
} from '../support/world.js';

afterAll(endAllBackends);

/** Nothing may stay stuck for longer (invariant I2). */
const longestSeconds = 120;

const times = <Value>(count: number, make: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, make));

const eachReportedOnce = async (world: World, responseIds: readonly string[]): Promise<void> => {
  for (const responseId of responseIds)
    expect(mailsOf(world, await reported(world, responseId, longestSeconds))).toHaveLength(1);
};

/** How many seconds ago the repair began its last run. */
const secondsSinceRepair = async (world: World): Promise<number> => {
  const [row] = await world.query<{ seconds: number }>(
    `SELECT extract(epoch FROM now() - next_at)::float8 + 4 AS seconds
     FROM leases WHERE name = 'repair'`,
  );
  return row!.seconds;
};

describe('connections to Redis that carry nothing any more and do not end', () => {
  it.concurrent('hold no report up for long', () =>
    inAWorld(async (world) => {
      const web = await world.start({ ROLE: 'web' });
      const worker = await world.start({ ROLE: 'worker' });
      await eachReportedOnce(world, [await submitted(web)]);
      world.redis.freeze();
      await eachReportedOnce(world, await times(5, () => submitted(web)));
      expect(await worker.end()).toBe(0);
    }),
  );
});

describe('Redis that is away for long', () => {
  it.concurrent('lets the worker take what is overdue from the table', () =>
    inAWorld(async (world) => {
      const web = await world.start({ ROLE: 'web' });
      await world.start({ ROLE: 'worker' });
      world.redis.cut();
      await eachReportedOnce(world, await times(3, () => submitted(web)));
    }),
  );
});

describe('connections to PostgreSQL that carry nothing any more and do not end', () => {
  it.concurrent('hold no report up for long, and the repair goes on', () =>
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
      await eachReportedOnce(world, [...before, after]);
      await eventually('the repair runs', async () =>
        (await secondsSinceRepair(world)) < 10 ? true : null,
      );
    }, true),
  );
});

describe('PostgreSQL that ends its connections again and again', () => {
  it.concurrent('ends no process, and loses nothing', () =>
    inAWorld(async (world) => {
      const backend = await world.start();
      const accepted: string[] = [];
      const control = await world.connect();
      for (let round = 0; round < 15; round += 1) {
        const answers = times(4, () => submit(backend));
        // Each time at another moment of the work.
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
      for (const responseId of accepted) {
        const standing = await reported(world, responseId, longestSeconds);
        // Who lost the database after the mail server's 250 may send the same again.
        expect(new Set(mailsOf(world, standing)).size).toBe(1);
        expect((await standingOf(world, responseId)).deliveries).toEqual(['sent']);
      }
      expect(await backend.end()).toBe(0);
    }),
  );
});
