import {
  apiPaths,
  type CompanyPage,
  companyPageSchema,
  type CompanyQuery,
  type CompanySortKey,
  companySortKeys,
  type ListedCompany,
  listedCompanySchema,
} from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aCoach, type Coach } from '../../support/coach.js';
import { beginDownload, goAway } from '../../support/download.js';
import { aDelivery, aLink, aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());

const list = async (query: CompanyQuery): Promise<CompanyPage> => {
  const { body } = await coach.call('get', apiPaths.adminCompanies(query)).expect(200);
  expect(companyPageSchema.parse(body)).toEqual(body);
  return companyPageSchema.parse(body);
};

const whole = async (): Promise<ListedCompany[]> => {
  const answer = await coach.call('get', apiPaths.adminCompanies()).expect(200);
  expect(answer.type).toBe('application/json');
  return (answer.body as unknown[]).map((company) => listedCompanySchema.parse(company));
};

const namesIn = ({ items }: CompanyPage): string[] => items.map(({ name }) => name);

/** Follows the cursors from the first page to the last. */
const allPages = async (query: CompanyQuery): Promise<ListedCompany[]> => {
  const pages: ListedCompany[][] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await list({ ...query, ...(cursor === undefined ? {} : { cursor }) });
    pages.push(page.items);
    cursor = page.nextCursor;
  }
  return pages.flat();
};

/** Companies with every kind of value: equal names, ages, industries and scores, and several reports. */
const aMixedCrowd = async (): Promise<void> => {
  const industries = ['retail', 'services', 'other'] as const;
  for (let number = 0; number < 9; number += 1) {
    const company = {
      name: number % 2 === 0 ? 'Twin Ltd' : `Émile ${number}`,
      industry: industries[number % 3]!,
      owner_email: `crowd-${number}@example.com`,
    };
    const rating = number % 2 === 0 ? 1 : 5;
    const answers = {
      business_assessment: { processes: rating, independence: rating, documentation: rating },
    };
    const status = number < 4 ? 'completed' : 'pending';
    for (let reports = 0; reports <= number % 3; reports += 1)
      await aReport(app, { company, answers, status });
  }
  await app.dataSource.query(`UPDATE companies SET created_at = '2026-01-01T00:00:00.123456Z'
    WHERE owner_email LIKE 'crowd-%'`);
};

describe('the list of companies', () => {
  beforeAll(aMixedCrowd);

  const keys: Record<CompanySortKey, (company: ListedCompany) => string | number | null> = {
    name: ({ name }) => name.toLowerCase(),
    owner: ({ ownerFirstName, ownerLastName }) => `${ownerFirstName} ${ownerLastName}`,
    score: ({ newest }) => newest?.overallScore ?? null,
    industry: ({ industry }) => industry!,
    country: ({ country }) => country!,
    reports: ({ responseCount }) => responseCount,
    created: ({ createdAt }) => createdAt,
  };
  const compare = new Intl.Collator('und');
  const order = (one: string | number, other: string | number): number =>
    typeof one === 'string' ? compare.compare(one, String(other)) : one - Number(other);

  it.each(companySortKeys.flatMap((key) => [[key], [`-${key}`]] as const))(
    'sorted by %s is whole and without repetition, page by page, and what has no value comes last',
    async (sort) => {
      const companies = await allPages({ sort, limit: 2 });
      const { total } = await list({ sort });
      expect(new Set(companies.map(({ id }) => id)).size).toBe(total);
      const key = keys[sort.replace('-', '') as CompanySortKey];
      const sorted = companies.map(key);
      const known = sorted.filter((value) => value !== null);
      const expected = [...known].sort(order);
      const atTheEnd = sorted.slice(known.length);
      expect(sorted).toEqual([
        ...(sort.startsWith('-') ? expected.reverse() : expected),
        ...atTheEnd.map(() => null),
      ]);
      expect(atTheEnd).toHaveLength(sort.endsWith('score') ? 5 : 0);
    },
  );

  it('passes over nothing when companies come and go between two pages', async () => {
    const first = await list({ sort: 'name', limit: 3 });
    const before = await allPages({ sort: 'name' });
    await coach.call('delete', apiPaths.adminCompany(first.items[2]!.id)).expect(200);
    await aReport(app, { company: { name: 'AAA first of all' } });
    const second = await list({ sort: 'name', limit: 3, cursor: first.nextCursor! });
    expect(second.items.map(({ id }) => id)).toEqual(before.slice(3, 6).map(({ id }) => id));
  });

  it('tells where the newest report of each stands', async () => {
    const { id, companyName, owner } = await aReport(app, {
      submittedAt: new Date('2026-01-01T10:00:00Z'),
    });
    await aLink(app, id);
    const only = async () => (await list({ search: owner })).items[0]!;
    const report = (await coach.call('get', apiPaths.analysis(id, null)).expect(200)).body;
    expect((await only()).newest).toEqual({
      submittedAt: '2026-01-01T10:00:00.000Z',
      generationStatus: 'completed',
      emailSendStatus: 'sent',
      overallScore: report.overallScore,
      band: report.readiness.band,
      previousScore: null,
    });

    await aReport(app, { company: { name: companyName, owner_email: owner }, status: 'pending' });
    expect(await only()).toMatchObject({
      responseCount: 2,
      newest: {
        generationStatus: 'pending',
        emailSendStatus: null,
        overallScore: null,
        previousScore: report.overallScore,
      },
    });
  });
});

