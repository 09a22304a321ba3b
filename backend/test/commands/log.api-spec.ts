import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { apiPaths, pagePaths, type Questionnaire } from '@ellac/contracts';
import pg from 'pg';
import { accessTokenOf } from '../../src/deliveries/access-token.js';
import {
  type BackendProcess,
  endAllBackends,
  startBackend,
} from '../support/services/own-backend.js';
import { createDatabase } from '../support/services/own-database.js';
import { eventually } from '../support/eventually.js';
import { aMailServer, type MailServer } from '../support/services/mail-server.js';
import { aQuestionnaire } from '../support/rows/questionnaires.js';
import { redisUrl } from '../support/services/own-redis.js';
import { aWebDir, type WebDir } from '../support/services/web-dir.js';

/** Is part of every text that a person could have typed, and must not be in any log line. */
const canary = 'CanaryBird';
const email = `${canary}@example.com`;
const phone = '+44 20 7946 0123';
const secret = randomUUID().repeat(2);
const password = `${canary} keeps the first secret`;

interface Line {
  readonly level: string;
  readonly time: string;
  readonly role: string;
  readonly context: string;
  readonly message: string;
  readonly requestId?: string;
  readonly [field: string]: unknown;
}

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: pg.Client;
let mailServer: MailServer;
let web: WebDir;
let backend: BackendProcess;

