import { apiPaths, messages, pagePaths } from '@ellac/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type supertest from 'supertest';
import { aCoach } from '../../support/coach.js';
import { aLink, aReport, type StoredReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { cookieOf } from '../../support/rows/users.js';

let app: TestApp;
let report: StoredReport;
let token: string;
beforeEach(async () => {
  report = await aReport(app);
  token = await aLink(app, report.id);
});

/** Runs the tests of one `describe` on a server with these settings. */
const servedWith = (settings: Record<string, string>): void => {
  beforeAll(async () => {
    app = await startTestApp(settings);
  });
  afterAll(() => app.close());
};

const verify = (id: string, value: string) => app.http.get(apiPaths.verifyReport(id, value));
const read = (id: string, value: string | null, cookie = '') =>
  app.http.get(apiPaths.analysis(id, value)).set('Cookie', cookie);

/**
 * The attributes of the only cookie that a response sets, without its end, which another test
 * checks.
 */
const attributesOf = (answer: supertest.Response): string[] => {
  expect(answer.get('Set-Cookie')).toHaveLength(1);
  return answer
    .get('Set-Cookie')![0]!
    .split('; ')
    .slice(1)
    .filter((attribute) => !/^(Expires|Max-Age)=/.test(attribute))
    .sort();
};

const maxAgeOf = (answer: supertest.Response): number =>
  Number(/; Max-Age=(\d+)/.exec(answer.get('Set-Cookie')!.join())?.[1]);

const expectRefused = (answer: supertest.Response): void => {
  const { requestId } = answer.body;
  expect([answer.status, answer.body]).toEqual([
    401,
    { statusCode: 401, message: messages.reportUnauthorized, requestId },
  ]);
};

const expectTakenAway = (answer: supertest.Response): void => {
  expect(answer.get('Set-Cookie')!.join()).toMatch(/^ellac-report=; .*Expires=Thu, 01 Jan 1970/);
  expect(attributesOf(answer)).toContain(`Path=/api/analysis/${report.id}`);
};

const shift = (statement: string) =>
  app.dataSource.query(`UPDATE email_deliveries SET ${statement} WHERE analysis_id = $1`, [
    report.id,
  ]);

describe('the cookie of a report', () => {
  servedWith({});

  it.each(['get', 'head'] as const)(
    'comes with a good link, to %s alike, and opens the report without it',
    async (method) => {
      for (const path of [
        apiPaths.verifyReport(report.id, token),
        apiPaths.analysis(report.id, token),
      ]) {
        const answer = await app.http[method](path).expect(200);
        const cookie = cookieOf(answer);
        expect(cookie).toBe(`ellac-report=${token}`);
        expect(attributesOf(answer)).toEqual([
          'HttpOnly',
          `Path=/api/analysis/${report.id}`,
          'SameSite=Strict',
        ]);
        const opened = await app.http[method](apiPaths.analysis(report.id, null))
          .set('Cookie', `other=1; ${cookie}; more=%zz`)
          .expect(200);
        expect(opened.get('Set-Cookie')).toBeUndefined();
      }
      expect((await read(report.id, null, `ellac-report=${token}`)).body.id).toBe(report.id);
    },
  );

  it('lives as long as its link', async () => {
    expect(maxAgeOf(await verify(report.id, token))).toBeGreaterThan(86_000);
    expect(maxAgeOf(await read(report.id, token))).toBeLessThanOrEqual(86_400);
    const old = await aLink(app, report.id, '23:50:00');
    const age = maxAgeOf(await read(report.id, old));
    expect(age).toBeGreaterThan(500);
    expect(age).toBeLessThanOrEqual(600);
  });

  it('comes with no bad link, with no page, and not to a coach', async () => {
    const wrong = 'x'.repeat(43);
    const coach = await aCoach(app);
    for (const answer of [
      await verify(report.id, wrong),
      await read(report.id, wrong),
      await read(report.id, null),
      await app.http.get(pagePaths.verifyReport(report.id, token)),
      await app.http.get(pagePaths.results(report.id, token)),
    ])
      expect(answer.get('Set-Cookie')).toBeUndefined();
    const forCoach = await coach.call('get', apiPaths.analysis(report.id, token)).expect(200);
    expect(cookieOf(forCoach)).not.toContain('ellac-report');
  });

  it('opens its own report and nothing else', async () => {
    const cookie = `ellac-report=${token}`;
    const other = await aReport(app);
    expectRefused(await read(other.id, null, cookie));
    for (const path of [
      apiPaths.verifyReport(report.id, ''),
      apiPaths.user,
      apiPaths.adminReport(report.id),
      apiPaths.adminCommentsOf(report.id),
      apiPaths.adminCompanies(),
      apiPaths.adminQueues,
    ])
      expect((await app.http.get(path).set('Cookie', cookie)).status).toBe(401);
  });

  it.each([
    '',
    'ellac-report=',
    'ellac-report',
    'ellac-report;=;',
    '=',
    'ellac-report="',
    'Ellac-Report=x',
  ])('is not in %j', async (header) => {
    const answer = await read(report.id, null, header);
    expectRefused(answer);
    expect(answer.get('Set-Cookie')).toBeUndefined();
  });

  it.each([
    ['broken', 'with%zzwrong'],
    ['no text', '%00'],
    ['long', 'x'.repeat(4000)],
  ])('that is made up and %s is refused and taken away', async (_what, value) => {
    const answer = await read(report.id, null, `ellac-report=${value}`);
    expectRefused(answer);
    expectTakenAway(answer);
  });
});

describe('the cookie of a report behind a public address', () => {
  servedWith({ PUBLIC_URL: 'https://evaluate.example' });

  it('goes to https alone', async () => {
    for (const answer of [await verify(report.id, token), await read(report.id, token)]) {
      expect(cookieOf(answer)).toBe(`__Secure-ellac-report=${token}`);
      expect(attributesOf(answer)).toEqual([
        'HttpOnly',
        `Path=/api/analysis/${report.id}`,
        'SameSite=Strict',
        'Secure',
      ]);
    }
    await read(report.id, null, `__Secure-ellac-report=${token}`).expect(200);
    expectRefused(await read(report.id, null, `ellac-report=${token}`));
  });
});

describe('the cookie of a report ends', () => {
  servedWith({});

  const ends: [what: string, end: () => Promise<unknown>][] = [
    ['its 24 hours, by the database’s clock', () => shift('token_expires_at = now()')],
    ['its link', () => shift('revoked_at = now()')],
    [
      'a correction of the recipient’s address',
      async () => {
        const coach = await aCoach(app);
        const email = `new-${report.owner}`;
        await coach.call('post', apiPaths.adminUpdateEmail(report.id)).send({ email }).expect(200);
      },
    ],
    [
      'the company',
      async () => {
        const coach = await aCoach(app);
        await coach.call('delete', apiPaths.adminCompany(report.companyId)).expect(200);
      },
    ],
  ];

  it.each(ends)('with %s', async (_what, end) => {
    await shift(`token_expires_at = now() + interval '1 minute'`);
    await read(report.id, null, `ellac-report=${token}`).expect(200);
    await end();
    const answer = await read(report.id, null, `ellac-report=${token}`);
    expectRefused(answer);
    expectTakenAway(answer);
  });
});

describe('a link in the address', () => {
  servedWith({});

  it('that is bad opens nothing, and leaves a good cookie alone', async () => {
    const expired = await aLink(app, report.id, '25 hours');
    for (const bad of ['wrong', expired]) {
      const answer = await read(report.id, bad, `ellac-report=${token}`);
      expectRefused(answer);
      expect(answer.get('Set-Cookie')).toBeUndefined();
    }
    await read(report.id, null, `ellac-report=${token}`).expect(200);
  });

  it.each(['token=', 'token=a&token=b'])(
    'that is no token (%s) opens nothing either',
    async (query) => {
      const answer = await app.http
        .get(`${apiPaths.analysis(report.id, null)}?${query}`)
        .set('Cookie', `ellac-report=${token}`);
      expectRefused(answer);
    },
  );

  it('that is good takes the place of a cookie that ended', async () => {
    const newer = await aLink(app, report.id);
    const answer = await read(report.id, newer, 'ellac-report=ended').expect(200);
    expect(cookieOf(answer)).toBe(`ellac-report=${newer}`);
  });
});

describe('a cookie that opens nothing', () => {
  servedWith({ RATE_LIMITS: 'on' });

  it('counts as a wrong link, so that nobody guesses without end', async () => {
    const statuses = [];
    for (let guess = 0; guess < 22; guess += 1)
      statuses.push((await read(report.id, null, `ellac-report=guess-${guess}`)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
    await read(report.id, null, `ellac-report=${token}`).expect(200);
    await verify(report.id, token).expect(200);
  });

  it('counts once in a browser, however often its forgotten page is reloaded', async () => {
    await shift('revoked_at = now()');
    let cookie = `ellac-report=${token}`;
    for (let reload = 0; reload < 30; reload += 1) {
      const answer = await read(report.id, null, cookie);
      expectRefused(answer);
      cookie = answer.get('Set-Cookie') === undefined ? cookie : '';
    }
  });
});