describe('searching', () => {
  it.each([
    ['part of a name', 'ÜLLER & sö'],
    ['part of an owner', 'ngrid Ö'],
    ['part of an address', 'INFO@MUELLER'],
    ['its words in another order', 'söhne müller'],
    ['words of name and owner', 'östberg müller'],
    ['a name without its accents', 'muller sohne'],
  ])('finds %s, whatever its case', async (_what, search) => {
    await aReport(app, {
      company: {
        name: 'Müller & Söhne',
        owner_first_name: 'Ingrid',
        owner_last_name: 'Östberg',
        owner_email: 'info@mueller.example',
      },
    });
    expect(namesIn(await list({ search }))).toEqual(['Müller & Söhne']);
  });

  it.each(['0171 2345678', '+49 (0)171/23 45', '0049 171 2345678', '171-2345'])(
    'finds a phone number by its digits: %s',
    async (search) => {
      const owner_phone = '+49 (0)171-234 5678';
      await aReport(app, {
        company: { name: 'By Phone', owner_email: 'phone@example.com', owner_phone },
      });
      expect(namesIn(await list({ search }))).toEqual(['By Phone']);
    },
  );

  it('finds digits in names as well, and no phone number by other words', async () => {
    await aReport(app, { company: { name: 'Lot 8642097' } });
    await aReport(app, { company: { name: 'A lot of calls', owner_phone: '030 8642 097' } });
    expect(namesIn(await list({ search: '8642097', sort: 'name' }))).toEqual([
      'A lot of calls',
      'Lot 8642097',
    ]);
    expect(namesIn(await list({ search: 'lot 8642097' }))).toEqual(['Lot 8642097']);
  });

  it.each([
    ['100% Juice', '00% j'],
    ['under_score', 'r_s'],
    ['back\\slash', 'k\\s'],
  ])('takes signs as they stand: %s (S53)', async (name, search) => {
    await aReport(app, { company: { name } });
    await aReport(app, { company: { name: name.replace(/[%_\\]/, 'x') } });
    expect(namesIn(await list({ search }))).toEqual([name]);
  });

  it('finds one letter or two at the beginnings of words', async () => {
    const company = { name: 'Étoile Ximo', owner_first_name: 'Qadira', owner_last_name: 'Xhosa' };
    await aReport(app, { company: { ...company, owner_email: 'wv@example.com' } });
    for (const search of ['ét xi', 'Et', 'qa', 'XH', 'wv', 'x qad', 'xi étoile'])
      expect(namesIn(await list({ search }))).toContain(company.name);
    for (const search of ['im', 'ho', 'v@']) expect(namesIn(await list({ search }))).toEqual([]);
    expect(namesIn(await list({ search: 'imo' }))).toEqual([company.name]);
  });

  it.each(["' OR 1=1 --", 'no\u0000body', '$1', '%', '🙂'])(
    'for %j finds nothing and does no harm (S53)',
    async (search) => {
      expect((await list({ search: `${search} nowhere` })).items).toEqual([]);
    },
  );

  it('for blanks finds all', async () => {
    expect((await list({ search: '   ' })).total).toBe((await list({ limit: 1 })).total);
  });
});

