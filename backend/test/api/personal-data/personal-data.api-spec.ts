import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths, planStepsOf } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeliveryRepository } from '../../../src/deliveries/delivery.repository.js';
import { ErasureList } from '../../../src/personal-data/erasure-list.js';
import { eraseCommand } from '../../../src/personal-data/erase-command.js';
import { exportCommand } from '../../../src/personal-data/export-command.js';
import { aCoach, type Coach } from '../../support/coach.js';
import {
  aDelivery,
  anOpenReport,
  aReport,
  contentOf,
  deliveryRow,
  type OpenReport,
} from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ellac-person-'));
  app = await startTestApp({ COACH_EMAIL: 'coach@coach.example' });
  coach = await aCoach(app);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const post = (path: string, email: string) => coach.call('post', path).send({ email });
const find = async (email: string) =>
  (await post(apiPaths.adminPersonalDataFind, email).expect(200)).body;
const erase = (email: string) => post(apiPaths.adminPersonalDataErase, email);
const nothing = { companies: 0, reports: 0, mails: 0, reportsElsewhere: 0 };

/** An open report with a tick, a shared plan, a comment and a note, each with this canary. */
async function aWhole(canary: string): Promise<OpenReport> {
  const report = await anOpenReport(app, {
    company: {
      name: `Company ${canary}`,
      owner_first_name: canary,
      owner_email: `${canary}@owner.example`,
    },
  });
  const { id, token, companyId } = report;
  const [step] = planStepsOf(await contentOf(app, report));
  await app.http
    .put(apiPaths.tick(id, step!.stepId, token))
    .send({ isDone: true })
    .expect(200);
  await app.http.post(apiPaths.planShares(id, token)).expect(201);
  await coach
    .call('post', apiPaths.adminComments)
    .send({ analysisId: id, content: `A comment on ${canary}.` })
    .expect(201);
  await coach
    .call('post', apiPaths.adminNotesOf(companyId))
    .send({ content: `A note on ${canary}.` })
    .expect(201);
  return report;
}

