import { apiPaths, messages, pagePaths } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessTokenOf } from '../../../src/deliveries/access-token.js';
import { DeliveryProcessor } from '../../../src/deliveries/sending/delivery.processor.js';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { mailsArrived } from '../../support/mails/caught-mails.js';
import { aDelivery, aReport, deliveryRow } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());

/** Sends the mail of a report, and returns what is in it. */
async function aSentMail() {
  const report = await aReport(app);
  const deliveryId = await aDelivery(app, report.id);
  await app.app.get(DeliveryProcessor).deliver({ deliveryId });
  const [mail] = await mailsArrived(report.owner);
  const token = accessTokenOf(app.environment.SECRET, deliveryId);
  return { ...report, deliveryId, token, mail: mail! };
}

const stop = (reportId: string, token: string) =>
  app.http.post(apiPaths.notMe(reportId)).send({ token });

describe('finding 9: "this was not me"', () => {
  it('stands in both parts of the mail as a link that changes nothing when it is opened', async () => {
    const { id, token, deliveryId, mail } = await aSentMail();
    const path = pagePaths.notMe(id, token);
    expect(mail.text).toContain(path);
    const html = mail.html.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&');
    const [, href] = /href="([^"]+)"[^>]*>This was not me, and I want no more/.exec(html) ?? [];
    expect(href?.endsWith(path)).toBe(true);
    const before = await deliveryRow(app, deliveryId);
    await app.http.get(path);
    await app.http.get(apiPaths.notMe(id));
    expect(await deliveryRow(app, deliveryId)).toEqual(before);
  });

  it('stops new mails to that address, ends its links, and tells the coach by the mail state', async () => {
    const { id, owner, token, deliveryId, companyId } = await aSentMail();
    const { body } = await stop(id, token).expect(200);
    expect(body).toEqual({ message: messages.mailsStopped });
    await stop(id, token).expect(200);

    await app.http.get(apiPaths.verifyReport(id, token)).expect(401);
    expect(await deliveryRow(app, deliveryId)).toMatchObject({ status: 'failed' });
    const detail = await coach.call('get', apiPaths.adminCompany(companyId)).expect(200);
    expect(detail.body.reports[0].analysis).toMatchObject({
      emailSendStatus: 'failed',
      emailError: expect.stringMatching(/is not theirs and wants no more mails/),
    });

    // By the owner's own call, in other letters, for a new report of the address, and by a coach.
    const known = { email: owner.toUpperCase() };
    const reply = await app.http.post(apiPaths.resendVerification).send(known).expect(200);
    expect(reply.body).toEqual({ message: messages.resendReply });
    const next = await aReport(app, { company: { owner_email: owner.toUpperCase() } });
    const waiting = await aDelivery(app, next.id);
    await app.app.get(DeliveryProcessor).deliver({ deliveryId: waiting });
    expect(await deliveryRow(app, waiting)).toMatchObject({ status: 'failed', attempt: 1 });
    await coach.call('post', apiPaths.adminResendEmail(id)).expect(409);
    expect(await mailsArrived(owner)).toHaveLength(1);
  });

  it('is lifted by a coach, who is named in the trail', async () => {
    const { id, owner, token } = await aSentMail();
    await stop(id, token).expect(200);
    const record = await coach.call('get', apiPaths.adminReport(id)).expect(200);
    expect(record.body.isMailStopped).toBe(true);
    await coach.call('delete', apiPaths.adminMailStop(id)).expect(200);
    await coach.call('delete', apiPaths.adminMailStop(id)).expect(200);
    await coach.call('post', apiPaths.adminResendEmail(id)).expect(200);
    expect(await mailsArrived(owner, 2)).toHaveLength(2);
    const trail = (await trailOf(app, id)) as { action: string }[];
    expect(trail.filter(({ action }) => action === 'report.allow-mails')).toHaveLength(1);
  });

  it('wants the token of a mail, keeps no address, and stays after the company is deleted', async () => {
    const { id, token, owner, companyId } = await aSentMail();
    const other = await aSentMail();
    await stop(id, other.token).expect(401);
    await stop('none', token).expect(401);
    await app.http.post(apiPaths.notMe(id)).send({}).expect(400);
    await stop(id, token).expect(200);
    await coach.call('delete', apiPaths.adminCompany(companyId)).expect(200);
    const rows = await app.dataSource.query<object[]>(`SELECT * FROM mail_stops`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(owner);
  });
});
