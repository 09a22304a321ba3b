import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { apiPaths, type Finding, systemSchema } from '@ellac/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Environment } from '../../../src/config/environment.js';
import { doctorCommand } from '../../../src/doctor/doctor-command.js';
import { examine } from '../../../src/doctor/examine.js';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { aLanguageModel, type StandIn } from '../../support/services/stand-in-model.js';
import { freePort } from '../../support/services/free-port.js';
import { aMailServer, type MailServer } from '../../support/services/mail-server.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let mailServer: MailServer;
let app: TestApp;
let environment: Environment;
let coach: Coach;
beforeAll(async () => {
  mailServer = await aMailServer();
  app = await startTestApp({ SMTP_URL: mailServer.url });
  const address = app.app.getHttpServer().address() as { port: number };
  environment = Object.assign({}, app.environment, {
    PUBLIC_URL: `http://127.0.0.1:${address.port}`,
  });
  coach = await aCoach(app);
});
beforeEach(() => mailServer.answer({}));
afterAll(async () => {
  await app.close();
  await mailServer.close();
});

/** The findings by their subjects. */
const look = async (
  settings: Partial<Environment> = {},
  now?: () => number,
): Promise<Readonly<Record<string, Omit<Finding, 'subject'>>>> => {
  const findings = await examine(Object.assign({}, environment, settings), undefined, now);
  return Object.fromEntries(findings.map(({ subject, ...found }) => [subject, found]));
};

