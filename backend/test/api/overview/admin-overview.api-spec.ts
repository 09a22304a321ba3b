import { randomUUID } from 'node:crypto';
import {
  areas,
  levels,
  apiPaths,
  companyPageSchema,
  type CompanyQuery,
  type Overview,
  overviewSchema,
  readinessStandings,
} from '@ellac/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AnalysisRepository } from '../../../src/analysis/analysis.repository.js';
import { RepairSchedule } from '../../../src/analysis/repair/repair.schedule.js';
import { RepairService } from '../../../src/analysis/repair/repair.service.js';
import { WorkQueues } from '../../../src/queues/work-queues.js';
import { DeliveryRepository } from '../../../src/deliveries/delivery.repository.js';
import { aCoach, type Coach } from '../../support/coach.js';
import { eventually } from '../../support/eventually.js';
import { emptyTables } from '../../support/rows/empty-tables.js';
import { aDelivery, aLink, aReport, type StoredReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyTables(app, 'companies');
  coach = await aCoach(app);
});
afterAll(() => app.close());

const overview = async (reader = coach): Promise<Overview> => {
  const { body } = await reader.call('get', apiPaths.adminOverview).expect(200);
  expect(overviewSchema.parse(body)).toEqual(body);
  return overviewSchema.parse(body);
};

const change = (table: 'analyses' | 'email_deliveries' | 'users', set: string, id: string) =>
  app.dataSource.query(`UPDATE ${table} SET ${set} WHERE id = $1`, [id]);

const again = ({ companyName, owner }: StoredReport, submittedAt: Date, status?: 'failed') =>
  aReport(app, {
    company: { name: companyName, owner_email: owner },
    submittedAt,
    ...(status && { status }),
  });

const none = { count: 0, newest: [] };

describe('the overview', () => {
  it('of an empty database is complete, and empty', async () => {
    const { lastDays, ...rest } = await overview();
    expect(rest).toEqual({
      lastVisit: null,
      analystPause: null,
      mailPause: null,
      lateBackupAt: null,
      needs: { failedAnalyses: none, failedMails: none, stuck: none, newSinceLastVisit: none },
      newCompanies: 0,
      scoreCounts: Array(10).fill(0),
      bandCounts: readinessStandings.map((band) => ({ band, companies: 0 })),
      areaCounts: areas.flatMap((area) => levels.map((level) => ({ area, level, companies: 0 }))),
      viewCounts: { all: 0, 'needs-a-hand': 0, 'new-this-week': 0, trash: 0 },
    });
    expect(lastDays).toMatchObject({ submissions: 0, reportsCompleted: 0, mailsSent: 0 });
    expect(lastDays.byDay.map(({ submissions }) => submissions)).toEqual(Array(30).fill(0));
  });
});

describe('the last visit', () => {
  const wasHere = (ago: string) =>
    app.dataSource.query<[{ at: Date }[]]>(
      `UPDATE users SET seen_at = now() - $2::interval WHERE username = $1 RETURNING seen_at AS at`,
      [coach.username, ago],
    );

  it('goes on while the overview is read, and ends half an hour after', async () => {
    expect((await overview()).lastVisit).toBeNull();
    await wasHere('29 minutes');
    expect((await overview()).lastVisit).toBeNull();
    const [[left]] = await wasHere('31 minutes');
    expect((await overview()).lastVisit).toBe(left!.at.toISOString());
    await wasHere('29 minutes');
    expect((await overview()).lastVisit).toBe(left!.at.toISOString());
    expect((await overview(await aCoach(app))).lastVisit).toBeNull();
  });

  it('counts the companies that are new since as the list finds them', async () => {
    const anHourAgo = new Date(Date.now() - 3_600_000);
    const old = await aReport(app, { submittedAt: new Date(Date.now() - 3 * 3_600_000) });
    const again = { company: { name: old.companyName, owner_email: old.owner } };
    await aReport(app, { submittedAt: new Date(Date.now() - 2 * 3_600_000) });
    const found = async (submittedAfter: string | null) => {
      const query = { limit: 1, ...(submittedAfter === null ? {} : { submittedAfter }) };
      const { body } = await coach.call('get', apiPaths.adminCompanies(query)).expect(200);
      return companyPageSchema.parse(body).total;
    };
    expect(await overview()).toMatchObject({ lastVisit: null, newCompanies: await found(null) });

    await wasHere('1 hour');
    expect((await overview()).newCompanies).toBe(0);
    // Two questionnaires of one company make one line of the list.
    for (const at of [anHourAgo.getTime() + 60_000, Date.now()])
      await aReport(app, { ...again, submittedAt: new Date(at) });
    const { lastVisit, newCompanies, needs } = await overview();
    expect([newCompanies, await found(lastVisit)]).toEqual([1, 1]);
    expect(needs.newSinceLastVisit.count).toBe(2);
  });

  it('tells what is new since; everything is to somebody who was never here', async () => {
    const old = await aReport(app, { submittedAt: new Date(Date.now() - 2 * 3_600_000) });
    const fresh = await aReport(app, { status: 'pending' });
    const names = async () =>
      (await overview()).needs.newSinceLastVisit.newest.map(({ companyName }) => companyName);
    expect(await names()).toEqual([fresh.companyName, old.companyName]);

    await wasHere('1 hour');
    const { newSinceLastVisit } = (await overview()).needs;
    expect(newSinceLastVisit).toEqual({
      count: 1,
      newest: [
        {
          companyId: fresh.companyId,
          companyName: fresh.companyName,
          reportId: fresh.id,
          at: expect.any(String),
          reason: null,
          responseId: expect.any(String),
          generationStatus: 'pending',
          recipientEmail: fresh.owner,
          isCorrected: false,
          overallScore: null,
          band: null,
          previousScore: null,
        },
      ],
    });
  });
});