describe('narrowing', () => {
  it('takes each filter by itself and all together, by the newest report alone', async () => {
    const company = {
      name: 'Narrow One',
      industry: 'healthcare',
      country: 'ZA',
      owner_email: 'narrow@example.com',
    } as const;
    const old = new Date(Date.now() - 3_600_000);
    await aReport(app, { company, status: 'failed', submittedAt: old });
    const { id } = await aReport(app, { company });
    await aLink(app, id);
    await aReport(app, { company: { name: 'Narrow Two', country: 'ZA' }, status: 'failed' });
    const three = await aReport(app, { company: { name: 'Narrow Three', industry: 'healthcare' } });
    await aLink(app, three.id, '1 minute');
    await aDelivery(app, three.id);
    const [{ band } = { band: null }] = (await list({ search: 'Narrow One' })).items.map(
      ({ newest }) => newest!,
    );

    const found = async (query: CompanyQuery) =>
      namesIn(await list({ search: 'narrow', sort: 'name', ...query }));
    expect(await found({ industry: 'healthcare' })).toEqual(['Narrow One', 'Narrow Three']);
    expect(await found({ country: 'ZA' })).toEqual(['Narrow One', 'Narrow Two']);
    expect(await found({ generationStatus: 'failed' })).toEqual(['Narrow Two']);
    expect(await found({ generationStatus: 'completed' })).toEqual(['Narrow One', 'Narrow Three']);
    expect(await found({ emailStatus: 'sent' })).toEqual(['Narrow One']);
    expect(await found({ emailStatus: 'pending' })).toEqual(['Narrow Three']);
    expect(await found({ band: band! })).toEqual(['Narrow One', 'Narrow Three']);
    const all = { ...company, generationStatus: 'completed', emailStatus: 'sent' } as const;
    const { industry, country, generationStatus, emailStatus } = all;
    expect(await found({ industry, country, generationStatus, emailStatus, band: band! })).toEqual([
      'Narrow One',
    ]);
    expect((await list({ search: 'narrow', country: 'ZA', limit: 1 })).total).toBe(2);
  });
});

describe('narrowing to several values, scores and views', () => {
  const found = async (query: CompanyQuery) =>
    namesIn(await list({ search: 'viewed', sort: 'name', ...query }));
  const score = (id: string, overall: number, more = '') =>
    app.dataSource.query(
      `UPDATE analyses SET content = jsonb_set(content${more}, '{overallScore}', to_jsonb($2::float8))
       WHERE id = $1`,
      [id, overall],
    );

  it('takes one of several values, a range of shown scores, and what needs a hand', async () => {
    const aWeekAgo = new Date(Date.now() - 7 * 24 * 3_600_000 - 60_000);
    const one = await aReport(app, { company: { name: 'Viewed A', industry: 'retail' } });
    await score(one.id, 6.96);
    const two = await aReport(app, {
      company: { name: 'Viewed B', industry: 'other' },
      submittedAt: aWeekAgo,
    });
    await score(two.id, 6.94);
    await aReport(app, { company: { name: 'Viewed C', industry: 'services' }, status: 'failed' });
    const four = await aReport(app, {
      company: { name: 'Viewed D', industry: 'services' },
      submittedAt: aWeekAgo,
    });
    await score(four.id, 3, ` || '{"readiness":{"judged":false}}'`);
    const failed = await aDelivery(app, four.id);
    await app.dataSource.query(`UPDATE email_deliveries SET status = 'failed' WHERE id = $1`, [
      failed,
    ]);

    expect(await found({ industry: ['retail', 'other'] })).toEqual(['Viewed A', 'Viewed B']);
    expect(await found({ minScore: 7 })).toEqual(['Viewed A']);
    expect(await found({ minScore: 6, maxScore: 6.9 })).toEqual(['Viewed B']);
    expect(await found({ maxScore: 7 })).toEqual(['Viewed A', 'Viewed B']);
    expect(await found({ view: 'needs-a-hand' })).toEqual(['Viewed C', 'Viewed D']);
    expect(await found({ view: 'new-this-week' })).toEqual(['Viewed A', 'Viewed C']);
    // The other two have no score.
    expect((await found({ sort: '-score' })).slice(0, 2)).toEqual(['Viewed A', 'Viewed B']);
    await aDelivery(app, four.id);
    expect(await found({ view: 'needs-a-hand' })).toEqual(['Viewed C']);
  });
});

describe('narrowing to what came after a moment, or is stuck', () => {
  const found = async (query: CompanyQuery) =>
    namesIn(await list({ search: 'waited', sort: 'name', ...query }));
  const make = (name: string, more: Partial<Parameters<typeof aReport>[1]> = {}) =>
    aReport(app, { company: { name }, ...more });
  const change = (set: string, id: string) =>
    app.dataSource.query(`UPDATE analyses SET ${set} WHERE id = $1`, [id]);

  it('takes the newest questionnaires that came later', async () => {
    const submittedAt = new Date('2026-02-03T04:05:06.007Z');
    await make('Waited Old', { submittedAt });
    await make('Waited New', { submittedAt: new Date(submittedAt.getTime() + 1) });
    expect(await found({ submittedAfter: submittedAt.toISOString() })).toEqual(['Waited New']);
  });

  it('takes all that the repair looks for, and nothing that goes its way', async () => {
    const overdue = await make('Waited A', { status: 'pending' });
    await change(`next_attempt_at = now() - interval '1 hour'`, overdue.id);
    const abandoned = await make('Waited B', { status: 'pending' });
    await change(`generation_status = 'processing', lease_until = now()`, abandoned.id);
    const lost = await make('Waited C', { status: 'pending' });
    await app.dataSource.query(`DELETE FROM analyses WHERE id = $1`, [lost.id]);
    const waiting = await make('Waited D', { status: 'pending' });
    await change(`next_attempt_at = now() + interval '1 hour'`, waiting.id);
    await make('Waited E', { status: 'failed' });
    expect(await found({ view: 'stuck' })).toEqual(['Waited A', 'Waited B', 'Waited C']);
  });
});

