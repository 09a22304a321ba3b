import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { apiPaths } from '@ellac/contracts';
import { type BackendProcess, endAllBackends, startBackend } from './support/backend-process.js';
import { createDatabase } from './support/database.js';
import { eventually } from './support/eventually.js';
import { linkIn, mailsArrived } from './support/mailbox.js';
import { aQuestionnaire } from './support/questionnaires.js';
import { service } from './support/services.js';

const canary = `canary${randomUUID().slice(0, 8)}`;
const owner = `${canary}@example.com`;
const secret = randomUUID().repeat(2);

let database: Awaited<ReturnType<typeof createDatabase>>;
let backend: BackendProcess;
beforeAll(async () => {
  database = await createDatabase();
  const redis = service('REDIS_URL');
  redis.pathname = '14';
  backend = await startBackend({
    DATABASE_URL: database.url,
    REDIS_URL: redis.href,
    SMTP_URL: service('SMTP_URL').href,
    SECRET: secret,
    LOG_LEVEL: 'debug',
    DRAIN_SECONDS: '0',
  });
});
afterAll(async () => {
  endAllBackends();
  await database.drop();
});

interface Line {
  readonly time: string;
  readonly level: string;
  readonly role: string;
  readonly message: string;
  readonly requestId?: string;
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly analysisId?: string;
}

const lines = (): Line[] =>
  backend
    .log()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

/** Calls, and says what the log must know of it. */
async function call(path: string, init: RequestInit = {}): Promise<[id: string, status: number]> {
  const answer = await fetch(backend.url + path, init);
  await answer.arrayBuffer();
  return [answer.headers.get('X-Request-Id')!, answer.status];
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  call(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** A questionnaire with the canary in each text. */
function aTellingQuestionnaire(): string {
  const questionnaire = aQuestionnaire({
    name: `${canary} Ltd`,
    owner_first_name: canary,
    owner_last_name: canary,
    owner_email: owner,
    owner_phone: `${canary}0123456789`,
  });
  const text = `${canary} `.repeat(10);
  Object.assign(questionnaire.staff, { departments: text, training: text });
  Object.assign(questionnaire.growth, { strategy: text });
  Object.assign(questionnaire.qualitative, { vision: text, challenges: text, opportunities: text });
  return JSON.stringify(questionnaire);
}

it('has one line for each request and each step of work, and nothing that is anybody’s business', async () => {
  const submission = aTellingQuestionnaire();
  const calls = [
    await post(apiPaths.submit, submission, { 'Idempotency-Key': `${canary}-key` }),
    await post(apiPaths.submit, submission.replace(owner, canary)),
    await post(apiPaths.submit, `{"company_info": ${canary}`),
    await post(apiPaths.submit, canary, { 'Content-Type': `text/${canary}` }),
    await post(apiPaths.resendVerification, JSON.stringify({ email: `not-${owner}` })),
    await post(
      apiPaths.login,
      JSON.stringify({ username: canary, password: `${canary}-password` }),
    ),
    await call(`/${canary}?${canary}=${canary}`, { headers: { 'User-Agent': canary } }),
    await call(`/api/${canary}`),
    await call(`/mf/${canary}.js`),
    await call(`/verify-report/${canary}?token=${canary}`),
    await call(apiPaths.live),
    await call(apiPaths.user, { headers: { Cookie: `session=${canary}` } }),
    await call(apiPaths.user, {
      headers: { 'X-Request-Id': `${canary}\n{"level":"evil"}`.replace('\n', '%0a') },
    }),
  ];
  const [mail] = await mailsArrived(owner);
  const link = linkIn(mail!);
  const token = link.searchParams.get('token')!;
  const reportId = link.pathname.split('/').at(-1)!;
  calls.push(
    await call(apiPaths.verifyReport(reportId, token)),
    await call(apiPaths.analysis(reportId, token)),
    await call(apiPaths.analysis(reportId, `${canary}-wrong`)),
  );
  const [brokenId, brokenStatus] = await breakTheDatabase();
  expect(brokenStatus).toBe(500);
  calls.push([brokenId, 500]);

  const requests = await eventually('a line for each request', () => {
    const found = lines().filter(({ message }) => message === 'request');
    const isDone = calls.every(([id]) => found.some(({ requestId }) => requestId === id));
    return Promise.resolve(isDone ? found : null);
  });
  for (const [id, status] of calls) {
    const [line, ...more] = requests.filter(({ requestId }) => requestId === id);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ status, role: 'all', time: expect.stringMatching(/Z$/) });
    expect(line!.ms).toBeGreaterThanOrEqual(0);
  }
  const routes = new Set(requests.map(({ route }) => route));
  expect(routes).toContain('/api/analysis/:reportId');
  expect(routes).toContain('/verify-report/:reportId');

  const steps = lines().filter(({ analysisId }) => analysisId === reportId);
  expect(steps.map(({ message }) => message)).toEqual(['an analysis is done', 'a mail is out']);
  expect(steps.map(({ requestId }) => requestId)).toEqual([calls[0]![0], calls[0]![0]]);
  const failure = lines().find(({ message }) => message === 'a request failed');
  expect(failure).toMatchObject({ level: 'error', requestId: brokenId, code: '42P01' });

  for (const word of [canary, token, secret, 'example.com'])
    expect(backend.log()).not.toContain(word);
});

/** A statement that fails with an error which quotes what it was given. */
async function breakTheDatabase(): Promise<[id: string, status: number]> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('DROP TABLE email_deliveries');
  await client.end();
  return post(apiPaths.resendVerification, JSON.stringify({ email: owner }));
}
