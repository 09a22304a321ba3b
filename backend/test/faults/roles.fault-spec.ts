import { afterAll, describe, expect, it } from '@jest/globals';
import { apiPaths } from '@ellac/contracts';
import { endAllBackends } from '../support/services/own-backend.js';
import { eventually } from '../support/eventually.js';
import { aReplyThatNeverComes } from '../support/services/mail-server.js';
import { withoutExpiry } from '../support/mails/without-expiry.js';
import {
  inAWorld,
  heldUp,
  mailsOf,
  reported,
  standingOf,
  submit,
  submitted,
} from '../support/services/world.js';

afterAll(endAllBackends);

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

describe('roles', () => {
  it.concurrent('a web process takes submissions and makes no report', () =>
    inAWorld(async (world) => {
      const web = await world.start({ ROLE: 'web' });
      const responseId = await submitted(web);
      const worker = await world.start({ ROLE: 'worker' });
      const standing = await reported(world, responseId);
      expect(standing.attempt).toBe(1);
      // A worker serves probes only.
      expect(await statusOf(worker.url + apiPaths.live)).toBe(200);
      expect(await statusOf(`${worker.url}/`)).toBe(404);
      expect((await submit(worker)).status).toBe(404);
    }));

  it.concurrent('two workers side by side do each piece of work once, though one is killed', () =>
    inAWorld(async (world) => {
      const [web, first] = await Promise.all([
        world.start({ ROLE: 'web' }),
        world.start({ ROLE: 'worker' }),
        world.start({ ROLE: 'worker' }),
      ]);
      const responses = await Promise.all(Array.from({ length: 30 }, () => submitted(web)));
      await eventually('the first mails', () =>
        Promise.resolve(world.mail.received.length >= 3 ? true : null),
      );
      await first.end('SIGKILL');
      for (const responseId of responses) {
        const mails = mailsOf(world, await reported(world, responseId));
        // A worker that is killed between the mail server's 250 and its own commit sends the same
        // mail again.
        expect(new Set(mails.map(withoutExpiry)).size).toBe(1);
      }
      expect(world.mail.received.length - responses.length).toBeLessThanOrEqual(4);
    }));

  it.concurrent('four processes that start at once make one schema', () =>
    inAWorld(async (world) => {
      await Promise.all(Array.from({ length: 4 }, () => world.start()));
      const rows = await world.query('SELECT name FROM migrations');
      expect(new Set(rows.map((row) => (row as { name: string }).name)).size).toBe(rows.length);
    }));
});

describe('a process that is asked to stop', () => {
  it.concurrent('says so to probes at once, finishes what it was asked before, and ends well', () =>
    inAWorld(async (world) => {
      const backend = await world.start({ DRAIN_SECONDS: '2' });
      const lock = await world.connect();
      await lock.query('BEGIN');
      await lock.query('LOCK TABLE companies IN EXCLUSIVE MODE');
      const submission = submit(backend);
      await heldUp(world, 'WITH company AS');

      const code = backend.end('SIGTERM');
      await eventually('the probe hears of it', async () =>
        (await statusOf(backend.url + apiPaths.ready)) === 503 ? true : null,
      );
      expect(await statusOf(backend.url + apiPaths.live)).toBe(200);
      await lock.query('ROLLBACK');
      expect((await submission).status).toBe(201);
      expect(await code).toBe(0);
    }));

  it.concurrent('hands back what it cannot finish, and no try is counted', () =>
    inAWorld(async (world) => {
      const { reply, awaited } = aReplyThatNeverComes();
      world.mail.answer({ message: reply });
      const first = await world.start();
      const responseId = await submitted(first);
      await awaited;
      expect(await first.end('SIGTERM')).toBe(0);
      const { analysisId, deliveries } = await standingOf(world, responseId);
      expect(deliveries).toEqual(['pending']);
      expect(
        await world.query(
          'SELECT attempt, run_id, lease_until FROM email_deliveries WHERE analysis_id = $1',
          [analysisId],
        ),
      ).toEqual([{ attempt: 0, run_id: null, lease_until: null }]);

      world.mail.answer({});
      await world.start();
      await reported(world, responseId);
    }));
});
