import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { apiPaths, messages } from '@ellac/contracts';
import { WorkQueues } from '../../../src/queues/work-queues.js';
import { DeliverySweep } from '../../../src/deliveries/sending/delivery.sweep.js';
import { aLink, aReport } from '../../support/rows/factories.js';
import { linkIn, mailsArrived } from '../../support/mails/caught-mails.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const resend = (body: object, to: TestApp = app) =>
  to.http.post(apiPaths.resendVerification).send(body);

const answer = { message: messages.resendReply };

const recipientsOf = async (reportId: string, of: TestApp = app): Promise<string[]> => {
  const rows = await of.dataSource.query<{ recipient: string }[]>(
    `SELECT recipient FROM email_deliveries WHERE analysis_id = $1 AND reason = 'resend'`,
    [reportId],
  );
  return rows.map(({ recipient }) => recipient);
};

const allDeliveries = async (): Promise<number> => {
  const [row] = await app.dataSource.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM email_deliveries`,
  );
  return row!.count;
};

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

describe('an owner who asks for a new link', () => {
  it('gets one that works, and so does the next; the older ones go on working', async () => {
    const { id, owner } = await aReport(app);
    const first = await aLink(app, id);

    await resend({ email: owner }).expect(200, answer);
    await resend({ reportId: id, email: owner }).expect(200, answer);

    const links = (await mailsArrived(owner, 2)).map(linkIn);
    const tokens = [first, ...links.map((link) => link.searchParams.get('token')!)];
    expect(new Set(tokens).size).toBe(3);
    expect(links.map((link) => link.pathname)).toEqual(Array(2).fill(`/verify-report/${id}`));
    for (const token of tokens) await app.http.get(apiPaths.verifyReport(id, token)).expect(200);
  });

  it('may write the address in another case; the mail goes to the one that is stored (S37)', async () => {
    const { id, owner } = await aReport(app);
    await resend({ email: ` ${owner.toUpperCase()} ` }).expect(200, answer);
    expect(await recipientsOf(id)).toEqual([owner]);
  });

  it('gets the newest submission’s report', async () => {
    const { id: older, owner } = await aReport(app, { submittedAt: hoursAgo(2) });
    const { id: newer } = await aReport(app, { company: { owner_email: owner } });

    await resend({ email: owner }).expect(200, answer);
    expect(await recipientsOf(older)).toEqual([]);
    expect(await recipientsOf(newer)).toEqual([owner]);
  });

  it('gets nothing now when the newest one is not ready, but an older one by its id', async () => {
    const { id: older, owner } = await aReport(app, { submittedAt: hoursAgo(2) });
    const { id: newer } = await aReport(app, {
      company: { owner_email: owner },
      status: 'pending',
    });

    await resend({ email: owner }).expect(200, answer);
    await resend({ email: owner, reportId: newer }).expect(200, answer);
    expect([...(await recipientsOf(older)), ...(await recipientsOf(newer))]).toEqual([]);

    await resend({ email: owner, reportId: older }).expect(200, answer);
    expect(await recipientsOf(older)).toEqual([owner]);
  });

  it('is answered while Redis is away; the delivery waits, and the sweep does not hang', async () => {
    const withoutRedis = await startTestApp({ REDIS_URL: 'redis://127.0.0.1:1' });
    try {
      const { id, owner } = await aReport(withoutRedis);
      await resend({ email: owner }, withoutRedis).expect(200, answer);
      expect(await recipientsOf(id, withoutRedis)).toEqual([owner]);
      expect(await withoutRedis.app.get(DeliverySweep).run()).toEqual({ nudged: 0, failed: 0 });
    } finally {
      await withoutRedis.close();
    }
  });
});

describe('anybody else', () => {
  it('gets the same answer, and no mail goes to anybody (S35, S37)', async () => {
    const { id, owner } = await aReport(app);
    const stranger = `stranger-${randomUUID()}@example.com`;
    const { owner: otherOwner } = await aReport(app);
    const before = await allDeliveries();

    await resend({ email: stranger }).expect(200, answer);
    await resend({ email: stranger, reportId: id }).expect(200, answer);
    await resend({ email: otherOwner, reportId: id }).expect(200, answer);
    await resend({ email: owner, reportId: randomUUID() }).expect(200, answer);
    expect(await allDeliveries()).toBe(before);
  });

  it('makes the server do the same work as an owner does (S35)', async () => {
    const { owner } = await aReport(app);
    jest.spyOn(app.app.get(WorkQueues), 'nudgeDelivery').mockReturnValue();
    const statementsFor = async (email: string): Promise<unknown[]> => {
      const query = jest.spyOn(app.dataSource, 'query');
      await resend({ email });
      const statements = query.mock.calls.map(([statement]) => statement);
      query.mockRestore();
      return statements;
    };

    const known = await statementsFor(owner);
    expect(known).toHaveLength(1);
    expect(await statementsFor('nobody@example.com')).toEqual(known);
  });
});

describe('a request that cannot be meant', () => {
  it.each([
    [{ email: '' }, 'email', messages.invalidEmail],
    [{ email: 'owner@localhost' }, 'email', messages.invalidEmail],
    [{}, 'email', messages.invalidEmail],
    [{ email: 'a@example.com', reportId: '17' }, 'reportId', messages.linkInvalid],
    [{ email: 'a@example.com', to: 'b@example.com' }, 'to', messages.unknownField],
  ])('%j is refused with a sentence', async (body, path, message) => {
    const { body: error } = await resend(body).expect(400);
    expect(error).toMatchObject({ message, details: [{ path, message }] });
  });
});
