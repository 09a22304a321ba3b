import { apiPaths, failedMailsCountSchema, messages } from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { resendCommand } from '../../../src/deliveries/failed-mails/resend-command.js';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { eventually } from '../../support/eventually.js';
import {
  aDelivery,
  aReport,
  deliveryRow,
  type StoredReport,
} from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterEach(() => app.dataSource.query('DELETE FROM companies'));
afterAll(() => app.close());

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

/** A report whose newest mail failed so many hours ago. */
async function aFailure(hours: number): Promise<StoredReport> {
  const report = await aReport(app);
  const delivery = await aDelivery(app, report.id);
  await app.dataSource.query(
    `UPDATE email_deliveries SET status = 'failed', server_reply = '535 no' WHERE id = $1`,
    [delivery],
  );
  await app.dataSource.query(
    `UPDATE email_deliveries SET failed_at = now() - make_interval(hours => $2),
       created_at = now() - make_interval(hours => $2) WHERE id = $1`,
    [delivery, hours],
  );
  return report;
}

const again = async (): Promise<{ analysis_id: string; recipient: string }[]> =>
  app.dataSource.query(
    `SELECT analysis_id, recipient FROM email_deliveries
     WHERE reason = 'sent-by-coach'`,
  );

const sendAgain = (since: string) =>
  coach.call('post', apiPaths.adminResendFailedMails).send({ since });

describe('sending again all that failed since', () => {
  it('takes what failed since then, and nothing that is older or was mended', async () => {
    await aFailure(30);
    const burnt = [await aFailure(2), await aFailure(1)];
    const mended = await aFailure(1);
    await aDelivery(app, mended.id);

    const since = hoursAgo(3);
    const { body } = await coach.call('get', apiPaths.adminFailedMails(since)).expect(200);
    expect(failedMailsCountSchema.parse(body)).toEqual({ count: 2 });
    await sendAgain(since).expect(200, { resent: 2 });
    expect((await again()).map(({ recipient }) => recipient).sort()).toEqual(
      burnt.map(({ owner }) => owner).sort(),
    );
    const [entry] = await trailOf(app, null);
    expect(entry).toMatchObject({ action: 'mails.resend-failed', details: { since, mails: 2 } });
  });

  it('goes to the address of now', async () => {
    const report = await aFailure(1);
    await app.dataSource.query(
      `UPDATE analyses SET recipient_email = 'new@example.com' WHERE id = $1`,
      [report.id],
    );
    await sendAgain(hoursAgo(3)).expect(200, { resent: 1 });
    expect(await again()).toEqual([{ analysis_id: report.id, recipient: 'new@example.com' }]);
  });

  it('makes one mail each, also when two ask at once, and more than a batch has failed', async () => {
    for (let count = 0; count < 103; count += 1) await aFailure(1);
    const since = hoursAgo(3);
    const answers = await Promise.all([sendAgain(since), sendAgain(since), sendAgain(since)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const resent = answers.reduce((sum, { body }) => sum + Number(body.resent), 0);
    expect(resent).toBe(103);
    const reports = (await again()).map(({ analysis_id }) => analysis_id);
    expect(new Set(reports).size).toBe(103);
    expect(reports).toHaveLength(103);
    await sendAgain(since).expect(200, { resent: 0 });
  });

  it('is done by the worker', async () => {
    await aFailure(1);
    await sendAgain(hoursAgo(3)).expect(200, { resent: 1 });
    const [{ id }] = await app.dataSource.query(
      `SELECT id FROM email_deliveries WHERE reason = 'sent-by-coach'`,
    );
    await eventually('the mail', async () =>
      (await deliveryRow(app, id)).status === 'sent' ? true : null,
    );
  });

  it.each([
    '',
    'yesterday',
    '2026-02-30T10:00:00Z',
    '2026-05-04 10:00Z',
    '2026-05-04T10:00',
    '2027-W01-1T00:00:00Z',
    '2027-01-01T12Z',
  ])('wants a time, and not %p', async (since) => {
    const { body } = await sendAgain(since).expect(400);
    expect(JSON.stringify(body)).toContain(messages.sinceInvalid);
    await coach.call('get', apiPaths.adminFailedMails(since)).expect(400);
  });
});

describe('the command', () => {
  const run = async (...words: string[]): Promise<string> => {
    const said: string[] = [];
    const work = resendCommand(words, (line) => said.push(line));
    await work(app.environment.DATABASE_URL, () => Promise.resolve(app.dataSource));
    return said.join('\n');
  };

  it('counts first where it is told to, and sends then', async () => {
    await aFailure(1);
    const since = hoursAgo(3);
    expect(await run('--since', since, '--dry-run')).toBe('1 mail would be sent again.');
    expect(await again()).toEqual([]);
    expect(await run('--since', since)).toBe('1 mail will be sent again.');
    expect(await again()).toHaveLength(1);
    expect(await run('--since', since)).toBe('0 mails will be sent again.');
  });

  it.each([[[]], [['--since', 'yesterday']], [['--since', '2026-05-04T10:00']], [['--all']]])(
    'says how it is used instead of guessing from %j',
    (words) => {
      expect(() => resendCommand(words, () => undefined)).toThrow(/^Usage: npm run resend/);
    },
  );
});
