import {
  apiPaths,
  type CompanyQuery,
  formatScore,
  labelOf,
  readinessBandChoices,
} from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { parse } from 'csv-parse/sync';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { eventually } from '../../support/eventually.js';
import { beginDownload, finish, goAway } from '../../support/download.js';
import { aLink, aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const header = [
  'Company Name',
  'Owner First Name',
  'Owner Last Name',
  'Email',
  'Phone',
  'Industry',
  'Country',
  'Reports',
  'Created',
  'Last submission',
  'Generation status',
  'Email status',
  'Business systems',
  'Leadership',
  'Market context',
  'Overall',
  'Readiness',
  'Overall before',
];

const download = async (query: CompanyQuery = {}): Promise<string> =>
  (await coach.call('get', apiPaths.adminCompanySheet('csv', query)).expect(200)).text;

/**
 * The records of a sheet, read by an independent CSV parser. It throws where a record is not as
 * long as the header.
 */
const recordsOf = (text: string): string[][] => parse(text, { bom: true });
const sheet = async (query: CompanyQuery = {}): Promise<string[][]> => {
  const [first, ...records] = recordsOf(await download(query));
  expect(first).toEqual(header);
  return records;
};
const namesIn = async (query: CompanyQuery) => (await sheet(query)).map(([name]) => name);

describe('the sheet of companies', () => {
  it('has its header where there is no company', async () => {
    expect(await download({ search: 'nobody at all' })).toBe(
      `\ufeff${header.map((title) => `"${title}"`).join(',')}\r\n`,
    );
  });

  it('is a UTF-8 file with a name of today (S48)', async () => {
    await aReport(app, { company: { name: 'Łódź 北京 🙂', owner_email: 'utf@example.com' } });
    const { headers, text } = await coach
      .call('get', apiPaths.adminCompanySheet('csv', { search: 'utf@example.com' }))
      .expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="companies-\d{4}-\d\d-\d\d\.csv"$/,
      ),
    });
    expect(text.startsWith('\ufeff"Company Name",')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain('\r\n"Łódź 北京 🙂",');
  });

  it('has each company with its newest report', async () => {
    const company = {
      name: 'Columns Ltd',
      owner_first_name: 'Ada',
      owner_last_name: 'Byron',
      owner_email: 'columns@example.com',
      owner_phone: '030 123456',
      industry: 'financial_services',
      country: 'GB',
    } as const;
    await aReport(app, {
      company,
      status: 'failed',
      submittedAt: new Date('2026-01-01T00:00:00Z'),
    });
    const submittedAt = new Date('2026-02-03T04:05:06.789Z');
    const { id, companyId } = await aReport(app, { company, submittedAt });
    await aLink(app, id);
    await app.dataSource.query(
      `UPDATE companies SET created_at = '2026-01-01T00:00:00Z' WHERE id = $1`,
      [companyId],
    );
    const report = (await coach.call('get', apiPaths.analysis(id, null)).expect(200)).body;
    expect(await sheet({ search: 'columns@' })).toEqual([
      [
        'Columns Ltd',
        'Ada',
        'Byron',
        'columns@example.com',
        '030 123456',
        'Financial services',
        'United Kingdom (GBP £)',
        '2',
        '2026-01-01 00:00:00',
        '2026-02-03 04:05:06',
        'Completed',
        'Sent',
        ...[
          report.businessScore,
          report.leadershipScore,
          report.contextScore,
          report.overallScore,
        ].map((score) => String(Number(formatScore(score)))),
        labelOf(readinessBandChoices, report.readiness.band),
        // The one before failed.
        '',
      ],
    ]);
  });

  it('has empty cells for what is not there', async () => {
    const company = { name: 'Waiting Ltd', owner_email: 'waiting@example.com' };
    await aReport(app, { company, status: 'pending' });
    await app.dataSource.query(`INSERT INTO companies
      (name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country)
      VALUES ('Waiting without', 'A', 'B', 'none@example.com', '0123456789', 'other', 'US')`);
    const records = await sheet({ search: 'waiting', sort: 'name' });
    expect(records.map((record) => record.slice(9))).toEqual([
      [expect.stringMatching(/^\d{4}-/), 'Pending', '', '', '', '', '', '', ''],
      ['', '', '', '', '', '', '', '', ''],
    ]);
  });

  it.each([
    '=HYPERLINK("http://evil.example","x")',
    '+1+1',
    '-2+3+cmd|" /C calc"!A0',
    '@SUM(1)',
    '\t=1+1',
    '\r=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
  ])('runs nothing that somebody called a company: %j (S48)', async (name) => {
    await aReport(app, { company: { owner_email: 'hostile@example.com', name } });
    await app.dataSource.query(
      `UPDATE companies SET name = $1, owner_last_name = $1 WHERE owner_email = $2`,
      [name, 'hostile@example.com'],
    );
    const [record] = await sheet({ search: 'hostile@example.com' });
    expect([record![0], record![2]]).toEqual([`'${name}`, `'${name}`]);
    await app.dataSource.query(`DELETE FROM companies WHERE owner_email = 'hostile@example.com'`);
  });

  it.each(['a,b', 'say "hi"', 'two\r\nlines', 'a;b\tc', "'quoted", '"', '",=1+1', ' = x', '０'])(
    'keeps each name in its cell: %j',
    async (name) => {
      const { companyId } = await aReport(app, { company: { owner_email: 'odd@example.com' } });
      await app.dataSource.query(`UPDATE companies SET name = $2 WHERE id = $1`, [companyId, name]);
      expect(await namesIn({ search: 'odd@example.com' })).toEqual([name]);
      await coach.call('delete', apiPaths.adminCompany(companyId)).expect(200);
    },
  );

  it('S48: runs no formula behind a line break, for programs that end records at one', async () => {
    const name = `Harmless Ltd\n=cmd|' /C calc'!A0`;
    const { companyId } = await aReport(app, { company: { owner_email: 'lf@example.com' } });
    await app.dataSource.query(`UPDATE companies SET name = $2 WHERE id = $1`, [companyId, name]);
    const records: string[][] = parse(await download({ search: 'lf@example.com' }), {
      bom: true,
      record_delimiter: '\n',
      rtrim: true,
      relax_column_count: true,
    });
    expect(records).toHaveLength(2);
    expect(records[1]![0]).toBe(name);
    await coach.call('delete', apiPaths.adminCompany(companyId)).expect(200);
  });

  it('is searched, sorted and narrowed as the list is', async () => {
    const industry = 'healthcare';
    await aReport(app, { company: { name: 'Sheet B', industry } });
    await aReport(app, { company: { name: 'Sheet A', industry }, status: 'failed' });
    await aReport(app, { company: { name: 'Sheet C' } });
    expect(await namesIn({ search: 'SHEET', sort: 'name' })).toEqual([
      'Sheet A',
      'Sheet B',
      'Sheet C',
    ]);
    expect(await namesIn({ search: 'sheet', sort: '-name', industry })).toEqual([
      'Sheet B',
      'Sheet A',
    ]);
    expect(await namesIn({ search: 'sheet', generationStatus: 'failed' })).toEqual(['Sheet A']);
  });

  it.each(['limit=10', 'cursor=x', 'sort=age', 'industry=farming', 'x=1', 'view=x', 'view=trash'])(
    'is refused with a query that cannot be meant: %s',
    async (query) => {
      const before = (await trailOf(app, null)).length;
      await coach.call('get', `${apiPaths.adminCompanySheet('csv')}?${query}`).expect(400);
      expect(await trailOf(app, null)).toHaveLength(before);
    },
  );

  it('is refused for chosen companies in no order that there is', async () => {
    const { companyId } = await aReport(app);
    for (const sort of [null, 'age'])
      await coach
        .call('post', apiPaths.adminCompanySheet('csv'))
        .send({ ids: [companyId], sort })
        .expect(400);
  });

  it('is written down, without the words that were looked for', async () => {
    await download({ search: 'Ada Byron', country: 'ZA', sort: '-name' });
    const [entry] = await trailOf(app, null);
    expect(entry).toEqual({
      username: coach.username,
      action: 'companies.export',
      targetType: 'company',
      companyName: null,
      requestId: expect.any(String),
      details: { format: 'csv', country: 'ZA', sort: '-name', isSearch: true },
    });
  });

  it('does not leave when it cannot be written down', async () => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await app.dataSource.query(`ALTER TABLE audit_entries RENAME TO audit_entries_away`);
    try {
      const { text } = await coach.call('get', apiPaths.adminCompanySheet('csv')).expect(500);
      expect(text).not.toContain('@example.com');
    } finally {
      await app.dataSource.query(`ALTER TABLE audit_entries_away RENAME TO audit_entries`);
    }
  });
});

