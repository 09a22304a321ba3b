import { randomUUID } from 'node:crypto';
import { apiPaths, messages, resendEmailReplySchema } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliveryRetry } from '../../../src/leases/retry-policy.js';
import { DeliveryProcessor } from '../../../src/deliveries/sending/delivery.processor.js';
import { DeliveryRepository } from '../../../src/deliveries/delivery.repository.js';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { eventually } from '../../support/eventually.js';
import { aDelivery, aLink, aReport, deliveryRow } from '../../support/rows/factories.js';
import { linkIn, mailsArrived, mailsTo } from '../../support/mails/caught-mails.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());

const update = (id: string, body: object) =>
  coach.call('post', apiPaths.adminUpdateEmail(id)).send(body);
const resend = (id: string) => coach.call('post', apiPaths.adminResendEmail(id));
const aNewAddress = () => `corrected-${randomUUID().slice(0, 8)}@example.com`;

/** The addresses that a report and its company have now. */
const addressesOf = async (reportId: string): Promise<string[]> => {
  const [row] = await app.dataSource.query<{ addresses: string[] }[]>(
    `SELECT array[recipient_email, owner_email] AS addresses
     FROM analyses JOIN responses ON responses.id = response_id
     JOIN companies ON companies.id = company_id WHERE analyses.id = $1`,
    [reportId],
  );
  return row!.addresses;
};

const deliveriesOf = (reportId: string) =>
  app.dataSource.query<{ id: string; recipient: string; status: string }[]>(
    `SELECT id, recipient, status FROM email_deliveries WHERE analysis_id = $1 ORDER BY created_at`,
    [reportId],
  );

