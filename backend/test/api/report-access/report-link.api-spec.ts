import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisSchema, apiPaths, messages } from '@ellac/contracts';
import type { DataSource } from 'typeorm';
import { ReportLinks } from '../../../src/report-access/report-links.js';
import { aLink, anOpenReport, aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const verify = (reportId: string, token: string) =>
  app.http.get(apiPaths.verifyReport(reportId, token));
const read = (reportId: string, token: string) => app.http.get(apiPaths.analysis(reportId, token));

const refused = (message: string) => ({
  statusCode: 401,
  message,
  requestId: expect.any(String),
});

describe('a good link', () => {
  it('opens its report', async () => {
    const { id } = await aReport(app);
    const token = await aLink(app, id);

    const verified = await verify(id, token).expect(200);
    expect(verified.body).toEqual({ message: 'Access verified' });
    const report = await read(id, token).expect(200).expect('Cache-Control', 'no-store');
    expect(analysisSchema.parse(report.body)).toEqual(report.body);
    expect(report.body.id).toBe(id);
    expect(report.text).not.toContain(token);
  });

  it('survives the mail scanners that open it first, and notes only the reading of its report (S32)', async () => {
    const { id } = await aReport(app);
    const token = await aLink(app, id);
    const rows = () =>
      app.dataSource.query<{ opened_at: Date | null }[]>(
        `SELECT * FROM email_deliveries WHERE analysis_id = $1`,
        [id],
      );
    const before = await rows();

    for (let visit = 0; visit < 10; visit += 1) {
      await app.http.head(apiPaths.verifyReport(id, token)).expect(200);
      await verify(id, token).expect(200);
    }
    expect(await rows()).toEqual(before);
    await read(id, token).expect(200);
    const opened = await rows();
    expect(opened).toEqual(before.map((row) => ({ ...row, opened_at: expect.any(Date) })));
    await read(id, token).expect(200);
    expect(await rows()).toEqual(opened);
  });

  it('says that it is too early while there is no report', async () => {
    const { id } = await aReport(app, { status: 'pending' });
    const answer = await read(id, await aLink(app, id)).expect(409);
    expect(answer.body.message).toBe(messages.reportNotReady);
  });

  it('is not stored anywhere, only its hash (S28)', async () => {
    const { id } = await aReport(app);
    const token = await aLink(app, id);
    const [row] = await app.dataSource.query<{ text: string }[]>(
      `SELECT row_to_json(email_deliveries)::text AS text FROM email_deliveries
       WHERE analysis_id = $1`,
      [id],
    );
    expect(row!.text).not.toContain(token);
  });
});

describe('the end of a link', () => {
  it('comes after 24 hours to the second, by the database’s clock (S29)', async () => {
    const { id } = await aReport(app);
    // Within a transaction the database's clock stands still.
    await app.dataSource.transaction(async (manager) => {
      const frozen = { ...app, dataSource: manager as unknown as DataSource };
      const links = new ReportLinks(frozen.dataSource);
      const lastSecond = await aLink(frozen, id, '23:59:59');
      const over = await aLink(frozen, id, '24:00:00');

      expect(await links.check(id, lastSecond)).toEqual({
        state: 'valid',
        secondsLeft: 1,
        wasOpened: false,
      });
      expect(await links.check(id, over)).toEqual({ state: 'expired' });
    });
  });

  it('is told to its holder by the verification, and by the report not at all (S30)', async () => {
    const { id } = await aReport(app);
    const token = await aLink(app, id, '24 hours');

    expect((await verify(id, token).expect(401)).body).toEqual(refused(messages.linkExpired));
    expect((await read(id, token).expect(401)).body).toEqual(refused(messages.reportUnauthorized));
  });
});

describe('a bad link', () => {
  type Link = [reportId: string, token: string];
  const cases: [what: string, link: () => Link | Promise<Link>][] = [
    [
      'with the token of another report',
      async () => [(await anOpenReport(app)).id, (await anOpenReport(app)).token],
    ],
    ['with a made-up token', async () => [(await anOpenReport(app)).id, 'x'.repeat(43)]],
    ['to a report that is not there', () => [randomUUID(), 'x'.repeat(43)]],
    ['with an id of another form', () => ["1' OR 1=1", 'x'.repeat(43)]],
    [
      'that was revoked',
      async () => {
        const { id } = await aReport(app);
        const token = await aLink(app, id);
        await app.dataSource.query(
          `UPDATE email_deliveries SET revoked_at = now() WHERE analysis_id = $1`,
          [id],
        );
        return [id, token];
      },
    ],
  ];

  it.each(cases)('%s is refused like every other (S25, S30)', async (_what, link) => {
    const [reportId, token] = await link();
    expect((await verify(reportId, token).expect(401)).body).toEqual(refused(messages.linkInvalid));
    expect((await read(reportId, token).expect(401)).body).toEqual(
      refused(messages.reportUnauthorized),
    );
  });

  it.each(['', '?token=', '?token=a&token=b', '?token[x]=a'])(
    'with the query "%s" has no token',
    async (query) => {
      const { id } = await aReport(app);
      const verified = await app.http.get(`/api/verify-report/${id}${query}`).expect(401);
      expect(verified.body).toEqual(refused('Verification token is missing'));
      const report = await app.http.get(`/api/analysis/${id}${query}`).expect(401);
      expect(report.body).toEqual(refused(messages.reportUnauthorized));
    },
  );
});
