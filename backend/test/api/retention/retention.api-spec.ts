import { apiPaths } from '@ellac/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DeliveryRepository } from '../../../src/deliveries/delivery.repository.js';
import { readLastRetention } from '../../../src/retention/last-retention.js';
import { retentionCommand } from '../../../src/retention/retention-command.js';
import { RetentionSchedule } from '../../../src/retention/retention.schedule.js';
import { RetentionSweep } from '../../../src/retention/retention.sweep.js';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { eventually } from '../../support/eventually.js';
import { aDelivery, aReport, type StoredReport } from '../../support/rows/factories.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import { startBeside, startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp({ RETENTION_MONTHS: '12' });
  coach = await aCoach(app);
});
beforeEach(() => app.dataSource.query('DELETE FROM companies; DELETE FROM retention_runs'));
afterAll(() => app.close());

interface Entry {
  readonly username: string;
  readonly address: string | null;
  readonly details: object;
}

/** Moves everything of a company into the past. */
const aged = ({ companyId }: StoredReport, age: string) =>
  Promise.all([
    app.dataSource.query(
      `UPDATE responses SET submitted_at = now() - $2::interval
      WHERE company_id = $1`,
      [companyId, age],
    ),
    app.dataSource.query(`UPDATE companies SET created_at = now() - $2::interval WHERE id = $1`, [
      companyId,
      age,
    ]),
  ]);

const left = async (): Promise<string[]> => {
  const rows = await app.dataSource.query<{ id: string }[]>(`SELECT id FROM companies`);
  return rows.map(({ id }) => id);
};

const sweep = () => app.app.get(RetentionSweep);