describe('correcting an address', () => {
  it('sets the report’s and the company’s, and masks both in the trail, ends the old links, and sends nothing (S33)', async () => {
    const { id, owner, companyName } = await aReport(app);
    const token = await aLink(app, id);
    const email = aNewAddress();

    const { body } = await update(id, { email: ` ${email} ` }).expect(200);
    expect(body).toEqual({ message: messages.emailUpdated });
    expect(await addressesOf(id)).toEqual([email, email]);
    await app.http.get(apiPaths.verifyReport(id, token)).expect(401);
    await app.http.get(apiPaths.analysis(id, token)).expect(401);
    expect(await deliveriesOf(id)).toHaveLength(1);
    const trail = await trailOf(app, id);
    expect(trail).toEqual([
      expect.objectContaining({
        action: 'report.update-email',
        companyName,
        details: { old: `${owner[0]!}…@e….com`, corrected: 'c…@e….com' },
      }),
    ]);
    for (const address of [owner, email]) expect(JSON.stringify(trail)).not.toContain(address);
  });

  it('is for all reports of the company that went there where asked, and for no other', async () => {
    const { id, owner, companyName } = await aReport(app);
    const of = { company: { name: companyName, owner_email: owner } };
    const older = await aReport(app, of);
    const pending = await aReport(app, { ...of, status: 'pending' });
    const elsewhere = await aReport(app, of);
    await app.dataSource.query(
      `UPDATE analyses SET recipient_email = 'kept@example.com' WHERE id = $1`,
      [elsewhere.id],
    );
    const namesake = await aReport(app, { company: { owner_email: owner } });
    const links = new Map<string, string>();
    for (const report of [older, elsewhere, namesake])
      links.set(report.id, await aLink(app, report.id));
    const opens = (reportId: string, status: number) =>
      app.http.get(apiPaths.verifyReport(reportId, links.get(reportId)!)).expect(status);
    const countOf = async () =>
      (await coach.call('get', apiPaths.adminOtherReports(id)).expect(200)).body as unknown;
    expect(await countOf()).toEqual({ count: 2 });

    const email = aNewAddress();
    await update(id, { email, otherReports: true }).expect(200);
    for (const report of [id, older.id, pending.id])
      expect((await addressesOf(report))[0]).toBe(email);
    expect((await addressesOf(elsewhere.id))[0]).toBe('kept@example.com');
    expect((await addressesOf(namesake.id))[0]).toBe(owner);
    await opens(older.id, 401);
    await opens(elsewhere.id, 200);
    await opens(namesake.id, 200);
    for (const report of [id, older.id, pending.id])
      expect(await trailOf(app, report)).toEqual([
        expect.objectContaining({ action: 'report.update-email' }),
      ]);
    expect(await trailOf(app, elsewhere.id)).toEqual([]);

    const next = aNewAddress();
    await update(id, { email: next }).expect(200);
    expect((await addressesOf(id))[0]).toBe(next);
    expect((await addressesOf(older.id))[0]).toBe(email);
    expect(await countOf()).toEqual({ count: 0 });
  });

  it('ends a mail to the old address that waits for its next try (S33)', async () => {
    const { id, owner } = await aReport(app);
    const deliveryId = await aDelivery(app, id, -3600);
    await update(id, { email: aNewAddress() }).expect(200);
    await app.dataSource.query(`UPDATE email_deliveries SET next_attempt_at = now()`);
    await app.app.get(DeliveryProcessor).deliver({ deliveryId });
    expect(await deliveryRow(app, deliveryId)).toMatchObject({ status: 'failed', attempt: 0 });
    expect(await mailsTo(owner)).toEqual([]);
  });

  it('lets no mail out to the old address afterwards, though workers claim at this moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, owner } = await aReport(app);
      const deliveryId = await aDelivery(app, id);
      const deliver = () => app.app.get(DeliveryProcessor).deliver({ deliveryId });
      const works = [deliver(), deliver()];
      await update(id, { email: aNewAddress() }).expect(200);
      const before = (await mailsTo(owner)).length;
      await Promise.all([...works, deliver()]);
      expect((await deliveryRow(app, deliveryId)).status).toBe(before === 0 ? 'failed' : 'sent');
      expect(await mailsTo(owner)).toHaveLength(before);
    }
  });

  it('holds back an owner who asks for a link at this moment', async () => {
    const { id, owner } = await aReport(app);
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`UPDATE analyses SET recipient_email = $2 WHERE id = $1`, [
      id,
      aNewAddress(),
    ]);
    const asking = app.app.get(DeliveryRepository).createForRecipient(owner, id);
    await eventually('the wait', async () => {
      const waiting = await app.dataSource.query<unknown[]>(
        `SELECT FROM pg_stat_activity WHERE datname = current_database()
         AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO email_deliveries%'`,
      );
      return waiting.length > 0 ? true : null;
    });
    await runner.commitTransaction();
    await runner.release();
    expect(await asking).toBeNull();
    expect(await deliveriesOf(id)).toEqual([]);
  });

  it('is refused when the pair would be another company’s, and changes nothing', async () => {
    const { id, owner, companyName } = await aReport(app);
    const token = await aLink(app, id);
    const email = aNewAddress();
    await aReport(app, { company: { name: companyName.toUpperCase(), owner_email: email } });

    const { body } = await update(id, { email: email.toUpperCase() }).expect(409);
    expect(body).toMatchObject({ message: messages.emailTaken });
    expect(await addressesOf(id)).toEqual([owner, owner]);
    await app.http.get(apiPaths.verifyReport(id, token)).expect(200);
    expect(await trailOf(app, id)).toEqual([]);
  });

  it('many times at once ends in the address of the one that is told so', async () => {
    const { id, owner: expected } = await aReport(app);
    const emails = Array.from({ length: 6 }, aNewAddress);
    const answers = await Promise.all(emails.map((email) => update(id, { email, expected })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const done = emails[statuses.indexOf(200)]!;
    expect(await addressesOf(id)).toEqual([done, done]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.message).toBe(messages.emailChanged);
  });

  it('is refused when the address is no longer the one that was seen', async () => {
    const { id, owner } = await aReport(app);
    const [first, second] = [aNewAddress(), aNewAddress()];
    await update(id, { email: first, expected: owner.toUpperCase() }).expect(200);
    const refused = await update(id, { email: second, expected: owner }).expect(409);
    expect(refused.body.message).toBe(messages.emailChanged);
    expect(await addressesOf(id)).toEqual([first, first]);
    await update(id, { email: second }).expect(200);
    expect(await addressesOf(id)).toEqual([second, second]);
  });

  it('is refused where what was seen is no address', async () => {
    const { id, owner } = await aReport(app);
    for (const expected of [null, '', 1])
      await update(id, { email: aNewAddress(), expected }).expect(400);
    expect(await addressesOf(id)).toEqual([owner, owner]);
  });

  it('is refused while another correction of it goes on', async () => {
    const { id } = await aReport(app);
    const lock = app.dataSource.createQueryRunner();
    await lock.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`correction of ${id}`]);
    try {
      await update(id, { email: aNewAddress() }).expect(409);
    } finally {
      await lock.query('SELECT pg_advisory_unlock_all()');
      await lock.release();
    }
    await update(id, { email: aNewAddress() }).expect(200);
  });

  it.each([
    { email: '' },
    { email: 'a@b' },
    {},
    { email: 1 },
    { email: 'a@example.com', x: 1 },
    { email: 'a@example.com', expected: 1 },
    { email: 'a@example.com', otherReports: 1 },
  ])('takes nothing but an address: %j', async (body) => {
    const { id, owner } = await aReport(app);
    const { body: error } = await update(id, body).expect(400);
    expect(error.details).toHaveLength(1);
    expect(await addressesOf(id)).toEqual([owner, owner]);
  });
});