describe('what needs a hand', () => {
  /** The database's time. */
  const clock = async (): Promise<string> => {
    const [row] = await app.dataSource.query<{ at: Date }[]>(`SELECT now() AS at`);
    return row!.at.toISOString();
  };

  it('is a report that failed, with the reason and the time', async () => {
    await aReport(app);
    const { id, companyId, companyName } = await aReport(app, { status: 'pending' });
    const analyses = app.app.get(AnalysisRepository);
    const before = await clock();
    await analyses.fail((await analyses.claim(id))!, 'The analyst gave up.');
    const after = await clock();

    const { failedAnalyses } = (await overview()).needs;
    expect(failedAnalyses).toMatchObject({
      count: 1,
      newest: [
        {
          companyId,
          companyName,
          reportId: id,
          at: expect.any(String),
          reason: 'The analyst gave up.',
        },
      ],
    });
    const { at } = failedAnalyses.newest[0]!;
    expect([before, at, after]).toEqual([before, at, after].sort());
  });

  it('has failed anew when it was regenerated and failed again', async () => {
    const { id } = await aReport(app, { status: 'failed' });
    const longAgo = '2026-01-01T00:00:00.000Z';
    const failedAt = async () => (await overview()).needs.failedAnalyses.newest[0]?.at;
    await change('analyses', `failed_at = '${longAgo}'`, id);
    expect(await failedAt()).toBe(longAgo);

    await change('analyses', `generation_status = 'pending'`, id);
    expect(await failedAt()).toBeUndefined();
    await change('analyses', `generation_status = 'failed'`, id);
    expect(Date.parse((await failedAt())!)).toBeGreaterThan(Date.parse(longAgo));
  });

  it('is counted in all, and shown by the newest five', async () => {
    const ids: string[] = [];
    for (let number = 1; number <= 7; number += 1) {
      const { id } = await aReport(app, { status: 'failed' });
      await change(
        'analyses',
        `failed_at = '2026-01-01'::timestamptz + interval '${number} h'`,
        id,
      );
      ids.unshift(id);
    }
    const { count, newest } = (await overview()).needs.failedAnalyses;
    expect(count).toBe(7);
    expect(newest.map(({ reportId }) => reportId)).toEqual(ids.slice(0, 5));
  });

  it('is a report whose newest mail failed, in the mail server’s words', async () => {
    const { id, companyId, companyName } = await aReport(app);
    const deliveries = app.app.get(DeliveryRepository);
    const claim = await deliveries.claim(await aDelivery(app, id));
    await deliveries.fail(claim!, '550 nobody here');
    const sentSince = await aReport(app);
    await change('email_deliveries', `status = 'failed'`, await aDelivery(app, sentSince.id));
    await aLink(app, sentSince.id);
    await aDelivery(app, (await aReport(app)).id);

    const failedMails = {
      count: 1,
      newest: [
        {
          companyId,
          companyName,
          reportId: id,
          at: expect.any(String),
          reason: '550 nobody here',
          isCorrected: false,
        },
      ],
    };
    expect((await overview()).needs).toMatchObject({ failedMails, failedAnalyses: none });
    await change('analyses', `recipient_email = 'right@example.com'`, id);
    expect((await overview()).needs.failedMails.newest).toMatchObject([
      { recipientEmail: 'right@example.com', isCorrected: true },
    ]);
    await aDelivery(app, id);
    expect((await overview()).needs).toMatchObject({ failedMails: none });
  });

  it('is not what has a job and waits while a worker makes another report', async () => {
    const queued = await aReport(app, { status: 'pending' });
    await change('analyses', `next_attempt_at = now() - interval '5 minutes'`, queued.id);
    const atWork = await aReport(app, { status: 'pending' });
    await app.app.get(AnalysisRepository).claim(atWork.id);
    // The job is delayed by a day, so that no worker takes it during the test.
    app.app.get(WorkQueues).nudgeAnalysis(queued.id, 86_400);
    await eventually('the job', async () =>
      (await app.app.get(WorkQueues).analysesWithJob())?.has(queued.id) ? true : null,
    );
    expect((await overview()).needs.stuck).toEqual(none);

    // A lease that ran out has no worker, so a job alone does not count as work.
    await change('analyses', `lease_until = now() - interval '1 second'`, atWork.id);
    expect((await overview()).needs.stuck.count).toBe(2);
  });

  it('is all that the repair looks for, and nothing that goes its way', async () => {
    const lostAt = new Date(Date.now() - 3_600_000);
    const lost = await aReport(app, { status: 'pending', submittedAt: lostAt });
    // What is older than a day is for the repair of each day.
    const lostLongAgo = await aReport(app, {
      status: 'pending',
      submittedAt: new Date(Date.now() - 25 * 3_600_000),
    });
    await app.dataSource.query(`DELETE FROM analyses WHERE id = ANY ($1)`, [
      [lost.id, lostLongAgo.id],
    ]);
    const forgotten = await aReport(app, { status: 'pending' });
    await change('analyses', `next_attempt_at = '2026-03-01T10:00:00Z'`, forgotten.id);
    const waiting = await aReport(app, { status: 'pending' });
    await change('analyses', `next_attempt_at = now() + interval '1 minute'`, waiting.id);
    const abandoned = await aReport(app, { status: 'pending' });
    const held = await aReport(app, { status: 'pending' });
    for (const { id } of [abandoned, held]) await app.app.get(AnalysisRepository).claim(id);
    await change('analyses', `lease_until = '2026-02-01T10:00:00Z'`, abandoned.id);
    await aReport(app);
    await aReport(app, { status: 'failed' });

    const need = (
      { companyId, companyName }: StoredReport,
      reportId: string | null,
      at: string,
    ) => ({
      companyId,
      companyName,
      reportId,
      at,
      reason: null,
    });
    expect((await overview()).needs.stuck).toMatchObject({
      count: 3,
      newest: [
        need(lost, null, lostAt.toISOString()),
        need(forgotten, forgotten.id, '2026-03-01T10:00:00.000Z'),
        need(abandoned, abandoned.id, '2026-02-01T10:00:00.000Z'),
      ],
    });
    expect((await app.app.get(RepairService).run()).totalFixed).toBe(3);
    await app.app.get(RepairSchedule).runOfAllDays();
    const [made] = await app.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int FROM analyses WHERE response_company_id = $1`,
      [lostLongAgo.companyId],
    );
    expect(made.count).toBe(1);
  });
});

describe('the last days', () => {
  /** The beginning of the day in UTC so many days ago. */
  const dayAgo = (days: number): Date => {
    const day = new Date();
    day.setUTCHours(0, 0, 0, 0);
    day.setUTCDate(day.getUTCDate() - days);
    return day;
  };

  it('are thirty of UTC with today, the oldest first, also without a submission', async () => {
    await aReport(app, { submittedAt: new Date(dayAgo(29).getTime() - 1) });
    await aReport(app, { submittedAt: dayAgo(29) });
    await aReport(app, { submittedAt: new Date(dayAgo(9).getTime() - 1) });
    await aReport(app, { submittedAt: dayAgo(9), status: 'failed' });
    await aReport(app, { submittedAt: dayAgo(0), status: 'pending' });

    const { lastDays } = await overview();
    const counts = Array<number>(30).fill(0);
    for (const day of [0, 19, 20, 29]) counts[day] = 1;
    expect(lastDays.byDay).toEqual(
      counts.map((submissions, place) => ({
        day: dayAgo(29 - place)
          .toISOString()
          .slice(0, 10),
        submissions,
      })),
    );
    expect(lastDays).toMatchObject({ submissions: 4, reportsCompleted: 2 });
  });

  it('count the mails that went out', async () => {
    const { id } = await aReport(app);
    await aLink(app, id);
    await aLink(app, id, '28 days');
    await aLink(app, id, '31 days');
    await aDelivery(app, id);
    expect((await overview()).lastDays.mailsSent).toBe(2);
  });
});

describe('where the companies stand', () => {
  const aScore = async (report: StoredReport, overallScore: number, band: string) =>
    app.dataSource.query(
      `UPDATE analyses SET content = jsonb_set(
         jsonb_set(content, '{overallScore}', to_jsonb($2::float8)),
         '{readiness,band}', to_jsonb($3::text))
       WHERE id = $1`,
      [report.id, overallScore, band],
    );

  it('is counted by the scores as they are shown', async () => {
    const scores = [0, 0.9, 0.96, 6.93, 6.97, 9, 9.97, 10];
    for (const score of scores) await aScore(await aReport(app), score, 'in-transition');
    const { scoreCounts, bandCounts } = await overview();
    expect(scoreCounts).toEqual([2, 1, 0, 0, 0, 0, 1, 1, 0, 3]);
    expect(bandCounts).toContainEqual({ band: 'in-transition', companies: scores.length });
  });

  it('is told by the newest report of each, if it is completed', async () => {
    const first = await aReport(app, { submittedAt: new Date('2026-02-01') });
    await aScore(first, 4.2, 'in-transition');
    await aScore(await again(first, new Date('2026-01-01')), 9, 'phase-2-ready');
    const failing = await aReport(app, { company: { name: randomUUID() } });
    await again(failing, new Date('2099-03-01'), 'failed');
    const second = await aReport(app, { company: { name: randomUUID() }, submittedAt: new Date() });
    await aScore(second, 8, 'ready-with-gaps');

    const { scoreCounts, bandCounts } = await overview();
    expect(scoreCounts).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 1, 0]);
    expect(bandCounts).toEqual([
      { band: 'phase-2-ready', companies: 0 },
      { band: 'ready-with-gaps', companies: 1 },
      { band: 'in-transition', companies: 1 },
      { band: 'phase-1-owner-led', companies: 0 },
      { band: 'not-judged', companies: 0 },
    ]);
  });

  it('counts what too little is known of apart from its band', async () => {
    const known = await aReport(app);
    await aScore(known, 3, 'phase-1-owner-led');
    const unknown = await aReport(app, { company: { name: randomUUID() } });
    await aScore(unknown, 3, 'phase-1-owner-led');
    await app.dataSource.query(
      `UPDATE analyses SET content = jsonb_set(content, '{readiness,judged}', 'false')
       WHERE id = $1`,
      [unknown.id],
    );
    const { scoreCounts, bandCounts } = await overview();
    expect(bandCounts).toContainEqual({ band: 'phase-1-owner-led', companies: 1 });
    expect(bandCounts).toContainEqual({ band: 'not-judged', companies: 1 });
    expect(scoreCounts).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  });

  it('is what the list finds by each figure', async () => {
    const reports = await Promise.all(
      [2.5, 7.1, 7.96, 9.99].map(async (score) => {
        const report = await aReport(app, { company: { name: randomUUID() } });
        await aScore(report, score, score < 5 ? 'phase-1-owner-led' : 'ready-with-gaps');
        return report;
      }),
    );
    await again(reports[1]!, new Date('2099-01-01'), 'failed');
    const { scoreCounts, bandCounts, areaCounts = [], viewCounts } = await overview();
    const found = async (query: CompanyQuery) => {
      const { body } = await coach.call('get', apiPaths.adminCompanies(query)).expect(200);
      return companyPageSchema.parse(body).total;
    };
    for (const { band, companies } of bandCounts)
      expect({ band, companies: await found({ band }) }).toEqual({ band, companies });
    for (const [from, companies] of scoreCounts.entries()) {
      const maxScore = from === 9 ? 10 : from + 0.9;
      expect(await found({ minScore: from, maxScore })).toBe(companies);
    }
    const filters = {
      systems: 'businessLevel',
      leadership: 'leadershipLevel',
      market: 'contextLevel',
    } as const;
    expect(areaCounts).toHaveLength(12);
    for (const { area, level, companies } of areaCounts)
      expect({ area, level, companies: await found({ [filters[area]]: level }) }).toEqual({
        area,
        level,
        companies,
      });
    expect(viewCounts).toEqual({
      all: await found({ sort: 'name' }),
      'needs-a-hand': await found({ view: 'needs-a-hand' }),
      'new-this-week': await found({ view: 'new-this-week' }),
      trash: await found({ view: 'trash' }),
    });
  });

  it('tells that the nightly backup is missing, and nothing where none was ever made', async () => {
    await app.dataSource.query(
      `INSERT INTO backups (finished_at) VALUES (now() - interval '25 hours')`,
    );
    expect((await overview()).lateBackupAt).toBeNull();
    await app.dataSource.query(`UPDATE backups SET finished_at = '2026-05-04T03:00Z'`);
    expect((await overview()).lateBackupAt).toBe('2026-05-04T03:00:00.000Z');
    await app.dataSource.query('DELETE FROM backups');
  });
});
