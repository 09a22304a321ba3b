import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisSchema, questionnaireSchema } from '@ellac/contracts';
import { AnalysisPresenter } from '../../../src/reports/analysis.presenter.js';
import { AnalysisRepository } from '../../../src/analysis/analysis.repository.js';
import { RepairService } from '../../../src/analysis/repair/repair.service.js';
import { DeliveryRepository } from '../../../src/deliveries/delivery.repository.js';
import { DeliverySweep } from '../../../src/deliveries/sending/delivery.sweep.js';
import {
  addExampleCompanies,
  removeExampleCompanies,
} from '../../../src/seed/example-companies.js';
import { seedCommand } from '../../../src/seed/seed-command.js';
import { aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let real: { id: string; owner: string };
beforeAll(async () => {
  app = await startTestApp();
  real = await aReport(app);
  await run();
});
afterAll(() => app.close());

/** What the command says. */
async function run(...words: string[]): Promise<string> {
  const said: string[] = [];
  const command = seedCommand(words, (line) => said.push(line));
  await command(app.environment.DATABASE_URL, () => Promise.resolve(app.dataSource));
  return said.join('\n');
}

const select = <Row>(statement: string): Promise<Row[]> => app.dataSource.query<Row[]>(statement);

const countOf = async (table: string): Promise<number> =>
  (await select<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]!.count;

const tables = ['companies', 'responses', 'analyses', 'email_deliveries'];
const everything = async (): Promise<unknown[]> =>
  Promise.all(tables.map((table) => select(`SELECT * FROM ${table} ORDER BY id`)));

describe('the example companies', () => {
  it('are there in every state, some with several submissions', async () => {
    const states = await select<{ state: string }>(
      `SELECT DISTINCT concat_ws(' ', generation_status, delivery.status) AS state
       FROM analyses LEFT JOIN email_deliveries AS delivery ON analysis_id = analyses.id
       ORDER BY state`,
    );
    expect(states.map(({ state }) => state)).toEqual([
      'completed',
      'completed failed',
      'completed pending',
      'completed sent',
      'failed',
      'pending',
      'processing',
    ]);
    expect(await countOf('companies')).toBe(41);
    expect(await countOf('responses')).toBeGreaterThan(45);
    expect(await countOf(`responses WHERE answers -> 'meta' -> 'notKnown' IS NOT NULL`)).toBe(4);
    expect(await countOf(`analyses WHERE generation_error LIKE '%Regenerate it%'`)).toBe(4);
    expect(await countOf(`email_deliveries WHERE server_reply LIKE '550%user unknown'`)).toBe(2);
  });

  it('have answers and reports as the server itself stores and shows them', async () => {
    for (const { answers } of await select<{ answers: unknown }>(`SELECT answers FROM responses`))
      expect(questionnaireSchema.parse(answers)).toEqual(answers);
    const completed = await select<{ id: string }>(
      `SELECT id FROM analyses WHERE generation_status = 'completed'`,
    );
    for (const { id } of completed) {
      const report = await app.app.get(AnalysisPresenter).present(id);
      expect(analysisSchema.parse(report)).toEqual(report);
    }
  });

  it('wait and stay at work for good: repair, sweeps and workers change nothing', async () => {
    const before = await everything();
    const open = await select<{ id: string }>(
      `SELECT id FROM analyses WHERE generation_status IN ('pending', 'processing')`,
    );
    const mails = await select<{ id: string }>(`SELECT id FROM email_deliveries`);

    expect(await app.app.get(RepairService).run()).toMatchObject({ totalFixed: 0 });
    expect(await app.app.get(DeliverySweep).run()).toEqual({ nudged: 0, failed: 0 });
    for (const { id } of open) expect(await app.app.get(AnalysisRepository).claim(id)).toBeNull();
    for (const { id } of mails) {
      expect(await app.app.get(DeliveryRepository).claim(id)).toBeNull();
      expect(await app.app.get(DeliveryRepository).replaceOutdated(id)).toBeNull();
    }
    expect(await everything()).toEqual(before);
  });

  it('are added once; a larger number and another seed add more', async () => {
    const before = await everything();
    expect(await run()).toMatch(/^All 40 are there already/);
    expect(await everything()).toEqual(before);

    expect(await run('--companies', '42')).toMatch(/^2 example companies were added, with [2-6] /);
    expect(await run('--companies', '3', '--seed', '2')).toMatch(/^3 example companies were added/);
    expect(await countOf('companies')).toBe(46);
  });

  it('are added once also by two runs at the same time', async () => {
    const wanted = { seed: 3, count: 4 };
    const added = await Promise.all([
      addExampleCompanies(app.dataSource, wanted),
      addExampleCompanies(app.dataSource, wanted),
    ]);
    expect(added.reduce((sum, { companies }) => sum + companies, 0)).toBe(4);
  });

  it('are removed with all that is theirs, and nobody else’s is', async () => {
    await app.dataSource.query(
      `UPDATE companies SET owner_email = 'corrected@example.com'
       WHERE id = (SELECT id FROM companies WHERE owner_email LIKE '%.seed.example.com' LIMIT 1)`,
    );
    const there = await countOf('companies');
    expect(await run('--remove')).toBe(
      `${there - 1} example companies were removed, with all that belonged to them.`,
    );
    expect(await select(`SELECT owner_email FROM companies`)).toEqual([
      { owner_email: real.owner },
    ]);
    expect(await select(`SELECT id FROM analyses`)).toEqual([{ id: real.id }]);
    expect(await countOf('email_deliveries')).toBe(0);
    expect(await removeExampleCompanies(app.dataSource)).toBe(0);
  });
});

describe('the command', () => {
  const on = (url: string, ...words: string[]) =>
    seedCommand(words, () => undefined)(url, () => Promise.reject(new Error('connected')));

  it.each([
    ['--companies', '0'],
    ['--companies', '100001'],
    ['--seed', 'x'],
    ['--mail', '1'],
  ])('tells its usage at %s %s', async (option, value) => {
    await expect(run(option, value)).rejects.toThrow(/^Usage: npm run seed/);
  });

  it.each([
    ['postgres://db.example/ellac'],
    ['postgres://10.0.0.5/ellac'],
    ['postgres://localhost/ellac?host=db.example'],
  ])('asks for --yes before it touches %s', async (url) => {
    await expect(on(url)).rejects.toThrow(/add --yes/);
    await expect(on(url, '--remove')).rejects.toThrow(/add --yes/);
    await expect(on(url, '--yes')).rejects.toThrow('connected');
  });

  it.each([
    ['postgres://localhost/ellac'],
    ['postgres://u:p@127.0.0.1:5432/ellac'],
    ['postgres://[::1]/ellac'],
    ['postgres:///ellac?host=/run/postgresql'],
  ])('works with %s on this machine', async (url) => {
    await expect(on(url)).rejects.toThrow('connected');
  });
});