describe('sending a report again', () => {
  it('sends a link that works to the corrected address, and says where it goes', async () => {
    const { id } = await aReport(app);
    const old = await aLink(app, id);
    const email = aNewAddress();
    await update(id, { email }).expect(200);

    const { body } = await resend(id).expect(200);
    expect(resendEmailReplySchema.parse(body)).toEqual({
      message: messages.emailSent,
      emailSentTo: email,
    });
    const mail = (await mailsArrived(email))[0]!;
    expect(mail.text).toContain('We are sending you the link');
    expect(mail.text).not.toContain('you asked for');
    const link = linkIn(mail);
    const token = link.searchParams.get('token')!;
    await app.http.get(apiPaths.verifyReport(id, token)).expect(200);
    await app.http.get(apiPaths.verifyReport(id, old)).expect(401);
    expect(await trailOf(app, id)).toEqual([
      expect.objectContaining({ action: 'report.resend-email', details: {} }),
      expect.objectContaining({ action: 'report.update-email' }),
    ]);
  });

  it('sends a mail at once that waits for its next try, instead of a second one', async () => {
    const { id, owner } = await aReport(app);
    const deliveryId = await aDelivery(app, id, -3600);
    await resend(id).expect(200);
    expect(await mailsArrived(owner)).toHaveLength(1);
    expect(await deliveriesOf(id)).toEqual([expect.objectContaining({ id: deliveryId })]);
  });

  it('does not rely on a mail that has no try left', async () => {
    const { id, owner } = await aReport(app);
    const lost = await aDelivery(app, id);
    await app.dataSource.query(
      `UPDATE email_deliveries SET attempt = $2, run_id = gen_random_uuid(),
         lease_until = now() - interval '1 second' WHERE id = $1`,
      [lost, deliveryRetry.pauses.length + 1],
    );
    await resend(id).expect(200);
    expect(await mailsArrived(owner)).toHaveLength(1);
  });

  it('twice at once is two answers and every mail to the same address', async () => {
    const { id, owner } = await aReport(app);
    const answers = await Promise.all([resend(id), resend(id), resend(id)]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.emailSentTo).toBe(owner);
    }
    await eventually('the end of all deliveries', async () => {
      const deliveries = await deliveriesOf(id);
      return deliveries.every(({ status }) => status === 'sent') ? true : null;
    });
    for (const { recipient } of await deliveriesOf(id)) expect(recipient).toBe(owner);
  });
});

describe.each([
  ['correcting', (id: string) => update(id, { email: 'a@example.com' })],
  ['sending again', resend],
])('%s', (_what, act) => {
  it.each(['pending', 'processing', 'failed'] as const)('is refused while %s', async (status) => {
    const { id, owner } = await aReport(app, { status: 'pending' });
    await app.dataSource.query(`UPDATE analyses SET generation_status = $2 WHERE id = $1`, [
      id,
      status,
    ]);
    const { body } = await act(id).expect(409);
    expect(body).toMatchObject({ message: messages.reportNotCompleted });
    expect(await addressesOf(id)).toEqual([owner, owner]);
    expect(await deliveriesOf(id)).toEqual([]);
    expect(await trailOf(app, id)).toEqual([]);
  });

  it.each([randomUUID(), '17', '%00'])('finds no report %s', async (id) => {
    const { body } = await act(id).expect(404);
    expect(body).toMatchObject({ message: messages.reportNotFound });
  });
});
