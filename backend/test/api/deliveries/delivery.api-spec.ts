import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { JsonLogger } from '../../../src/common/logging/json-logger.js';
import { deliveryRetry, triesOf } from '../../../src/leases/retry-policy.js';
import { WorkQueues } from '../../../src/queues/work-queues.js';
import { accessTokenOf, hashOfToken } from '../../../src/deliveries/access-token.js';
import { DeliveryProcessor } from '../../../src/deliveries/sending/delivery.processor.js';
import { DeliveryRepository } from '../../../src/deliveries/delivery.repository.js';
import { DeliverySweep } from '../../../src/deliveries/sending/delivery.sweep.js';
import { MailServerStanding } from '../../../src/deliveries/sending/mail-server-standing.js';
import { eventually } from '../../support/eventually.js';
import { aDelivery, aReport, deliveryRow } from '../../support/rows/factories.js';
import { aMailServer, type MailServer } from '../../support/services/mail-server.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { withoutExpiry } from '../../support/mails/without-expiry.js';

let app: TestApp;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await aMailServer();
  app = await startTestApp({ SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});
afterEach(() => {
  mailServer.answer({});
});

const deliver = (deliveryId: string) => app.app.get(DeliveryProcessor).deliver({ deliveryId });
const repository = () => app.app.get(DeliveryRepository);

/** A delivery of a report of its own. */
const aNewDelivery = async (dueFor?: number): Promise<string> =>
  aDelivery(app, (await aReport(app)).id, dueFor);

/** The mails of one delivery, as the server got them. */
const mailsOf = (deliveryId: string): string[] =>
  mailServer.received.filter((mail) => mail.includes(`<${deliveryId}@`));

const set = (deliveryId: string, assignment: string) =>
  app.dataSource.query(`UPDATE email_deliveries SET ${assignment} WHERE id = $1`, [deliveryId]);

/** Leaves the delivery as a worker does that was killed while it sent the mail. */
const killWorker = (deliveryId: string, attempt = 1) =>
  set(
    deliveryId,
    `status = 'pending', run_id = gen_random_uuid(), attempt = ${attempt},
     lease_until = now() - interval '1 second'`,
  );

const isSent = (deliveryId: string) =>
  eventually('the mail', async () =>
    (await deliveryRow(app, deliveryId)).status === 'sent' ? true : null,
  );

describe('a delivery', () => {
  it('sends its mail once, and keeps what the server said', async () => {
    const id = await aNewDelivery();
    await Promise.all(Array.from({ length: 8 }, () => deliver(id)));
    await deliver(id);

    expect(mailsOf(id)).toHaveLength(1);
    expect(await deliveryRow(app, id)).toMatchObject({
      status: 'sent',
      attempt: 1,
      sentAt: expect.any(Date),
      serverReply: '250 2.0.0 OK',
      tokenHash: hashOfToken(accessTokenOf(app.environment.SECRET, id)),
      runId: null,
      leaseUntil: null,
    });
  });

  it('starts the 24 hours of its link with the statement that claims it (S29)', async () => {
    const id = await aNewDelivery();
    await repository().claim(id);
    const { tokenExpiresAt, leaseUntil } = await deliveryRow(app, id);

    expect(tokenExpiresAt!.getTime() - leaseUntil!.getTime()).toBe(
      (24 * 3600 - deliveryRetry.lease) * 1000,
    );
  });

  it('that a crash sends twice is the same mail with the same link', async () => {
    const id = await aNewDelivery();
    await deliver(id);
    await killWorker(id);
    await deliver(id);

    const [first, second] = mailsOf(id).map(withoutExpiry);
    expect(second).toBe(first);
    expect(first).toContain('Open until');
  });

  it('does nothing when its row is gone or held', async () => {
    const before = mailServer.received.length;
    const held = await aNewDelivery();
    await repository().claim(held);

    await deliver(randomUUID());
    await deliver(held);
    expect(mailServer.received).toHaveLength(before);
    expect(await deliveryRow(app, held)).toMatchObject({ status: 'pending', attempt: 1 });
  });

  it('is replaced by a fresh one when the secret was changed meanwhile', async () => {
    const id = await aNewDelivery();
    await killWorker(id);
    await set(id, `token_hash = 'made from another secret'`);
    await deliver(id);

    const { analysisId, ...old } = await deliveryRow(app, id);
    expect(old).toMatchObject({ status: 'failed', serverReply: expect.stringMatching(/secret/) });
    const [fresh] = await app.dataSource.query<{ id: string }[]>(
      `SELECT id FROM email_deliveries WHERE analysis_id = $1 AND id <> $2`,
      [analysisId, id],
    );
    await isSent(fresh!.id);
    expect(mailsOf(id)).toEqual([]);
  });
});

