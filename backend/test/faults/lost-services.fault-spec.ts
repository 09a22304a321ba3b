import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { apiPaths } from '@ellac/contracts';
import { endAllBackends } from '../support/services/own-backend.js';
import { eventually } from '../support/eventually.js';
import { aQuestionnaire } from '../support/rows/questionnaires.js';
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

const eachReportedOnce = async (world: World, responseIds: readonly string[]): Promise<void> => {
  for (const responseId of responseIds)
    expect(mailsOf(world, await reported(world, responseId))).toHaveLength(1);
};

const times = <Value>(count: number, make: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, make));

describe('Redis', () => {
  it.concurrent('emptied with jobs waiting costs no report', () =>
    inAWorld(async (world) => {
      const web = await world.start({ ROLE: 'web' });
      const waiting = await times(5, () => submitted(web));
      await world.services.emptyRedis();
      await world.start({ ROLE: 'worker' });
      await eachReportedOnce(world, waiting);
    }));

  it.concurrent('away while people submit: they are accepted, and served when it is back', () =>
    inAWorld(async (world) => {
      const backend = await world.start();
      world.redis.cut();
      const accepted = await times(5, () => submitted(backend));
      await eventually('the backend says that something is missing', async () => {
        const answer = await fetch(backend.url + apiPaths.ready);
        const { status } = (await answer.json()) as { status: string };
        return answer.ok && status === 'degraded' ? true : null;
      });
      await world.services.end('redis', 'SIGKILL');
      world.redis.leadTo(await world.services.start('redis'));
      await eachReportedOnce(world, accepted);
    }));

  it.concurrent('that hangs holds nobody up: people submit, ask for links and log in', () =>
    inAWorld(async (world) => {
      const backend = await world.start({ RATE_LIMITS: 'on' });
      const before = await submitted(backend);
      await reported(world, before);
      world.redis.freeze();
      const accepted = await times(5, () => submitted(backend));
      const send = (path: string, body: object) =>
        fetch(backend.url + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
      const [resent, login] = await Promise.all([
        send(apiPaths.resendVerification, { email: 'somebody@example.com' }),
        send(apiPaths.login, { username: 'somebody', password: 'some long password' }),
      ]);
      expect([resent.status, login.status]).toEqual([200, 401]);
      await world.services.end('redis', 'SIGKILL');
      world.redis.leadTo(await world.services.start('redis'));
      await eachReportedOnce(world, accepted);
    }));

  it.concurrent('killed and started again in the middle of work costs no report', () =>
    inAWorld(async (world) => {
      const backend = await world.start();
      const before = await times(10, () => submitted(backend));
      await world.services.end('redis', 'SIGKILL');
      const meanwhile = await times(5, () => submitted(backend));
      world.redis.leadTo(await world.services.start('redis'));
      const after = await times(5, () => submitted(backend));
      await eachReportedOnce(world, [...before, ...meanwhile, ...after]);
    }));

  it.concurrent('that may throw jobs away makes a worker not ready, and others say so', () =>
    inAWorld(async (world) => {
      const [all, worker] = await Promise.all([world.start(), world.start({ ROLE: 'worker' })]);
      await world.services.letRedisEvict();
      const readinessOf = async (url: string) => {
        const answer = await fetch(url + apiPaths.ready);
        return { code: answer.status, ...((await answer.json()) as { status: string }) };
      };
      await eventually('the worker is not ready', async () =>
        (await readinessOf(worker.url)).code === 503 ? true : null,
      );
      await eventually('the other says so, and goes on serving', async () => {
        const { code, status } = await readinessOf(all.url);
        expect(code).toBe(200);
        return status === 'degraded' ? true : null;
      });
    }));
});

describe('PostgreSQL', () => {
  it.concurrent('started again in the middle of work: nothing is accepted without it, nothing accepted is lost', () =>
    inAWorld(async (world) => {
      const backend = await world.start();
      const before = await times(5, () => submitted(backend));
      await world.services.end('postgres', 'SIGINT');
      const questionnaire = aQuestionnaire();
      const key = randomUUID();
      const refused = await submit(backend, questionnaire, key);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('Retry-After')).toBe('5');
      expect(await refused.json()).toMatchObject({
        message: 'The service is not ready. Please try again in a moment.',
      });

      world.postgres.leadTo(await world.services.start('postgres'));
      const again = await eventually('the same submission is accepted', async () => {
        const answer = await submit(backend, questionnaire, key);
        return answer.status === 201 ? ((await answer.json()) as { responseId: string }) : null;
      });
      for (const responseId of [...before, again.responseId]) {
        // A worker that lost the database after the mail server's 250 may send the same mail
        // again.
        const mails = mailsOf(world, await reported(world, responseId));
        expect(new Set(mails.map(withoutExpiry)).size).toBe(1);
      }
    }, true));
});