describe('a long sheet', () => {
  const many = { search: '@many.example' } as const;
  /** Of 2.5 kB each. */
  const addCompanies = (count: number, domain: string) =>
    app.dataSource.query(
      `INSERT INTO companies
      (name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country)
      SELECT repeat('x', 2500) || n, 'A', 'B', n || $2, '0123456789', 'other', 'US'
      FROM generate_series(1, $1::int) AS n`,
      [count, domain],
    );
  beforeAll(() => addCompanies(3000, many.search));

  /** The statements that read a batch. */
  const batches = () => {
    const query = jest.spyOn(app.dataSource, 'query');
    return () => query.mock.calls.filter(([text]) => text.includes('"sortedBy"')).length;
  };

  it.each(['name', '-created', 'country'] as const)(
    'has each company once, by %s',
    async (sort) => {
      const records = await sheet({ ...many, sort });
      expect(records).toHaveLength(3000);
      expect(new Set(records.map(([, , , email]) => email)).size).toBe(3000);
    },
  );

  it('is not read on for somebody who went away', async () => {
    // The system buffers up to ten megabytes of a connection, a third of these.
    const more = { search: '@more.example' };
    await addCompanies(12_000, more.search);
    const countOf = batches();
    await goAway(app, await beginDownload(app, coach, apiPaths.adminCompanySheet('csv', more)));
    const before = countOf();
    await coach.call('get', apiPaths.adminCompanies({ limit: 1 })).expect(200);
    await eventually('the end of the batch that was being read', async () =>
      (await running()).length === 0 ? true : null,
    );
    // Of 48.
    expect(before).toBeLessThan(16);
    expect(countOf()).toBe(before + 1);
  });

  it('breaks off when the database fails in the middle', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const { query } = app.dataSource;
    let read = 0;
    jest.spyOn(app.dataSource, 'query').mockImplementation(function (
      this: unknown,
      ...values: Parameters<typeof query>
    ) {
      if (values[0].includes('"sortedBy"')) read += 1;
      const statement = read > 1 ? 'SELECT * FROM nowhere' : values[0];
      return Reflect.apply(query, app.dataSource, read > 1 ? [statement] : values) as never;
    });
    const answer = await beginDownload(app, coach, apiPaths.adminCompanySheet('csv', many));
    expect(answer.statusCode).toBe(200);
    const { text, isWhole } = await finish(answer);
    expect(isWhole).toBe(false);
    expect(text).not.toContain('nowhere');
    expect(log).toHaveBeenCalled();
  });

  it('is an error when the database fails at once', async () => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await app.dataSource.query(`ALTER TABLE email_deliveries RENAME TO email_deliveries_away`);
    try {
      const answer = await coach.call('get', apiPaths.adminCompanySheet('csv')).expect(500);
      expect(answer.type).toBe('application/json');
      expect(answer.headers['content-disposition']).toBeUndefined();
    } finally {
      await app.dataSource.query(`ALTER TABLE email_deliveries_away RENAME TO email_deliveries`);
    }
  });

  /** Statements of this database that are at work, this one apart. */
  const running = () =>
    app.dataSource.query<unknown[]>(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database()
         AND backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid()`,
    );
});
