import { afterEach, describe, expect, it } from '@jest/globals';
import { apiPaths } from '@ellac/contracts';
import { aCoach } from '../../support/coach.js';
import { aReport } from '../../support/rows/factories.js';
import {
  closeLimitedApps,
  countLetThrough,
  resend,
  startLimitedApp,
} from '../../support/limited-app.js';

afterEach(closeLimitedApps);

describe('new links', () => {
  it('are three an hour for one address, known or not, and the answers are the same (S36)', async () => {
    const app = await startLimitedApp();
    const { owner } = await aReport(app);
    const answersTo = async (email: string) => {
      const answers = [];
      for (let time = 0; time < 4; time += 1) {
        const { status, body } = await resend(app, email);
        answers.push([status, body.message]);
      }
      return answers;
    };
    const toKnown = await answersTo(owner);
    expect(toKnown.map(([status]) => status)).toEqual([200, 200, 200, 429]);
    expect(await answersTo('unknown@example.com')).toEqual(toKnown);
    const sent = await app.dataSource.query<unknown[]>('SELECT FROM email_deliveries');
    expect(sent).toHaveLength(3);
  });

  it('are counted by the mailbox, whatever folder of it an address names (S36)', async () => {
    const app = await startLimitedApp();
    expect(await countLetThrough(4, (i) => resend(app, `box+${i}@example.com`))).toBe(3);
  });

  it('are three an hour for one report, from wherever they are asked for (S36)', async () => {
    const app = await startLimitedApp({ TRUST_PROXY: '1' });
    const { owner } = await aReport(app);
    const from = (address: string) => resend(app, owner).set('X-Forwarded-For', address);
    expect(await countLetThrough(3, () => from('192.0.2.1'))).toBe(3);
    await from('192.0.2.1').expect(429);
    await from('198.51.100.1').expect(200);
    expect(await app.dataSource.query('SELECT FROM email_deliveries')).toHaveLength(3);
  });

  it('are the owner’s own: neither a coach’s mails nor those to a wrong address count', async () => {
    const app = await startLimitedApp();
    const coach = await aCoach(app);
    const { id, owner } = await aReport(app);
    for (let time = 0; time < 3; time += 1) {
      await coach.call('post', apiPaths.adminResendEmail(id)).expect(200);
      await app.dataSource.query(`UPDATE email_deliveries SET status = 'sent'`);
    }
    for (let time = 0; time < 3; time += 1) await resend(app, owner).expect(200);
    await app.dataSource.query(`UPDATE email_deliveries SET status = 'sent', run_id = NULL`);
    const corrected = `corrected-${id}@example.com`;
    await coach.call('post', apiPaths.adminUpdateEmail(id)).send({ email: corrected }).expect(200);
    await resend(app, corrected).expect(200);
    const [row] = await app.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM email_deliveries WHERE recipient = $1`,
      [corrected],
    );
    expect(row!.count).toBe(1);
  });

  it('are twenty an hour for one sender (S36)', async () => {
    const app = await startLimitedApp();
    expect(await countLetThrough(21, (i) => resend(app, `t-${i}@example.com`))).toBe(20);
  });
});