describe('the nightly job for what is past the retention', () => {
  it('deletes companies whose last submission is older, with all that hangs on them', async () => {
    const old = await aReport(app);
    await aDelivery(app, old.id);
    const recent = await aReport(app);
    await aged(old, '12 months 1 day');
    await aged(recent, '11 months 25 days');
    expect(await sweep().count(12)).toMatchObject({ companies: 1, reports: 1, mails: 1 });
    expect(await left()).toHaveLength(2);

    await app.app.get(RetentionSchedule).run();
    expect(await left()).toEqual([recent.companyId]);
    const [{ rows }] = await app.dataSource.query<[{ rows: string }]>(
      `SELECT (SELECT count(*) FROM responses) + (SELECT count(*) FROM email_deliveries)
         + (SELECT count(*) FROM analyses) AS rows`,
    );
    // A bigint, which JavaScript gets as text.
    expect(rows).toBe('2');
    expect(await readLastRetention(app.dataSource)).toMatchObject({
      companies: 1,
      reports: 1,
      mails: 1,
      isLate: false,
    });
    const [entry] = await trailOf(app, old.companyId);
    expect(entry).toMatchObject({ username: 'nightly job', action: 'company.delete' });
    // Once a night.
    await app.app.get(RetentionSchedule).run();
    const runs = await app.dataSource.query<unknown[]>(`SELECT FROM retention_runs`);
    expect(runs).toHaveLength(1);
  });

  it('keeps a company that submitted again, with its older reports', async () => {
    const report = await aReport(app);
    await aged(report, '20 months');
    const questionnaire = aQuestionnaire({
      name: report.companyName,
      owner_email: report.owner,
    });
    await app.http.post(apiPaths.submit).send(questionnaire).expect(201);
    expect(await sweep().run(12)).toMatchObject({ companies: 0 });
    expect(await left()).toEqual([report.companyId]);
  });

  it('keeps a company whose new submission is being stored just then', async () => {
    const { companyId, ...report } = await aReport(app);
    await aged({ companyId, ...report }, '13 months');
    const submission = app.dataSource.createQueryRunner();
    await submission.startTransaction();
    await submission.query(`UPDATE companies SET updated_at = now() WHERE id = $1`, [companyId]);
    await submission.query(`INSERT INTO responses (company_id, answers) VALUES ($1, '{}')`, [
      companyId,
    ]);
    const swept = sweep().run(12);
    await eventually('the wait for the row', async () => {
      const [waiting] = await app.dataSource.query<object[]>(
        `SELECT 1 AS one FROM pg_stat_activity WHERE datname = current_database()
         AND wait_event_type = 'Lock' AND query LIKE '%FROM companies%FOR UPDATE%'`,
      );
      return waiting;
    });
    await submission.commitTransaction();
    await submission.release();
    expect(await swept).toMatchObject({ companies: 0 });
    expect(await left()).toEqual([companyId]);
  });

  it('leaves one whose mail is being handed over for the next night, and goes on', async () => {
    const [held, other] = [await aReport(app), await aReport(app)];
    await app.app.get(DeliveryRepository).claim(await aDelivery(app, held.id));
    for (const report of [held, other]) await aged(report, '13 months');
    expect(await sweep().run(12)).toMatchObject({ companies: 1 });
    expect(await left()).toEqual([held.companyId]);
  }, 20_000);

  it('goes through more than one batch', async () => {
    await app.dataSource.query(
      `INSERT INTO companies (name, owner_first_name, owner_last_name, owner_email, owner_phone,
         industry, country, created_at)
       SELECT 'Old ' || n, 'A', 'B', 'a' || n || '@b.example', '+44 20 7946 0000', 'retail', 'GB',
         now() - interval '2 years'
       FROM generate_series(1, 101) AS n`,
    );
    expect(await sweep().run(12)).toMatchObject({ companies: 101, reports: 0, mails: 0 });
    expect(await left()).toEqual([]);
  }, 20_000);

  it('takes addresses out of older entries of the trail, and leaves who did what', async () => {
    const report = await aReport(app);
    await coach
      .call('post', apiPaths.adminUpdateEmail(report.id))
      .send({ email: 'right@owner.example' })
      .expect(200);
    const correction = async () => {
      const [entry] = await app.dataSource.query<Entry[]>(
        `SELECT username, address, details FROM audit_entries
         WHERE action = 'report.update-email' AND target_id = $1`,
        [report.id],
      );
      return entry!;
    };
    const whole = await correction();
    expect(whole).toMatchObject({
      address: expect.any(String),
      details: { old: expect.any(String) },
    });
    expect(await sweep().run(12)).toMatchObject({ trailEntries: 0 });
    await app.dataSource.query(`UPDATE audit_entries SET at = now() - interval '13 months'`);
    expect((await sweep().run(12)).trailEntries).toBeGreaterThan(0);
    const cut = await correction();
    expect(cut).toMatchObject({ username: whole.username, address: null });
    expect(Object.keys(cut.details)).not.toContain('old');
  });

  it('takes addresses out of the keys of failed logins, also of entries that lost theirs', async () => {
    for (let index = 0; index < 2; index += 1)
      await app.http
        .post(apiPaths.login)
        .send({ username: 'nobody at all', password: 'x' })
        .expect(401);
    await app.dataSource.query(
      `UPDATE audit_entries SET at = now() - interval '13 months', address = NULL
       WHERE once_key IS NOT NULL`,
    );
    expect((await sweep().run(12)).trailEntries).toBeGreaterThan(0);
    const [entries] = await app.dataSource.query<object[]>(
      `SELECT count(*)::int AS count, count(once_key)::int AS keys FROM audit_entries
       WHERE action = 'login.fail-unknown'`,
    );
    expect(entries).toEqual({ count: 1, keys: 0 });
  });

  it('keeps all where no retention is set', async () => {
    const keeper = await startBeside(app);
    const report = await aReport(app);
    await aged(report, '50 years');
    await keeper.app.get(RetentionSchedule).run();
    await keeper.close();
    expect(await left()).toEqual([report.companyId]);
  });
});

describe('the command', () => {
  const run = async (set: number | undefined, ...words: string[]): Promise<string> => {
    const said: string[] = [];
    const work = retentionCommand(words, set, (line) => said.push(line));
    await work(app.environment.DATABASE_URL, () => Promise.resolve(app.dataSource));
    return said.join('\n');
  };

  it('counts first where it is told to, also for another number of months', async () => {
    await aged(await aReport(app), '13 months');
    const counts = '1 company with 1 report and 0 mails, and the addresses in';
    expect(await run(undefined, '--months', '12', '--dry-run')).toContain(counts);
    expect(await run(12, '--months', '24', '--dry-run')).toContain('0 companies');
    expect(await left()).toHaveLength(1);
    expect(await run(12)).toMatch(/^Older than 12 months: 1 company .* are gone\.$/);
    expect(await left()).toEqual([]);
  });

  it.each([[['--months', '3']], [['--months', '0', '--dry-run']], [['--all']]])(
    'says how it is used instead of guessing from %j',
    (words) => {
      expect(() => retentionCommand(words, 12, () => undefined)).toThrow(/^Usage: npm run reten/);
    },
  );

  it('deletes nothing where no retention is set', () => {
    expect(() => retentionCommand([], undefined, () => undefined)).toThrow(/is not set/);
  });
});
