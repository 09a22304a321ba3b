import { randomUUID } from 'node:crypto';
import {
  type CompanyQuery,
  companySortKeys,
  companyViews,
  countries,
  emailSendStatuses,
  generationStatuses,
  industries,
  readinessStandings,
} from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Cursors } from '../../../src/common/paging/cursors.js';
import { CompanyListReader } from '../../../src/companies/company-list.reader.js';
import { LiveCompanyCount } from '../../../src/companies/live-company-count.js';
import { orderOf } from '../../../src/companies/company-order.js';
import { LastDaysReader } from '../../../src/overview/last-days.reader.js';
import { NeedsReader } from '../../../src/overview/needs.reader.js';
import { StandingsReader } from '../../../src/overview/standings.reader.js';
import { ViewCountsReader } from '../../../src/overview/view-counts.reader.js';
import { manyCompanies } from '../../support/rows/many-companies.js';
import { WorkQueues } from '../../../src/queues/work-queues.js';
import { maxRows, queriesOf, type RunQuery, wholeTables } from '../../support/rows/query-plans.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const companies = 100_000;
const onPage = 50;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ROLE: 'web' });
  await manyCompanies(app.dataSource, companies);
}, 180_000);
afterAll(() => app.close());

/** One that holds no count yet. */
const listReader = (): CompanyListReader =>
  new CompanyListReader(app.dataSource, app.app.get(Cursors), new LiveCompanyCount(app.dataSource));

/** The queries for a page: one for its rows, and one for the number of all rows if it is not whole. */
const queriesFor = async (
  query: CompanyQuery,
): Promise<[page: RunQuery, count: RunQuery | undefined]> => {
  const work = () => listReader().page({ limit: onPage, ...query });
  const [page, count, ...more] = await queriesOf(app.dataSource, work);
  expect(page!.text).toContain('LIMIT');
  if (count !== undefined) expect(count.text).toContain('count(*)');
  expect(more).toEqual([]);
  return [page!, count];
};

type Sort = NonNullable<CompanyQuery['sort']>;

/** The cursor after a row in the middle of the list. */
const middleOf = async (sort: Sort): Promise<string> => {
  const { column, direction } = orderOf(sort);
  const [row] = await app.dataSource.query<{ value: string; id: string }[]>(
    `SELECT ${column}::text AS value, id FROM companies
     ORDER BY ${column} ${direction}, id ${direction} OFFSET ${companies / 2} LIMIT 1`,
  );
  return app.app.get(Cursors).seal(`companies ${sort}`, [row!.value, row!.id]);
};

const sorts: readonly Sort[] = companySortKeys.flatMap((key) => [key, `-${key}`] as const);

