import { randomUUID } from 'node:crypto';
import { apiPaths } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { closeLimitedApps, startLimitedApp } from '../../support/limited-app.js';
import { aLink, aReport, type StoredReport } from '../../support/rows/factories.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import { aUser } from '../../support/rows/users.js';
import { statementsOf } from '../../support/statements.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/* Each statement is a round trip, which costs the server more than most of what it computes. */

describe('a submission', () => {
  let app: TestApp;
  beforeAll(async () => {
    // A process without workers sends no other statements.
    app = await startLimitedApp({ ROLE: 'web', COACH_EMAIL: 'coach@example.com' });
  });
  afterAll(closeLimitedApps);

  const send = () => app.http.post(apiPaths.submit).send(aQuestionnaire());

  it('is one statement, with a key too, and one more where the key was used before', async () => {
    const body = aQuestionnaire();
    const key = randomUUID();
    const withKey = () => app.http.post(apiPaths.submit).set('Idempotency-Key', key).send(body);
    expect(await statementsOf(() => send().expect(201))).toHaveLength(1);
    expect(await statementsOf(() => withKey().expect(201))).toHaveLength(1);
    expect(await statementsOf(() => withKey().expect(201))).toHaveLength(2);
  });

  it('waits for Redis once: its counts are asked for at the same time', async () => {
    const open: number[] = [];
    let waiting = 0;
    const sendCommand = Redis.prototype.sendCommand;
    const spied = jest.spyOn(Redis.prototype, 'sendCommand').mockImplementation(function (
      this: Redis,
      ...[command, stream]: Parameters<typeof sendCommand>
    ) {
      const reply = sendCommand.call(this, command, stream);
      if (command.args.some((arg) => String(arg).startsWith('limit:submission'))) {
        open.push((waiting += 1));
        void Promise.resolve(command.promise).finally(() => (waiting -= 1));
      }
      return reply;
    });
    await send().expect(201);
    spied.mockRestore();
    expect(open).toEqual([1, 2]);
  });
});

describe('a report', () => {
  let app: TestApp;
  let report: StoredReport;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    const first = await aReport(app);
    report = await aReport(app, {
      company: { name: first.companyName, owner_email: first.owner },
    });
    token = await aLink(app, report.id);
  });
  afterAll(() => app.close());

  it('is opened by a link that one statement verifies', async () => {
    const verify = () => app.http.get(apiPaths.verifyReport(report.id, token)).expect(200);
    expect(await statementsOf(verify)).toHaveLength(1);
  });

  it('is read by the statement that checks its link, also with the report before it', async () => {
    const read = () =>
      app.http
        .get(apiPaths.analysis(report.id, token))
        .expect(200)
        .expect(({ body }) => expect(body.previous).not.toBeNull());
    const statements = await statementsOf(read);
    // One confirms the company, and one notes that the link was opened.
    expect(statements).toHaveLength(3);
    expect(statements.filter((text) => text.includes('content'))).toHaveLength(1);
    expect(await statementsOf(read)).toHaveLength(1);
  });
});

describe('a login', () => {
  it('is one statement for the user, one for trail and last login, one for the session', async () => {
    const app = await startTestApp();
    const user = await aUser(app);
    const logIn = () => app.http.post(apiPaths.login).send(user);
    expect(await statementsOf(() => logIn().expect(200))).toHaveLength(3);
    await app.close();
  });
});