describe('the doctor', () => {
  it('finds all that is well, and what is only not there yet', async () => {
    await app.dataSource.query(`INSERT INTO leases (name, next_at) VALUES ('repair', now())`);
    const { 'Last backup': backup, Disk, ...others } = await look();
    expect(backup).toMatchObject({ status: 'warning', found: expect.stringMatching(/^none/) });
    expect(Disk!.found).toMatch(/GB free of/);
    expect(others).toEqual({
      Database: ok(/^PostgreSQL \d+.* answers after \d+ ms$/),
      'Database pooler': ok(/^none/),
      Migrations: ok(/^all \d+ done, the last is \w+$/),
      Repair: ok(/^ran \d+ s ago$/),
      Clock: ok(/^0 s between/),
      Retention: ok(/^all is kept/),
      'Audit log': ok(/^the first verification is at night$/),
      Redis: ok(/^Redis [\d.]+, policy noeviction/),
      Queues: ok(/^analysis: \d workers?, 0 waiting; delivery: \d workers?, 0 waiting$/),
      Mail: ok(/lets us in/),
      'Language model': ok(/^none is used/),
      'Public address': ok(/^http:\/\/127.0.0.1:\d+ answers$/),
    });
  });

  it('tells what the retention is, what went last, and whether the job still runs', async () => {
    const settings = { RETENTION_MONTHS: 24 };
    expect((await look(settings))['Retention']).toEqual(
      ok(/^24 months after the last submission; the first run is at night$/),
    );
    await app.dataSource.query(
      `INSERT INTO retention_runs (months, companies, reports, mails, trail_entries)
       VALUES (24, 1, 2, 3, 4)`,
    );
    expect((await look(settings))['Retention']).toEqual(
      ok(/0 h ago it deleted 1 company with 2 reports and 3 mails, and the addresses in 4 entries/),
    );
    await app.dataSource.query(`UPDATE retention_runs SET at = now() - interval '27 hours'`);
    expect((await look(settings))['Retention']).toMatchObject({ status: 'warning' });
  });

  it('tells how the last verification of the audit log ended, and whether the job still runs', async () => {
    const add = (fault: string | null) =>
      app.dataSource.query(
        `INSERT INTO audit_verifications (entries, sequence, hash, fault) VALUES (7, 7, '', $1)`,
        [fault],
      );
    await add(null);
    expect((await look())['Audit log']).toEqual(ok(/^7 entries verified 0 h ago$/));
    await app.dataSource.query(`UPDATE audit_verifications SET at = now() - interval '27 hours'`);
    expect((await look())['Audit log']).toMatchObject({ status: 'warning' });
    await add('place 3 is missing');
    expect((await look())['Audit log']).toMatchObject({
      status: 'fault',
      found: 'changed from outside, as of 0 h ago: place 3 is missing',
    });
  });

  it('says what to do where services are away, and looks at the others', async () => {
    const nowhere = `127.0.0.1:${await freePort()}`;
    const found = await look({
      DATABASE_URL: `postgres://u:canary@${nowhere}/x`,
      REDIS_URL: `redis://:canary@${nowhere}`,
      SMTP_URL: `smtp://u:canary@${nowhere}`,
      PUBLIC_URL: `http://${nowhere}`,
    });
    expect(found['Mail']).toMatchObject({ status: 'fault', found: expect.stringContaining('(') });
    for (const subject of ['Database', 'Redis'])
      expect(found[subject]).toMatchObject({
        status: 'fault',
        found: expect.stringContaining('ECONNREFUSED'),
      });
    expect(found['Public address']).toMatchObject({
      status: 'warning',
      found: expect.stringContaining('ECONNREFUSED'),
    });
    expect(found['Migrations']).toMatchObject({ status: 'warning', advice: 'Mend that first.' });
    expect(JSON.stringify(found)).not.toContain('canary');
  });

  it('finds a name that the database refuses, and a mail server that refuses all', async () => {
    mailServer.answer({ greeting: '554 5.7.1 not you' });
    const wrong = new URL(environment.DATABASE_URL);
    wrong.username = 'nobody';
    const { Database, Mail } = await look({ DATABASE_URL: wrong.href });
    expect(Database).toMatchObject({ status: 'fault', found: expect.stringMatching(/: 28\w{3}$/) });
    expect(Mail).toMatchObject({ status: 'fault', found: '554 5.7.1 not you' });
  });

  it('reminds of a change of SECRET that is not at its end', async () => {
    expect((await look({ SECRET_PREVIOUS: 'p'.repeat(32) }))['SECRET']).toMatchObject({
      status: 'warning',
      advice: expect.stringContaining('npm run rekey'),
    });
  });

  it('finds migrations that are pending, a schema that is newer, and an old backup', async () => {
    await app.dataSource.query(
      `INSERT INTO backups (finished_at) VALUES (now() - interval '27 hours')`,
    );
    expect((await look())['Last backup']).toMatchObject({ status: 'warning', found: '27 h ago' });
    await app.dataSource.query(`UPDATE backups SET finished_at = now()`);
    expect((await look())['Last backup']).toMatchObject(ok(/^0 h ago$/));
    await app.dataSource.query(`UPDATE backups SET is_encrypted = false`);
    expect((await look())['Last backup']).toMatchObject({
      status: 'warning',
      found: '0 h ago, not encrypted',
      advice: expect.stringContaining('BACKUP_RECIPIENT'),
    });
    await app.dataSource.query(`UPDATE backups SET is_encrypted = true`);
    expect((await look())['Last backup']).toMatchObject(ok(/^0 h ago, encrypted$/));

    await app.dataSource.query(
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`,
    );
    expect((await look())['Migrations']).toMatchObject({
      status: 'warning',
      found: 'the schema Later9999999999999 is newer than this version',
    });
    await app.dataSource.query(`DELETE FROM migrations WHERE name LIKE 'Later%' OR id = 1`);
    expect((await look())['Migrations']).toMatchObject({ status: 'fault', found: '1 are pending' });
  });

  it('finds a clock that is wrong, and a database that takes no writes', async () => {
    const { Clock } = await look({}, () => Date.now() + 60_000);
    expect(Clock).toMatchObject({
      status: 'warning',
      found: '60 s between this machine and the database',
    });
    const [{ name }] = await app.dataSource.query('SELECT current_database() AS name');
    const alter = (change: string) =>
      app.dataSource.query(`BEGIN READ WRITE; ALTER DATABASE "${name}" ${change}; COMMIT`);
    await alter('SET default_transaction_read_only = on');
    const { Database } = await look();
    await alter('RESET default_transaction_read_only');
    expect(Database).toMatchObject({
      status: 'fault',
      found: expect.stringMatching(/takes no writes$/),
    });
  });

  it('ends also where a service takes what is sent and answers nothing', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const found = await look({
      DATABASE_URL: `postgres://u@127.0.0.1:${port}/x`,
      REDIS_URL: `redis://127.0.0.1:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    });
    silent.close();
    const statuses = ['Database', 'Redis', 'Mail', 'Public address'].map(
      (subject) => found[subject]!.status,
    );
    expect(statuses).toEqual(['fault', 'fault', 'fault', 'warning']);
  });
});

describe('the language model', () => {
  let model: StandIn;
  beforeAll(async () => {
    model = await aLanguageModel();
  });
  afterAll(() => model.close());

  const findingOf = async (settings: Partial<Environment>): Promise<unknown> =>
    (await look({ ANALYSIS_ENGINE: 'openai', ...settings }))['Language model'];

  it('is well, or says what the key, the name or the address lacks', async () => {
    const right = {
      OPENAI_API_KEY: model.key,
      OPENAI_BASE_URL: model.settings['OPENAI_BASE_URL']!,
      OPENAI_MODEL: 'demo-model',
    };
    expect(await findingOf(right)).toEqual(ok(/^demo-model is there/));
    expect(await findingOf({ ...right, OPENAI_MODEL: 'other' })).toMatchObject({ status: 'fault' });
    expect(await findingOf({ ...right, OPENAI_API_KEY: 'canary' })).toMatchObject({
      status: 'fault',
    });
    expect(await findingOf({ ...right, OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' })).toMatchObject({
      status: 'warning',
    });
  });

  it('is not looked for where its server leads elsewhere (ASVS 15.3.2)', async () => {
    const asked: (string | undefined)[] = [];
    const server = createHttpServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(307, { Location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const found = await findingOf({
      OPENAI_API_KEY: model.key,
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_MODEL: 'demo-model',
    });
    server.close();
    expect(asked).toEqual(['/v1/models']);
    expect(found).not.toMatchObject({ status: 'ok' });
  });
});

describe('on the desk', () => {
  it('is told to a coach, with the build', async () => {
    const { body } = await coach.call('get', apiPaths.adminSystem).expect(200);
    expect(systemSchema.parse(body)).toEqual(body);
    expect(body.build).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('a test mail goes to the address that is given, and is written down', async () => {
    const { body } = await coach
      .call('post', apiPaths.adminTestMail)
      .send({ email: 'ida@example.com' })
      .expect(200);
    expect(body).toEqual({
      subject: 'Mail',
      status: 'ok',
      found: 'the mail server took a test mail: 250 2.0.0 OK',
      advice: null,
    });
    const mail = mailServer.received.at(-1)!;
    expect(mail).toContain('To: ida@example.com');
    expect(mail).toContain('Subject: Test mail of the ELLAC Business Evaluation');
    const [entry] = await trailOf(app, null);
    expect(entry).toMatchObject({ action: 'mail.test', details: { taken: true } });
  });

  it('a refused test mail answers with the words of the mail server', async () => {
    mailServer.answer({ recipient: '550 5.1.1 nobody here' });
    const { body } = await coach
      .call('post', apiPaths.adminTestMail)
      .send({ email: 'nobody@example.com' })
      .expect(200);
    expect(body).toMatchObject({ status: 'fault', found: '550 5.1.1 nobody here' });
    const { body: refused } = await coach
      .call('post', apiPaths.adminTestMail)
      .send({ email: 'a\r\nb' })
      .expect(400);
    expect(refused.errors ?? refused).toBeTruthy();
  });
});

describe('the command', () => {
  const run = async (...words: string[]): Promise<{ isWell: boolean; said: string }> => {
    const said: string[] = [];
    const isWell = await doctorCommand(words, environment, (line) => said.push(line));
    return { isWell, said: said.join('\n') };
  };

  it('says each finding with its advice, and sends a test mail when asked to', async () => {
    const { said } = await run('--mail', 'ida@example.com');
    expect(said).toMatch(/^ELLAC Business Evaluation \d+\.\d+\.\d+\n✓ Database +PostgreSQL/);
    expect(said).toContain('the mail server took a test mail: 250 2.0.0 OK');
    expect(said).toMatch(/✗ Migrations +1 are pending\n +→ Start a backend/);
    expect((await run()).isWell).toBe(false);
  });

  it('says how it is used where it is not understood', async () => {
    await expect(run('--mail', 'nobody')).rejects.toThrow(/^Usage: npm run doctor/);
    await expect(run('now')).rejects.toThrow(/^Usage: npm run doctor/);
  });
});

const ok = (found: RegExp) => ({
  status: 'ok',
  found: expect.stringMatching(found),
  advice: null,
});