describe('the mail server’s answer', () => {
  it.each([
    ['the recipient', { recipient: '550 5.1.1 No such user here' }],
    ['the message', { message: '554-5.7.1 Looks like\r\n554 5.7.1 spam' }],
  ])('5xx to %s ends the delivery at once, with the server’s words', async (_what, replies) => {
    mailServer.answer(replies);
    const id = await aNewDelivery();
    await deliver(id);

    const { status, attempt, serverReply } = await deliveryRow(app, id);
    expect({ status, attempt }).toEqual({ status: 'failed', attempt: 1 });
    expect(serverReply).toBe(Object.values(replies)[0]!.replace(/\s+/g, ' '));
  });

  it('5xx to the session makes all wait until one goes out, and the desk says so', async () => {
    const standing = () => app.app.get(MailServerStanding).fault();
    const waiting = [];
    for (const replies of [
      { greeting: '554 5.7.1 No service for you' },
      { sender: '553 5.7.1 Sender not allowed' },
    ])
      for (let count = 0; count < 3; count += 1) {
        expect(await standing()).toEqual(
          waiting.length < 5 ? null : expect.objectContaining({ waiting: waiting.length }),
        );
        mailServer.answer(replies);
        const id = await aNewDelivery();
        await deliver(id);
        expect(await deliveryRow(app, id)).toMatchObject({
          status: 'pending',
          waitsForServer: true,
        });
        waiting.push(id);
      }
    expect(await standing()).toMatchObject({ words: '553 5.7.1 Sender not allowed', waiting: 6 });

    mailServer.answer({});
    await deliver(await aNewDelivery());
    expect(await standing()).toBeNull();
    for (const id of waiting) await isSent(id);
  });

  it('4xx makes it wait for its next try, which may succeed', async () => {
    mailServer.answer({ recipient: '450 4.2.0 Greylisted, come back later' });
    const id = await aNewDelivery();
    await deliver(id);

    expect(await deliveryRow(app, id)).toMatchObject({
      status: 'pending',
      attempt: 1,
      serverReply: '450 4.2.0 Greylisted, come back later',
      runId: null,
    });
    const [row] = await app.dataSource.query<{ waits: boolean }[]>(
      `SELECT next_attempt_at BETWEEN now() + make_interval(secs => $2 - 30)
         AND now() + make_interval(secs => $2) AS waits FROM email_deliveries WHERE id = $1`,
      [id, deliveryRetry.pauses[0]],
    );
    expect(row).toEqual({ waits: true });
    await eventually('the delayed job', async () =>
      (await app.app.get(WorkQueues).deliveriesWithJob())!.has(id) ? true : null,
    );

    await deliver(id);
    expect(await deliveryRow(app, id)).toMatchObject({ attempt: 1 });

    mailServer.answer({});
    await set(id, 'next_attempt_at = now()');
    await deliver(id);
    expect(await deliveryRow(app, id)).toMatchObject({ status: 'sent', attempt: 2 });
  });

  it('4xx to the last try ends it with a sentence and the server’s words', async () => {
    mailServer.answer({ message: '451 4.3.0 Try later' });
    const id = await aNewDelivery();
    await set(id, `attempt = ${triesOf(deliveryRetry) - 1}`);
    await deliver(id);

    expect(await deliveryRow(app, id)).toMatchObject({
      status: 'failed',
      serverReply: expect.stringMatching(/7 tries.*451 4\.3\.0 Try later/),
    });
  });

  it('that never came is waited for like a 4xx', async () => {
    const unreachable = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
    try {
      const id = await aDelivery(unreachable, (await aReport(unreachable)).id);
      await unreachable.app.get(DeliveryProcessor).deliver({ deliveryId: id });
      expect(await deliveryRow(unreachable, id)).toMatchObject({
        status: 'pending',
        attempt: 1,
        serverReply: expect.stringMatching(/^The mail server gave no answer \(\w+\)\.$/),
      });
    } finally {
      await unreachable.close();
    }
  });

  it('is logged without an address, a name or a token', async () => {
    const written: string[] = [];
    const write = (line: string) => void written.push(line);
    app.app.useLogger(new JsonLogger({ LOG_LEVEL: 'debug', ROLE: 'all' }, { write }));
    const { id: reportId, owner } = await aReport(app, { company: { name: 'Canary Ltd' } });
    mailServer.answer({ recipient: `550 5.1.1 <${owner}> does not exist` });
    const id = await aDelivery(app, reportId);
    await deliver(id);

    const lines = written.join('');
    expect(lines).toContain(id);
    expect(lines).toContain('550');
    for (const secret of [owner, 'Canary', accessTokenOf(app.environment.SECRET, id)])
      expect(lines).not.toContain(secret);
  });
});

describe('a worker that lost its lease', () => {
  it('cannot write what came of it', async () => {
    const id = await aNewDelivery();
    const zombie = (await repository().claim(id))!;
    await killWorker(id);
    const successor = (await repository().claim(id))!;

    expect(await repository().sent(zombie, 'too late')).toBe(false);
    expect(await repository().fail(zombie, 'too late')).toEqual([]);
    expect(await repository().tryAgain(zombie, 0, 'too late', true)).toBe(false);
    await repository().renew(zombie);
    expect(await deliveryRow(app, id)).toMatchObject({
      status: 'pending',
      runId: successor.runId,
      serverReply: null,
    });
    expect(await repository().sent(successor, '250 OK')).toBe(true);
  });
});

describe('the sweep', () => {
  const sweep = () => app.app.get(DeliverySweep).run();

  it('gives a job to what waits without one and to what a killed worker left', async () => {
    const forgotten = await aNewDelivery(60);
    const left = await aNewDelivery();
    await killWorker(left);

    expect(await sweep()).toEqual({ nudged: 2, failed: 0 });
    await Promise.all([isSent(forgotten), isSent(left)]);
  });

  it('leaves alone what is new, held, or waits for its next try', async () => {
    await aNewDelivery();
    const held = await aNewDelivery(60);
    await repository().claim(held);
    await aNewDelivery(-60);

    expect(await sweep()).toEqual({ nudged: 0, failed: 0 });
  });

  it('ends what was lost on its last try, with a sentence', async () => {
    const id = await aNewDelivery();
    await killWorker(id, triesOf(deliveryRetry));

    expect(await sweep()).toEqual({ nudged: 0, failed: 1 });
    expect(await deliveryRow(app, id)).toMatchObject({
      status: 'failed',
      serverReply: expect.stringMatching(/Send it again/),
    });
  });
});
