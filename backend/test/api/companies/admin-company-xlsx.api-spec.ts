import { apiPaths, type CompanyQuery, formatScore, messages } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { readXlsx, timeOf } from '../../support/xlsx.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());

const recordsOf = (text: string): string[][] => parse(text, { bom: true });

const download = async (query: CompanyQuery) => {
  const path = apiPaths.adminCompanySheet('xlsx', query);
  return readXlsx((await coach.call('get', path).responseType('blob').expect(200)).body as Buffer);
};

describe('the Excel file of companies', () => {
  it('has the columns of the CSV, with numbers and times as such and text as text', async () => {
    const owner_email = 'excel@example.com';
    const submittedAt = new Date('2026-02-03T04:05:06.000Z');
    const company = { name: 'Excel Ltd', owner_email, owner_phone: '+49 171 2345678' };
    const { companyId, id } = await aReport(app, { company, submittedAt });
    await app.dataSource.query(
      `UPDATE companies SET created_at = '2026-01-01T00:00:00Z' WHERE id = $1`,
      [companyId],
    );
    const { overallScore } = (await coach.call('get', apiPaths.analysis(id, null))).body;
    const csv = await coach.call(
      'get',
      apiPaths.adminCompanySheet('csv', { search: 'excel@example.com' }),
    );
    const [titles] = recordsOf(csv.text);
    const { rows, xml } = await download({ search: owner_email });
    expect(rows).toHaveLength(2);
    const [header, row] = rows;
    expect(header!.map((cell) => cell?.value)).toEqual(titles);
    expect(header!.every((cell) => cell?.isBold)).toBe(true);
    expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    const cell = (title: string) => row![titles!.indexOf(title)];
    const text = { format: '@', isBold: false };
    expect(cell('Company Name')).toEqual({ ...text, value: 'Excel Ltd' });
    expect(cell('Phone')).toEqual({ ...text, value: '+49 171 2345678' });
    expect(cell('Generation status')).toEqual({ ...text, value: 'Completed' });
    expect(cell('Reports')).toEqual({ value: 1, format: null, isBold: false });
    expect(cell('Overall')?.value).toBe(Number(formatScore(overallScore)));
    for (const [title, time] of [
      ['Created', '2026-01-01T00:00:00.000Z'],
      ['Last submission', submittedAt.toISOString()],
    ] as const) {
      expect(cell(title)?.format).toBe('yyyy-mm-dd hh:mm:ss');
      expect(timeOf(Number(cell(title)?.value))).toBe(time);
    }
    expect(cell('Overall before')).toBeUndefined();
  });

  it.each([
    '=1+1',
    '+1',
    '-2+3',
    '@SUM(1)',
    '=cmd|"/C calc"!A0',
    '00123',
    '<b>&"\'</b>',
    '  blanks ',
    'two\r\nlines',
    'Łódź 北京 🙂',
    '_x0041_',
    'bell\u0007',
    'constructor',
    '__proto__',
  ])('shows each name as it is, and runs none: %j', async (name) => {
    const { companyId } = await aReport(app, { company: { owner_email: 'odd@example.com' } });
    await app.dataSource.query(`UPDATE companies SET name = $2 WHERE id = $1`, [companyId, name]);
    const { rows, xml } = await download({ search: 'odd@example.com' });
    expect(rows[1]![0]).toEqual({ value: name, format: '@', isBold: false });
    expect(xml).not.toContain('<f>');
    await coach.call('delete', apiPaths.adminCompany(companyId)).expect(200);
  });

  it('has its own type and a name of today, and is written down', async () => {
    const { headers } = await coach
      .call('get', apiPaths.adminCompanySheet('xlsx', { country: 'ZA', search: 'nobody' }))
      .expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="companies-\d{4}-\d\d-\d\d\.xlsx"$/,
      ),
    });
    const [entry] = await trailOf(app, null);
    expect(entry).toMatchObject({
      action: 'companies.export',
      details: { format: 'xlsx', country: 'ZA', isSearch: true },
    });
  });

  it('has ten thousand companies and no more', async () => {
    await app.dataSource.query(`INSERT INTO companies
      (name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country)
      SELECT 'Many ' || n, 'A', 'B', n || '@many.example', '0123456789', 'other', 'US'
      FROM generate_series(1, 10001) AS n`);
    const search = '@many.example';
    const before = (await trailOf(app, null)).length;
    const refusal = await coach
      .call('get', apiPaths.adminCompanySheet('xlsx', { search }))
      .expect(400);
    expect(refusal.body.message).toBe(messages.xlsxTooLong);
    expect(await trailOf(app, null)).toHaveLength(before);
    await app.dataSource.query(`DELETE FROM companies WHERE owner_email = '10001@many.example'`);
    const { rows } = await download({ search });
    expect(rows).toHaveLength(10_001);
    expect(new Set(rows.map(([name]) => name?.value)).size).toBe(10_001);
  });
});

describe('a sheet of chosen companies', () => {
  const three = () =>
    Promise.all(
      ['Chosen B', 'Chosen A', 'Chosen C'].map((name) => aReport(app, { company: { name } })),
    );

  it('has these alone, in the order of the list, without those that are gone', async () => {
    const [b, a, c] = (await three()).map(({ companyId }) => companyId);
    await coach.call('delete', apiPaths.adminCompany(c!)).expect(200);
    const selection = { ids: [b, a, c], sort: 'name' };
    const csv = await coach
      .call('post', apiPaths.adminCompanySheet('csv'))
      .send(selection)
      .expect(200);
    expect(recordsOf(csv.text).map(([name]) => name)).toEqual([
      'Company Name',
      'Chosen A',
      'Chosen B',
    ]);
    const xlsx = await coach
      .call('post', apiPaths.adminCompanySheet('xlsx'))
      .send(selection)
      .responseType('blob')
      .expect(200);
    expect(readXlsx(xlsx.body as Buffer).rows.map(([name]) => name?.value)).toEqual([
      'Company Name',
      'Chosen A',
      'Chosen B',
    ]);
    const [entry] = await trailOf(app, null);
    expect(entry).toMatchObject({ details: { format: 'xlsx', chosen: 3 } });
  });

  it.each([
    {},
    { ids: [] },
    { ids: 'all' },
    { ids: ['x'] },
    { ids: ["' OR true"] },
    { ids: Array.from({ length: 401 }, () => '0b0f0f0e-0000-4000-8000-000000000000') },
    { ids: ['0b0f0f0e-0000-4000-8000-000000000000'], sort: 'age' },
    { ids: ['0b0f0f0e-0000-4000-8000-000000000000'], search: 'x' },
  ])('is refused where it is not one: %j', async (selection) => {
    const before = (await trailOf(app, null)).length;
    for (const format of ['csv', 'xlsx'] as const)
      await coach.call('post', apiPaths.adminCompanySheet(format)).send(selection).expect(400);
    expect(await trailOf(app, null)).toHaveLength(before);
  });

  it('takes as many as the message says', async () => {
    const ids = Array.from({ length: 400 }, () => '0b0f0f0e-0000-4000-8000-000000000000');
    await coach.call('post', apiPaths.adminCompanySheet('csv')).send({ ids }).expect(200);
  });
});