describe('the score that is sorted by', () => {
  it('is that of the newest report, whatever is written when', async () => {
    const stored = async () => {
      const [row] = await app.dataSource.query<{ is: number; should: number }[]>(
        `SELECT newest_score AS is, newest_score_of(newest_response_id) AS should
         FROM companies WHERE lower(owner_email) = 'scored@example.com'`,
      );
      expect(row!.is).toBe(row!.should);
      return row!.is;
    };
    const company = { name: 'Scored', owner_email: 'scored@example.com' };
    const first = await aReport(app, { company, submittedAt: new Date('2026-01-01') });
    const score = await stored();
    expect(score).toBeGreaterThan(0);
    const second = await aReport(app, { company, status: 'failed' });
    expect(await stored()).toBe(-1);
    await app.dataSource.query(
      `DELETE FROM responses WHERE id = (SELECT response_id FROM analyses WHERE id = $1)`,
      [second.id],
    );
    expect(await stored()).toBe(score);
    await app.dataSource.query(`UPDATE analyses SET generation_status = 'failed' WHERE id = $1`, [
      first.id,
    ]);
    expect(await stored()).toBe(-1);
  });
});

describe('a query that cannot be meant', () => {
  it.each([
    'limit=0',
    'limit=201',
    'limit=1.5',
    'limit=',
    'limit=many',
    'limit=1&limit=2',
    'sort=age',
    'sort=--name',
    'sort=__proto__',
    'industry=farming',
    'country=us',
    'generationStatus=Unknown',
    'emailStatus=bounced',
    'band=1',
    'industry=retail,farming',
    'industry=',
    'minScore=11',
    'maxScore=high',
    'view=mine',
    'submittedAfter=yesterday',
    'submittedAfter=2026-02-30T00:00:00.000Z',
    'submittedAfter=0000-01-01T00:00:00.000Z',
    'submittedAfter=2026-02-03T00:00:00',
    'search=a&search=b',
    `search=${'x'.repeat(255)}`,
    'cursor=',
    'cursor=x',
    'cursor=WyJhIiwiYiJd.AAAAAAAAAAAAAAAAAAAAAA',
    'cursor[a]=1',
    'page=2',
    'constructor=1',
  ])('%s is refused', async (query) => {
    const { body } = await coach.call('get', `/api/admin/companies?${query}`).expect(400);
    expect(body.details).toHaveLength(1);
  });

  it('is also the cursor of another order', async () => {
    const { nextCursor } = await list({ sort: 'name', limit: 1 });
    const path = apiPaths.adminCompanies({ sort: 'owner', cursor: nextCursor! });
    await coach.call('get', path).expect(400);
  });
});

describe('the whole list', () => {
  it('is an empty array where there is no company', async () => {
    const empty = await startTestApp();
    try {
      const { body } = await (await aCoach(empty)).call('get', apiPaths.adminCompanies());
      expect(body).toEqual([]);
    } finally {
      await empty.close();
    }
  });

  it('has every company once, the newest first, over several batches', async () => {
    await app.dataSource.query(`INSERT INTO companies
      (name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country, created_at)
      SELECT 'Bulk ' || n, 'A', 'B', n || '@bulk.example', '0123456789', 'other', 'US',
        '2026-03-01'::timestamptz + make_interval(secs => n / 700)
      FROM generate_series(1, 2500) AS n`);
    const companies = await whole();
    expect(companies).toHaveLength((await list({ limit: 1 })).total);
    expect(new Set(companies.map(({ id }) => id)).size).toBe(companies.length);
    const ages = companies.map(({ createdAt }) => createdAt);
    expect(ages).toEqual([...ages].sort().reverse());
  });

  it('is not read on for somebody who went away', async () => {
    await app.dataSource.query(`INSERT INTO companies
      (name, owner_first_name, owner_last_name, owner_email, owner_phone, industry, country)
      SELECT repeat('x', 2500) || n, 'A', 'B', n || '@far.example', '0123456789', 'other', 'US'
      FROM generate_series(1, 8000) AS n`);
    const query = jest.spyOn(app.dataSource, 'query');
    const batches = () => query.mock.calls.filter(([text]) => text.includes('"sortedBy"')).length;
    await goAway(app, await beginDownload(app, coach, apiPaths.adminCompanies()));
    const read = batches();
    await list({ limit: 1 });
    expect(read).toBeLessThan(9);
    expect(batches()).toBe(read + 1);
    query.mockRestore();
  });
});