describe(`among ${companies} companies`, () => {
  it.each(sorts)('a page sorted by %s looks at its own rows, by an index', async (sort) => {
    for (const query of [{ sort }, { sort, cursor: await middleOf(sort) }]) {
      const [page] = await queriesFor(query);
      expect(wholeTables(page)).toEqual([]);
      // The query reads one row more than the page shows, to know whether there is a next page.
      expect(maxRows(page)).toBeLessThanOrEqual(onPage + 1);
    }
  });

  it('a search finds the few that it means by an index, where the server can make one', async () => {
    const [{ hasIndex } = { hasIndex: false }] = await app.dataSource.query<
      { hasIndex: boolean }[]
    >(`SELECT to_regclass('companies_by_words') IS NOT NULL AS "hasIndex"`);
    for (const [search, ...indexes] of [
      ['Company 77777', 'companies_by_words'],
      ['0555 077777', 'companies_by_words', 'companies_by_phone'],
    ] as const) {
      const [page, count] = await queriesFor({ search });
      for (const name of indexes)
        expect(page.steps.some(({ index }) => index === name)).toBe(hasIndex);
      expect(maxRows(page)).toBeLessThanOrEqual(hasIndex ? 1000 : companies);
      expect(count).toBeUndefined();
    }
  });

  it('an address is looked up whole, by an index', async () => {
    const [page] = await queriesFor({ search: 'Owner-77777@example.com' });
    expect(page.steps.some(({ index }) => index === 'companies_by_address')).toBe(true);
    expect(maxRows(page)).toBe(1);
    expect(await listReader().page({ search: '77777@example.co' })).toMatchObject({ total: 1 });
  });

  it.each(['zz', 'q', 'zz qy'])('a search for %j finds nothing by an index', async (search) => {
    const [{ hasIndex } = { hasIndex: false }] = await app.dataSource.query<
      { hasIndex: boolean }[]
    >(`SELECT to_regclass('companies_by_words') IS NOT NULL AS "hasIndex"`);
    const [page, count] = await queriesFor({ search });
    expect(page.steps.some(({ index }) => index === 'companies_by_words')).toBe(hasIndex);
    expect(maxRows(page)).toBeLessThanOrEqual(hasIndex ? 1 : companies);
    expect(count).toBeUndefined();
  });

  it('what is narrowed is counted to a thousand, and all are counted once a minute', async () => {
    for (const search of ['company', 'ow']) {
      expect(await listReader().page({ search })).toMatchObject({ total: 1000, isMore: true });
      const [, count] = await queriesFor({ search });
      expect(maxRows(count!)).toBeLessThanOrEqual(1001);
    }
    const rare = await listReader().page({ search: 'Company 77777' });
    expect([rare.total, rare.isMore]).toEqual([1, undefined]);
    const reader = listReader();
    const queries = await queriesOf(app.dataSource, async () => {
      expect(await reader.page({})).toMatchObject({ total: companies });
      const again = await reader.page({ sort: 'name' });
      expect([again.total, again.isMore]).toEqual([companies, undefined]);
    });
    expect(queries).toHaveLength(3);
  });

  const narrow: readonly CompanyQuery[] = [
    { search: 'company' },
    { search: 'nowhere to be found' },
    { search: '0555' },
    ...generationStatuses.map((generationStatus) => ({ generationStatus })),
    ...emailSendStatuses.map((emailStatus) => ({ emailStatus })),
    ...readinessStandings.map((band) => ({ band })),
    ...industries.map((industry) => ({ industry })),
    ...countries.map((country) => ({ country })),
    ...companyViews.map((view) => ({ view })),
    { submittedAfter: new Date(Date.now() - 24 * 3_600_000).toISOString() },
    { submittedBefore: new Date(Date.now() - 24 * 3_600_000).toISOString() },
    { businessLevel: 'weak', contextLevel: ['sound', 'strong'] },
    { minScore: 9.9 },
    { maxScore: 0.1 },
    { band: ['phase-2-ready', 'ready-with-gaps'], industry: ['retail', 'other'] },
    { generationStatus: 'completed', emailStatus: 'failed', industry: 'retail' },
    { generationStatus: 'failed', emailStatus: 'sent', band: 'phase-2-ready' },
    { search: 'owner 5', country: 'ZA', industry: 'other', band: 'in-transition' },
  ];

  it.each(narrow)('a page narrowed to %j reads no table again for each row', async (query) => {
    for (const sort of ['name', '-created'] as const) {
      const [page, count = page] = await queriesFor({ ...query, sort });
      for (const run of [page, count]) expect(maxRows(run)).toBeLessThanOrEqual(3 * companies);
    }
  });

  /** The queries of the overview read no whole table, and no index twice. */
  const expectQuickOverview = async (lastVisit: Date | null) => {
    const queries = await queriesOf(app.dataSource, async () => {
      // Readers of their own, which hold no figures yet.
      const needs = new NeedsReader(app.dataSource, app.app.get(WorkQueues));
      const { failedAnalyses, failedMails, stuck } = await needs.read(randomUUID(), lastVisit);
      expect([failedAnalyses.count, failedMails.count, stuck.count]).toEqual([100, 50, 60]);
      await app.app.get(LastDaysReader).read();
      const standings = new StandingsReader(app.dataSource);
      expect(await standings.read()).toEqual(await standings.read());
      await app.app.get(ViewCountsReader).read();
    });
    expect(queries).toHaveLength(lastVisit === null ? 13 : 12);
    for (const query of queries) {
      expect(wholeTables(query)).toEqual([]);
      expect(maxRows(query)).toBeLessThanOrEqual(companies);
    }
  };

  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  it.each([
    ['somebody who was never here', null],
    ['somebody who was here yesterday', yesterday],
  ])('the overview for %s reads no whole table, and no index twice', (_who, lastVisit) =>
    expectQuickOverview(lastVisit),
  );

  it('the trash makes neither the overview nor a page slow', async () => {
    const trashed = companies / 100;
    // None of those that need a hand.
    await app.dataSource.query(`UPDATE companies SET trashed_at = now() WHERE name LIKE '%50'`);
    await app.dataSource.query('VACUUM ANALYZE companies');
    await expectQuickOverview(null);
    await expectQuickOverview(yesterday);
    const [page, count] = await queriesFor({ view: 'trash' });
    expect(wholeTables(page)).toEqual([]);
    expect(maxRows(page)).toBeLessThanOrEqual(trashed);
    expect(maxRows(count!)).toBeLessThanOrEqual(trashed);
    const [first] = await queriesFor({ sort: '-created' });
    expect(maxRows(first)).toBeLessThanOrEqual(onPage + 3);
  });
});