/** The tables in which a text stands anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await app.dataSource.query<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [{ count }] = await app.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM "${name}" AS one WHERE one::text ILIKE $1`,
      [`%${text}%`],
    );
    if (count > 0) found.push(name);
  }
  return found;
}

describe('the data of an owner', () => {
  it('S56: is exported whole, by the address in any case, and then erased whole', async () => {
    const canary = 'canarybird';
    const email = `${canary}@owner.example`;
    const whole = await aWhole(canary);
    await coach.call('put', apiPaths.adminCompanyTrash(whole.companyId)).expect(200);
    expect(await find(email.toUpperCase())).toMatchObject({ companies: 1, reports: 1 });

    const { text, headers } = await post(apiPaths.adminPersonalDataExport, email).expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="personal-data.json"');
    const exported = JSON.parse(text);
    expect(exported).toMatchObject({
      email,
      companies: [
        {
          trashedAt: expect.any(String),
          notes: [{ version: 1, content: `A note on ${canary}.`, author: 'coach' }],
          record: {
            company: { ownerFirstName: canary },
            reports: [
              {
                answers: { company_info: { owner_email: email } },
                analysis: {
                  comments: [{ content: `A comment on ${canary}.` }],
                  doneSteps: [{ stepId: expect.any(String) }],
                  planShares: [{ madeBy: 'owner' }],
                },
              },
            ],
          },
        },
      ],
      elsewhere: [],
    });
    expect(exported.companies[0].record.reports[0].analysis.deliveries.length).toBeGreaterThan(0);

    expect((await erase(email).expect(200)).body).toMatchObject({ companies: 1, reports: 1 });
    expect(await tablesWith(canary)).toEqual([]);
    expect(await find(email)).toEqual(nothing);
    const trail = await app.dataSource.query<{ action: string }[]>(
      `SELECT action, details FROM audit_entries WHERE target_type = 'person' ORDER BY id`,
    );
    expect(trail.map(({ action }) => action)).toEqual(['person.export', 'person.erase']);
  });

  it('goes from the reports of another address, which stay', async () => {
    const old = 'wrongbird@owner.example';
    const report = await anOpenReport(app, { company: { owner_email: old } });
    const own = 'rightbird@owner.example';
    await coach.call('post', apiPaths.adminUpdateEmail(report.id)).send({ email: own }).expect(200);
    await app.dataSource.query(
      `INSERT INTO email_deliveries (analysis_id, recipient, reason, for_owner, details, status)
       VALUES ($1, 'coach@coach.example', 'coach-mail-failed', false, $2, 'sent')`,
      [report.id, JSON.stringify({ failure: '550', recipient: old })],
    );
    expect(await find(old)).toMatchObject({ companies: 0, reportsElsewhere: 1 });
    const { text } = await post(apiPaths.adminPersonalDataExport, old).expect(200);
    expect(JSON.parse(text)).toMatchObject({
      companies: [],
      elsewhere: [{ reportId: report.id, mails: [{ status: 'sent' }] }],
    });

    await erase(old).expect(200);
    expect(await tablesWith('wrongbird')).toEqual([]);
    expect(await find(old)).toEqual(nothing);
    const { body } = await coach.call('get', apiPaths.adminReport(report.id)).expect(200);
    expect(body).toMatchObject({
      recipientEmail: own,
      answers: { company_info: { owner_email: own } },
    });
    expect(await find(own)).toMatchObject({ companies: 1, reports: 1 });
  });

  it('goes with the links to a plan that it made, and with what coaches saved to find it', async () => {
    const old = 'sharebird@owner.example';
    const { id, token, companyId } = await anOpenReport(app, { company: { owner_email: old } });
    await app.http.post(apiPaths.planShares(id, token)).expect(201);
    await app.dataSource.query(
      `UPDATE companies SET owner_email = 'own@owner.example' WHERE id = $1`,
      [companyId],
    );
    for (const view of [
      { name: 'One', filters: { search: old.toUpperCase() } },
      { name: `All of ${old}`, filters: {} },
      { name: 'Another', filters: { search: 'own@owner.example' } },
    ])
      await coach.call('post', apiPaths.adminSavedViews).send(view).expect(201);
    await erase(old).expect(200);
    const shares = await app.dataSource.query<object[]>(
      `SELECT revoked_at IS NOT NULL AS "isRevoked" FROM plan_shares WHERE analysis_id = $1`,
      [id],
    );
    expect(shares).toEqual([{ isRevoked: true }]);
    const { body } = await coach.call('get', apiPaths.adminSavedViews).expect(200);
    expect(body).toMatchObject([{ name: 'Another' }]);
  });

  it('stays while a mail to it is handed over, and can be erased afterwards', async () => {
    const { owner, id } = await aReport(app);
    const deliveryId = await aDelivery(app, id);
    await app.app.get(DeliveryRepository).claim(deliveryId);
    await app.dataSource.query(`DELETE FROM erasures`);
    await erase(owner).expect(409);
    expect(await find(owner)).toMatchObject({ companies: 1 });
    // What was asked for stands in the list, also where it was broken off.
    expect(await app.dataSource.query(`SELECT FROM erasures`)).toHaveLength(1);
    await app.dataSource.query(`UPDATE email_deliveries SET status = 'sent' WHERE id = $1`, [
      deliveryId,
    ]);
    await erase(owner).expect(200);
    expect(await find(owner)).toEqual(nothing);
  }, 20_000);

  it.each([[''], ['nobody'], ['a@b']])('is not looked for by %j', async (email) => {
    for (const path of [
      apiPaths.adminPersonalDataFind,
      apiPaths.adminPersonalDataExport,
      apiPaths.adminPersonalDataErase,
    ])
      await post(path, email).expect(400);
  });

  it('is named in the list of erasures by a keyed hash alone', async () => {
    const email = 'hashbird@owner.example';
    await erase(email).expect(200);
    const rows = await app.dataSource.query<{ hash: string; plain: string }[]>(
      `SELECT address_hash AS hash, encode(sha256(convert_to($1, 'UTF8')), 'hex') AS plain
       FROM erasures`,
      [email],
    );
    for (const { hash, plain } of rows) {
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expect(hash).not.toBe(plain);
    }
  });
});

describe('the commands', () => {
  const said: string[] = [];
  const run = async (command: typeof eraseCommand, ...words: string[]): Promise<string> => {
    said.length = 0;
    const work = command(words, app.environment, (line) => said.push(line));
    await work(app.environment.DATABASE_URL, () => Promise.resolve(app.dataSource));
    return said.join('\n');
  };

  it('count, export and erase', async () => {
    const { owner } = await aReport(app);
    const found = '1 company with 1 report, 0 mails, and 0 reports of other companies that name';
    expect(await run(eraseCommand, owner, '--dry-run')).toContain(`Would be erased: ${found}`);
    const file = join(folder, 'person.json');
    expect(await run(exportCommand, owner, file)).toContain(`Exported to ${file}: ${found}`);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ email: owner });
    await expect(run(exportCommand, owner, file)).rejects.toThrow(/cannot be made \(EEXIST\)/);
    expect(await run(eraseCommand, owner)).toContain(`Erased: ${found}`);
    expect(await find(owner)).toEqual(nothing);
  });

  it('erase again what a restored backup brought back, and nothing that came since', async () => {
    const [erased, since] = [await aReport(app), await aReport(app)];
    for (const { owner } of [erased, since]) await erase(owner).expect(200);
    // As a backup brings them back, and as an owner submits anew.
    const back = [
      await aReport(app, { company: { owner_email: erased.owner } }),
      await aReport(app, { company: { owner_email: since.owner } }),
    ];
    await app.dataSource.query(
      `UPDATE responses SET submitted_at = now() - interval '1 day' WHERE company_id = $1`,
      [back[0]!.companyId],
    );
    expect(await run(eraseCommand, '--again')).toMatch(/^Erased again: the data of 2 addresses\.$/);
    expect(await find(erased.owner)).toEqual(nothing);
    expect(await find(since.owner)).toMatchObject({ companies: 1, reports: 1 });
  });

  it('erase again what came before in a company that submitted since, and keep its new mails', async () => {
    const before = await anOpenReport(app);
    const { owner, companyId, companyName: name } = before;
    await app.dataSource.query(
      `UPDATE responses SET submitted_at = now() - interval '2 days' WHERE company_id = $1`,
      [companyId],
    );
    const since = await anOpenReport(app, { company: { name, owner_email: owner } });
    const waiting = await aDelivery(app, since.id);
    await app.dataSource.query(`DELETE FROM erasures`);
    const list = new ErasureList(app.environment);
    const at = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    await list.merge(app.dataSource.manager, [{ hash: list.hashesOf(owner)[0], at }]);
    expect(await run(eraseCommand, '--again')).toBe('Erased again: the data of 1 address.');
    const reports = await app.dataSource.query<object[]>(
      `SELECT id FROM analyses WHERE response_company_id = $1`,
      [companyId],
    );
    expect(reports).toEqual([{ id: since.id }]);
    expect((await deliveryRow(app, waiting)).status).toBe('pending');
    await app.http.get(apiPaths.analysis(since.id, since.token)).expect(200);
  });

  it('carry the list of erasures to a restored database in a file', async () => {
    await app.dataSource.query(`DELETE FROM erasures`);
    const { owner } = await aReport(app);
    await erase(owner).expect(200);
    const file = join(folder, 'erasures.json');
    expect(await run(eraseCommand, '--list', file)).toMatch(/^Wrote the list of \d+ erased/);
    expect(await readFile(file, 'utf8')).not.toContain(owner);
    await app.dataSource.query(`DELETE FROM erasures`);
    const back = await aReport(app, { company: { owner_email: owner } });
    await app.dataSource.query(
      `UPDATE responses SET submitted_at = now() - interval '1 day' WHERE company_id = $1`,
      [back.companyId],
    );
    expect(await run(eraseCommand, '--again')).toBe('Erased again: the data of 0 addresses.');
    expect(await run(eraseCommand, '--again', file)).toBe('Erased again: the data of 1 address.');
    expect(await find(owner)).toEqual(nothing);
    await expect(run(eraseCommand, '--again', join(folder, 'none'))).rejects.toThrow(/is no list/);
  });

  it.each([
    [[]],
    [['nobody']],
    [['a@b.example', 'file', 'more']],
    [['--list']],
    [['a@b.example', '--all']],
  ])('say how the erasure is used instead of guessing from %j', (words) => {
    expect(() => eraseCommand(words, { SECRET: 's' }, () => undefined)).toThrow(
      /^Usage: npm run erase/,
    );
  });

  it.each([[[]], [['nobody', 'file']], [['a@b.example']], [['a@b.example', 'file', 'more']]])(
    'say how the export is used instead of guessing from %j',
    (words) => {
      expect(() => exportCommand(words, { SECRET: 's' }, () => undefined)).toThrow(
        /^Usage: npm run export/,
      );
    },
  );
});
