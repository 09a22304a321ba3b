import { afterAll, describe, expect, it } from '@jest/globals';
import { endAllBackends } from '../support/services/own-backend.js';
import { eventually } from '../support/eventually.js';
import { accepted, aReplyThatNeverComes } from '../support/services/mail-server.js';
import { withoutExpiry } from '../support/mails/without-expiry.js';
import {
  inAWorld,
  heldUp,
  mailsOf,
  reported,
  standingOf,
  submitted,
  type World,
} from '../support/services/world.js';

afterAll(endAllBackends);

/** A submission that waits, as no worker runs yet. */
const aWaitingSubmission = async (world: World): Promise<string> => {
  const web = await world.start({ ROLE: 'web' });
  const responseId = await submitted(web);
  await web.end('SIGKILL');
  return responseId;
};

/** A worker that has written a report and cannot store it yet, as a lock holds its statement up. */
const aWorkerAboutToStore = async (world: World) => {
  const lock = await world.connect();
  await lock.query('BEGIN');
  await lock.query('LOCK TABLE email_deliveries IN EXCLUSIVE MODE');
  const worker = await world.start({ ROLE: 'worker' });
  const endStatement = await heldUp(world, 'WITH its_company AS');
  const letGo = async () => {
    await lock.query('ROLLBACK');
    await lock.end();
  };
  return { worker, endStatement, letGo };
};

describe('a worker that is killed', () => {
  it.concurrent('before its claim leaves a report that the next one makes', () =>
    inAWorld(async (world) => {
      const responseId = await aWaitingSubmission(world);
      const lock = await world.connect();
      await lock.query('BEGIN');
      await lock.query('SELECT FROM analyses FOR UPDATE');
      const worker = await world.start({ ROLE: 'worker' });
      const endConnection = await heldUp(world, 'UPDATE analyses AS leased');
      await worker.end('SIGKILL');
      await endConnection();
      await lock.query('ROLLBACK');
      expect(await standingOf(world, responseId)).toMatchObject({ generation: 'pending' });

      await world.start({ ROLE: 'worker' });
      const standing = await reported(world, responseId);
      expect(standing.attempt).toBe(1);
      expect(mailsOf(world, standing)).toHaveLength(1);
    }));

  it.concurrent('in the analysis leaves nothing half, and the next one writes the report', () =>
    inAWorld(async (world) => {
      const responseId = await aWaitingSubmission(world);
      const { worker, endStatement, letGo } = await aWorkerAboutToStore(world);
      expect(await standingOf(world, responseId)).toMatchObject({ generation: 'processing' });
      await worker.end('SIGKILL');
      await endStatement();
      await letGo();

      await world.start({ ROLE: 'worker' });
      const standing = await reported(world, responseId);
      expect(standing.attempt).toBe(2);
      expect(mailsOf(world, standing)).toHaveLength(1);
    }));

  it.concurrent('while its last write is on the way has made the report, once', () =>
    inAWorld(async (world) => {
      const responseId = await aWaitingSubmission(world);
      const { worker, letGo } = await aWorkerAboutToStore(world);
      await worker.end('SIGKILL');
      await letGo();

      await world.start({ ROLE: 'worker' });
      const standing = await reported(world, responseId);
      expect(standing.attempt).toBe(1);
      expect(mailsOf(world, standing)).toHaveLength(1);
    }));

  it.concurrent('before the mail is handed over has sent none, and the next one sends it', () =>
    inAWorld(async (world) => {
      const { reply, awaited } = aReplyThatNeverComes();
      world.mail.answer({ recipient: reply });
      const worker = await world.start();
      const responseId = await submitted(worker);
      await awaited;
      await worker.end('SIGKILL');
      world.mail.answer({});
      expect(world.mail.received).toHaveLength(0);

      await world.start({ ROLE: 'worker' });
      const standing = await reported(world, responseId);
      expect(mailsOf(world, standing)).toHaveLength(1);
    }));

  it.concurrent('between the mail server’s 250 and our commit sends a second mail, the same to the byte', () =>
    inAWorld(async (world) => {
      const lock = await world.connect();
      world.mail.answer({
        message: async () => {
          await lock.query('BEGIN');
          await lock.query('SELECT FROM email_deliveries FOR UPDATE');
          return accepted;
        },
      });
      const worker = await world.start();
      const responseId = await submitted(worker);
      const endConnection = await heldUp(world, 'UPDATE email_deliveries SET run_id = NULL');
      await worker.end('SIGKILL');
      await endConnection();
      world.mail.answer({});
      await lock.query('ROLLBACK');

      await world.start({ ROLE: 'worker' });
      const mails = mailsOf(world, await reported(world, responseId));
      const [first, second, ...more] = mails.map(withoutExpiry);
      expect(second).toBe(first);
      expect(more).toEqual([]);
    }));

  it.concurrent('again and again ends the analysis with a reason, and no mail', () =>
    inAWorld(async (world) => {
      const responseId = await aWaitingSubmission(world);
      for (const attempt of [1, 2, 3]) {
        const { worker, endStatement, letGo } = await aWorkerAboutToStore(world);
        expect(await standingOf(world, responseId)).toMatchObject({ attempt });
        await worker.end('SIGKILL');
        await endStatement();
        await letGo();
        // The lease ends at once here; other tests show how long the lease of a killed worker
        // lasts.
        await world.query(`UPDATE analyses SET lease_until = now()`);
      }
      await world.start({ ROLE: 'worker' });
      await eventually('the end', async () =>
        (await standingOf(world, responseId)).generation === 'failed' ? true : null,
      );
      expect(world.mail.received).toEqual([]);
      const [row] = await world.query<{ error: string }>(
        'SELECT generation_error AS error FROM analyses',
      );
      expect(row!.error).toMatch(/Regenerate/);
    }));
});

describe('a worker that sleeps through its lease', () => {
  it.concurrent('cannot write when it wakes up: one report, one mail', () =>
    inAWorld(async (world) => {
      const responseId = await aWaitingSubmission(world);
      const { worker: sleeper, endStatement, letGo } = await aWorkerAboutToStore(world);
      sleeper.signal('SIGSTOP');
      await endStatement();
      await letGo();
      await world.start({ ROLE: 'worker' });
      await reported(world, responseId);

      sleeper.signal('SIGCONT');
      await eventually('the sleeper has noticed', () =>
        Promise.resolve(/analysis failed|its lease (i|wa)s lost/.test(sleeper.log()) ? true : null),
      );
      const standing = await reported(world, responseId);
      expect(standing.attempt).toBe(2);
      expect(mailsOf(world, standing)).toHaveLength(1);
    }));
});
