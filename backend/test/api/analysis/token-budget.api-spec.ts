import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { AnalysisClaim } from '../../../src/analysis/analysis-claim.js';
import { TokenBudget } from '../../../src/analysis/wording-state/token-budget.js';
import { CannotWrite } from '../../../src/analysis/writers/writing-fault.js';
import { Environment } from '../../../src/config/environment.js';
import { dataSourceOptions } from '../../../src/database/data-source.js';
import { LeaseLost } from '../../../src/leases/held-leases.js';
import { emptyTables } from '../../support/rows/empty-tables.js';
import { aClaim, loseLease } from '../../support/rows/claims.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
/** The connections of another process. */
let others: DataSource;
beforeAll(async () => {
  app = await startTestApp();
  others = await new DataSource(dataSourceOptions(app.environment.DATABASE_URL)).initialize();
});
beforeEach(() => emptyTables(app, 'companies, token_months'));
afterAll(async () => {
  await others.destroy();
  await app.close();
});

const withLimits = (perReport: number, perMonth?: number, dataSource = app.dataSource) => {
  const month = perMonth === undefined ? {} : { AI_TOKENS_PER_MONTH: perMonth };
  const limits = { AI_TOKENS_PER_REPORT: perReport, ...month };
  const environment = new Environment(Object.assign({}, app.environment, limits));
  return new TokenBudget(dataSource, environment);
};

const months = () =>
  app.dataSource.query<{ month: string; tokens: string }[]>(
    `SELECT to_char(month, 'YYYY-MM-DD') AS month, tokens FROM token_months ORDER BY month`,
  );
const tokensOfMonths = async () => (await months()).map(({ tokens }) => Number(tokens));

const succeeded = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

const refusals = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));

/** Twenty concurrent reservations over two processes, spread evenly over the reports. */
const twentyAtOnce = (
  claims: readonly AnalysisClaim[],
  perReport: number,
  perMonth?: number,
): Promise<PromiseSettledResult<unknown>[]> => {
  const budgets = [app.dataSource, others].map((each) => withLimits(perReport, perMonth, each));
  return Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      budgets[index % 2]!.reserve(claims[index % claims.length]!, 100),
    ),
  );
};

describe('the budget of a report', () => {
  it('counts what is set aside, then what it cost, and every request', async () => {
    const claim = await aClaim(app);
    const budget = withLimits(1000);
    const first = await budget.reserve(claim, 400);
    const second = await budget.reserve(claim, 600);
    expect(await budget.spentOn(claim)).toEqual({ tokens: 1000, requests: 2 });
    await expect(budget.reserve(claim, 1)).rejects.toThrow(CannotWrite);

    await budget.settle(first, 150);
    await budget.settle(second, 700);
    expect(await budget.spentOn(claim)).toEqual({ tokens: 850, requests: 2 });
    expect(await tokensOfMonths()).toEqual([850]);
  });

  it('is never more than it is, also with twenty at once (S51)', async () => {
    const claim = await aClaim(app);
    const results = await twentyAtOnce([claim], 1050);
    expect(succeeded(results)).toBe(10);
    expect(await withLimits(1050).spentOn(claim)).toEqual({ tokens: 1000, requests: 10 });
    expect(await tokensOfMonths()).toEqual([1000]);
  });

  it('refuses with a sentence that names it', async () => {
    const refusal = withLimits(250_000).reserve(await aClaim(app), 250_001);
    await expect(refusal).rejects.toMatchObject({
      name: 'CannotWrite',
      reason: expect.stringMatching(/250,000 tokens \(AI_TOKENS_PER_REPORT\)/),
    });
    expect(await months()).toEqual([]);
  });
});

describe('the budget of a month', () => {
  it('is never more than it is, also with twenty reports at once (S51)', async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, () => aClaim(app)));
    const results = await twentyAtOnce(claims, 1000, 750);
    expect(succeeded(results)).toBe(7);
    for (const refusal of refusals(results))
      expect(refusal).toMatchObject({
        name: 'CannotWrite',
        reason: expect.stringMatching(/750 tokens \(AI_TOKENS_PER_MONTH\)/),
      });
    expect(await tokensOfMonths()).toEqual([700]);
    // A reservation that the monthly budget refused does not count against the report either.
    const spent = await Promise.all(claims.map((claim) => withLimits(1000).spentOn(claim)));
    expect(spent.filter(({ tokens, requests }) => tokens === 100 && requests === 1)).toHaveLength(
      7,
    );
    expect(spent.filter(({ tokens, requests }) => tokens + requests === 0)).toHaveLength(13);
  });

  it('is that of the month in UTC; an earlier one pays what was reserved in it', async () => {
    const claim = await aClaim(app);
    const budget = withLimits(10_000, 1000);
    const reservation = await budget.reserve(claim, 900);
    const [now] = await app.dataSource.query<{ month: string }[]>(
      `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-01') AS month`,
    );
    expect(reservation.month).toBe(now!.month);
    await app.dataSource.query(`UPDATE token_months SET month = '2020-01-01'`);
    await budget.reserve(claim, 800);
    await budget.settle({ ...reservation, month: '2020-01-01' }, 100);
    expect(await months()).toEqual([
      { month: '2020-01-01', tokens: '100' },
      { month: now!.month, tokens: '800' },
    ]);
  });

  it('does not end where there is none', async () => {
    await withLimits(1e8).reserve(await aClaim(app), 1e8);
    await withLimits(1e8).reserve(await aClaim(app), 1e8);
    expect(await tokensOfMonths()).toEqual([2e8]);
  });
});

describe('a worker that lost its lease', () => {
  it('may spend nothing more', async () => {
    const claim = await aClaim(app);
    await loseLease(app, claim);
    await expect(withLimits(1000).reserve(claim, 1)).rejects.toThrow(LeaseLost);
    expect(await months()).toEqual([]);
  });

  it('settles what it reserved all the same, with the report and with the month', async () => {
    const claim = await aClaim(app);
    const budget = withLimits(1000);
    const reservation = await budget.reserve(claim, 500);
    await loseLease(app, claim);
    await budget.settle(reservation, 20);
    expect(await budget.spentOn(claim)).toEqual({ tokens: 20, requests: 1 });
    expect(await tokensOfMonths()).toEqual([20]);
  });

  it('does not settle with a report that was begun anew', async () => {
    const claim = await aClaim(app);
    const budget = withLimits(1000);
    const reservation = await budget.reserve(claim, 500);
    await app.dataSource.query(
      `UPDATE analyses SET tokens_used = 7, request_id = 'another' WHERE id = $1`,
      [claim.id],
    );
    await budget.settle(reservation, 20);
    expect(await budget.spentOn(claim)).toMatchObject({ tokens: 7 });
    expect(await tokensOfMonths()).toEqual([20]);
  });
});