beforeEach(async () => {
  [database, mailServer, web] = await Promise.all([createDatabase(), aMailServer(), aWebDir()]);
  await web.publish({ imports: { '@ellac/root-config': '/mf/root.js' }, integrity: {} });
  backend = await startBackend({
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl(),
    SMTP_URL: mailServer.url,
    SECRET: secret,
    WEB_DIR: web.path,
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMITS: 'off',
    DRAIN_SECONDS: '0',
    ADMIN_USERNAME: `${canary}-coach`,
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'debug',
  });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterEach(async () => {
  await backend.end('SIGKILL');
  await Promise.all([client.end(), mailServer.close()]);
  await Promise.all([database.drop(), web.remove()]);
});
afterAll(endAllBackends);

const lines = (): Line[] =>
  backend
    .log()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

/** Every request so far: the id in its response, and the route that its log line must name. */
let asked: { id: string; method: string; status: number; route: string | null }[];
beforeEach(() => {
  asked = [];
});

const ask = async (
  method: string,
  path: string,
  route: string | null,
  body?: string,
  type = 'application/json',
  cookie = `name=${canary}`,
): Promise<Response> => {
  const answer = await fetch(backend.url + path, {
    method,
    headers: {
      'User-Agent': canary,
      Referer: `http://localhost/${canary}`,
      Cookie: cookie,
      'X-Forwarded-For': `${canary}, 203.0.113.77`,
      ...(body === undefined ? {} : { 'Content-Type': type }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const id = answer.headers.get('X-Request-Id')!;
  asked.push({ id, method, status: answer.status, route });
  return answer;
};

const post = (path: string, body: unknown) => ask('POST', path, path, JSON.stringify(body));

/** A questionnaire with the canary in each text that an owner writes. */
const withCanaries = (name: string): Questionnaire => {
  const text = `${canary} tells a long story about this business. `.repeat(3);
  const questionnaire = aQuestionnaire({
    name,
    owner_first_name: canary,
    owner_last_name: canary,
    owner_email: email,
    owner_phone: phone,
  });
  Object.assign(questionnaire.staff, { departments: text, training: text });
  questionnaire.growth.strategy = text;
  Object.assign(questionnaire.qualitative, {
    vision: text,
    challenges: text,
    opportunities: text,
  });
  return questionnaire;
};

const rowsOf = async <Row extends object>(statement: string, values: unknown[]): Promise<Row[]> =>
  (await client.query<Row>(statement, values)).rows;

const lineThat = (what: string, fits: (line: Line) => boolean) =>
  eventually(what, () => Promise.resolve(lines().find(fits)));

describe('the log', () => {
  it('tells each request and each step of a job, and nothing that belongs to a person (S39)', async () => {
    const submission = await post(apiPaths.submit, withCanaries(`${canary} Ltd`));
    expect(submission.status).toBe(201);
    const submitId = submission.headers.get('X-Request-Id')!;
    const { responseId } = (await submission.json()) as { responseId: string };
    const sent = await lineThat('the mail is sent', ({ message }) => message === 'delivery sent');
    const [delivery] = await rowsOf<{ id: string; analysis_id: string }>(
      `SELECT email_deliveries.id, analysis_id FROM email_deliveries
       JOIN analyses ON analyses.id = analysis_id WHERE response_id = $1`,
      [responseId],
    );
    const { id: deliveryId, analysis_id: analysisId } = delivery!;
    expect(mailServer.received).toHaveLength(1);

    // The owner opens the link, a stranger guesses a token, and a new link is requested.
    const token = accessTokenOf(secret, deliveryId);
    const wrong = `${canary}-token`;
    for (const value of [token, wrong]) {
      await ask('GET', pagePaths.verifyReport(analysisId, value), '/verify-report/:reportId');
      await ask('GET', pagePaths.results(analysisId, value), '/results/:reportId');
      const [verify, read] = [
        await ask('GET', apiPaths.verifyReport(analysisId, value), '/api/verify-report/:reportId'),
        await ask('HEAD', apiPaths.analysis(analysisId, value), '/api/analysis/:reportId'),
      ];
      const [cookie] = (verify.headers.get('Set-Cookie') ?? `ellac-report=${wrong}`).split(';');
      const again = await ask(
        'GET',
        apiPaths.analysis(analysisId, null),
        '/api/analysis/:reportId',
        undefined,
        undefined,
        cookie,
      );
      expect([verify.status, read.status, again.status]).toEqual(
        value === token ? [200, 200, 200] : [401, 401, 401],
      );
    }
    for (const address of [email, `nobody-${email}`])
      expect((await post(apiPaths.resendVerification, { email: address })).status).toBe(200);
    await ask(
      'POST',
      apiPaths.login,
      apiPaths.login,
      JSON.stringify({ username: canary, password: canary }),
    );
    const login = await post(apiPaths.login, { username: `${canary}-coach`, password });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const statuses = [];
    for (const [currentPassword, newPassword] of [
      [`${canary} is not it`, `${canary} keeps another secret`],
      [password, canary],
      [password, `${canary} keeps another secret`],
    ]) {
      const body = JSON.stringify({ currentPassword, newPassword });
      const { password: path } = apiPaths;
      statuses.push((await ask('PUT', path, path, body, 'application/json', cookie)).status);
    }
    expect(statuses).toEqual([400, 400, 200]);

    // Refused requests, one for each part of the server that refuses.
    await post(apiPaths.submit, { ...withCanaries('x'), [canary]: canary });
    await ask('POST', apiPaths.submit, apiPaths.submit, `{"${canary}": ${canary}}`);
    await ask('POST', apiPaths.submit, apiPaths.submit, `"${canary.repeat(10_000)}"`);
    await ask('POST', apiPaths.submit, apiPaths.submit, canary, 'text/plain');
    await ask('POST', `/api/verify-report/${canary}/not-me`, null, canary, 'text/plain');
    await ask('GET', `/${canary}/%0d%0a{"level":"fatal"}?email=${email}`, null);
    await ask('GET', `/api/${canary}?password=${canary}`, null);
    await ask('GET', `/mf/${canary}.js`, '/mf/*');
    await ask('GET', `/api/analysis/${canary}?token=${canary}`, '/api/analysis/:reportId');
    await ask('GET', `/api/shared-plans/${canary}?share=${canary}`, '/api/shared-plans/:reportId');
    await ask('GET', `/results/${canary}?share=${canary}`, '/results/:reportId');
    await ask('GET', '/favicon.svg', '/favicon.svg');
    await ask('GET', apiPaths.live, apiPaths.live);

    // Failures: the errors of PostgreSQL and of the mail server quote the values that they got.
    await client.query(
      `ALTER TABLE companies ADD CONSTRAINT no_second CHECK (name <> '${canary} Second') NOT VALID`,
    );
    const refused = await post(apiPaths.submit, withCanaries(`${canary} Second`));
    expect(refused.status).toBe(500);
    mailServer.answer({ recipient: `550 5.1.1 <${email}> is no ${canary}` });
    await post(apiPaths.resendVerification, { email, reportId: analysisId });
    const notSent = await lineThat('a mail failed', ({ message }) => message === 'delivery failed');
    await client.query(
      `ALTER TABLE email_deliveries ADD CONSTRAINT none CHECK (recipient = '') NOT VALID`,
    );
    await post(apiPaths.submit, withCanaries(`${canary} Third`));
    const notDone = await lineThat('a job failed', ({ message }) => message === 'analysis failed');

    await ask('GET', apiPaths.exampleDataButton, apiPaths.exampleDataButton);
    expect(await backend.end()).toBe(0);
    const all = lines();
    for (const { id, method, status, route } of asked) {
      expect(all.filter((line) => line.context === 'Requests' && line.requestId === id)).toEqual([
        expect.objectContaining({ role: 'all', method, status, route, ms: expect.any(Number) }),
      ]);
    }
    const ofOtherMails = (line: Line) => (line['deliveryId'] ?? deliveryId) !== deliveryId;
    const ofSubmission = all.filter((line) => line.requestId === submitId && !ofOtherMails(line));
    expect(ofSubmission).toMatchObject([
      { message: 'request', route: apiPaths.submit, status: 201, level: 'info' },
      { message: 'analysis begun', analysisId, attempt: 1 },
      { message: 'analysis completed', analysisId, deliveryId },
      { message: 'delivery begun', analysisId, deliveryId, attempt: 1 },
      { message: 'delivery sent', analysisId, deliveryId },
    ]);
    expect(sent.role).toBe('all');
    expect(notSent).toMatchObject({ level: 'warn', replyCode: '550', analysisId });
    expect(notDone).toMatchObject({ error: { code: '23514', constraint: 'none' } });
    expect(all.filter(({ message }) => message === 'a request failed')).toMatchObject([
      {
        requestId: refused.headers.get('X-Request-Id'),
        error: { code: '23514', constraint: 'no_second', stack: expect.stringContaining(' at ') },
      },
    ]);
    for (const line of all) {
      expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(['fatal', 'error', 'warn', 'info', 'debug']).toContain(line.level);
    }
    const written = backend.log().toLowerCase();
    const secrets = [canary, phone, token, secret, '203.0.113.77', '127.0.0.1', 'Failing row'];
    expect(secrets.filter((value) => written.includes(value.toLowerCase()))).toEqual([]);
  });

  it('does not hold the service up when nobody reads it', async () => {
    backend.output.pause();
    const headers = { 'X-Request-Id': 'x'.repeat(64) };
    for (let round = 0; round < 40; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => fetch(backend.url + apiPaths.live, { headers })),
      );
      for (const answer of answers) expect(answer.status).toBe(200);
    }
    expect(await backend.end()).toBe(0);
  });

  it('does not end the service when its reader goes away', async () => {
    backend.output.destroy();
    for (let request = 0; request < 5; request += 1)
      expect((await fetch(backend.url + apiPaths.ready)).status).toBe(200);
    expect(await backend.end()).toBe(0);
  });
});
