import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { apiPaths, messages } from '@ellac/contracts';
import { Logger } from '@nestjs/common';
import { UserService } from '../src/auth/users/user.service.js';
import { aCoach } from './support/admin.js';
import { aLink, aReport } from './support/factories.js';
import { aQuestionnaire } from './support/questionnaires.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { aUser, cookieOf, logIn } from './support/users.js';

const apps: TestApp[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

const start = async (settings: Record<string, string> = {}): Promise<TestApp> => {
  const app = await startTestApp({ RATE_LIMITS: 'on', ...settings });
  apps.push(app);
  return app;
};

const submit = ({ http }: TestApp, email: string, forwarded = '192.0.2.1') =>
  http
    .post(apiPaths.submit)
    .set('X-Forwarded-For', forwarded)
    .send(aQuestionnaire({ owner_email: email }));

const resend = ({ http }: TestApp, email: string) =>
  http.post(apiPaths.resendVerification).send({ email });

/** How many of so many calls in a row are not refused for coming too often. */
const countLetThrough = async (
  times: number,
  call: (index: number) => PromiseLike<{ status: number }>,
): Promise<number> => {
  let count = 0;
  for (let index = 0; index < times; index += 1) {
    const { status } = await call(index);
    if (status !== 429) count += 1;
  }
  return count;
};

describe('submissions', () => {
  it('of one e-mail address are five an hour, whatever the case, then wait', async () => {
    const app = await start();
    for (const email of ['a@example.com', 'A@example.com', 'a@example.com', 'a@example.com'])
      await submit(app, email).expect(201);
    await submit(app, ' a@EXAMPLE.com').expect(201);
    const refused = await submit(app, 'a@example.com').expect(429);
    expect(refused.body.message).toBe(messages.tooManyRequests);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
    await submit(app, 'b@example.com').expect(201);
  });

  it('that are wrong, or sent again with the same key, do not count', async () => {
    const app = await start();
    const questionnaire = aQuestionnaire({ owner_email: 'again@example.com' });
    const send = () =>
      app.http.post(apiPaths.submit).set('Idempotency-Key', 'the-same-key').send(questionnaire);
    expect(await countLetThrough(10, () => submit(app, 'no address'))).toBe(10);
    expect(await countLetThrough(10, send)).toBe(10);
    expect(await countLetThrough(5, () => submit(app, 'again@example.com'))).toBe(4);
  });

  it('of a workshop of forty behind one address go through; the hundred and first does not', async () => {
    const app = await start();
    expect(await countLetThrough(101, (i) => submit(app, `owner-${i}@example.com`))).toBe(100);
  });

  it('cannot claim to come from another address', async () => {
    const app = await start();
    expect(
      await countLetThrough(101, (i) => submit(app, `x-${i}@example.com`, `198.51.100.${i}`)),
    ).toBe(100);
  });

  it('are told apart by what the one trusted proxy says, not by what stands before it', async () => {
    const app = await start({ TRUST_PROXY: '1' });
    expect(
      await countLetThrough(101, (i) =>
        submit(app, `y-${i}@example.com`, `198.51.100.${i}, 203.0.113.9`),
      ),
    ).toBe(100);
    await submit(app, 'other@example.com', '203.0.113.10').expect(201);
  });
});

describe('limits', () => {
  it('are shared by all processes and outlive them', async () => {
    const SECRET = 'the-same-for-both-0123456789-0123456789';
    const [first, second] = [await start({ SECRET }), await start({ SECRET })];
    expect(await countLetThrough(4, (i) => resend(i % 2 ? first : second, 's@example.com'))).toBe(
      3,
    );
    await apps.shift()!.close();
    await resend(second, 's@example.com').expect(429);
  });

  it('hold in each process while Redis is away, and nobody waits for it', async () => {
    const app = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await countLetThrough(4, () => resend(app, 'r@example.com'))).toBe(3);
  });
});

describe('new links', () => {
  it('are three an hour for one address, known or not, and the answers are the same', async () => {
    const app = await start();
    const { owner } = await aReport(app);
    const answersTo = async (email: string) => {
      const answers = [];
      for (let time = 0; time < 4; time += 1) {
        const { status, body } = await resend(app, email);
        answers.push([status, body.message]);
      }
      return answers;
    };
    const toKnown = await answersTo(owner);
    expect(toKnown.map(([status]) => status)).toEqual([200, 200, 200, 429]);
    expect(await answersTo('unknown@example.com')).toEqual(toKnown);
    const sent = await app.dataSource.query<unknown[]>('SELECT FROM email_deliveries');
    expect(sent).toHaveLength(3);
  });

  it('are counted by the mailbox, whatever folder of it an address names', async () => {
    const app = await start();
    expect(await countLetThrough(4, (i) => resend(app, `box+${i}@example.com`))).toBe(3);
  });

  it('are three an hour for one report, from wherever they are asked for', async () => {
    const app = await start({ TRUST_PROXY: '1' });
    const { owner } = await aReport(app);
    const from = (address: string) => resend(app, owner).set('X-Forwarded-For', address);
    expect(await countLetThrough(3, () => from('192.0.2.1'))).toBe(3);
    await from('192.0.2.1').expect(429);
    await from('198.51.100.1').expect(200);
    expect(await app.dataSource.query('SELECT FROM email_deliveries')).toHaveLength(3);
  });

  it('are the owner’s own: neither a coach’s mails nor those to a wrong address count', async () => {
    const app = await start();
    const coach = await aCoach(app);
    const { id, owner } = await aReport(app);
    for (let time = 0; time < 3; time += 1) {
      await coach.call('post', apiPaths.adminResendEmail(id)).expect(200);
      await app.dataSource.query(`UPDATE email_deliveries SET status = 'sent'`);
    }
    for (let time = 0; time < 3; time += 1) await resend(app, owner).expect(200);
    await app.dataSource.query(`UPDATE email_deliveries SET status = 'sent', run_id = NULL`);
    const corrected = `corrected-${id}@example.com`;
    await coach.call('post', apiPaths.adminUpdateEmail(id)).send({ email: corrected }).expect(200);
    await resend(app, corrected).expect(200);
    const [row] = await app.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM email_deliveries WHERE recipient = $1`,
      [corrected],
    );
    expect(row!.count).toBe(1);
  });

  it('are twenty an hour for one sender', async () => {
    const app = await start();
    expect(await countLetThrough(21, (i) => resend(app, `t-${i}@example.com`))).toBe(20);
  });
});

describe('guessing links', () => {
  it('ends after twenty wrong ones, while the right one still opens', async () => {
    const app = await start();
    const { id } = await aReport(app);
    const token = await aLink(app, id);
    const guess = (index: number) => app.http.get(apiPaths.verifyReport(id, `guess-${index}`));
    expect(await countLetThrough(1000, guess)).toBe(20);
    const read = await app.http.get(apiPaths.analysis(id, 'wrong')).expect(429);
    expect(Number(read.headers['retry-after'])).toBeGreaterThan(0);

    await app.http.get(apiPaths.verifyReport(id, token)).expect(200);
    await app.http.get(apiPaths.analysis(id, token)).expect(200);
  });

  it('of one report does not close another, until a sender guesses at very many', async () => {
    const app = await start();
    const reports = await Promise.all(Array.from({ length: 12 }, () => aReport(app)));
    const guessAll = (index: number) =>
      app.http.get(apiPaths.verifyReport(reports[index % 12]!.id, 'guess'));
    expect(await countLetThrough(240, guessAll)).toBe(200);
  });

  it('counts no right link, however often a mail scanner opens it', async () => {
    const app = await start();
    const { id } = await aReport(app);
    const token = await aLink(app, id);
    const open = (index: number) =>
      index % 2
        ? app.http.get(apiPaths.verifyReport(id, token))
        : app.http.head(apiPaths.analysis(id, token));
    expect(await countLetThrough(60, open)).toBe(60);
  });
});

describe('logging in', () => {
  const logIn = ({ http }: TestApp, username: string, password: string, forwarded = '192.0.2.1') =>
    http.post(apiPaths.login).set('X-Forwarded-For', forwarded).send({ username, password });
  const coach = { ADMIN_USERNAME: 'coach', ADMIN_PASSWORD: 'a long enough phrase' };

  it('fails ten times, then waits; from elsewhere the coach still gets in', async () => {
    const app = await start({ TRUST_PROXY: '1', ...coach });
    const guess = (index: number) => logIn(app, index % 2 ? 'coach' : ' COACH ', 'wrong password');
    expect(await countLetThrough(12, guess)).toBe(10);
    const refused = await logIn(app, 'coach', coach.ADMIN_PASSWORD).expect(429);
    expect(refused.text).toBe(messages.tooManyLogins);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    await logIn(app, 'coach', coach.ADMIN_PASSWORD, '203.0.113.5').expect(200);
  });

  it('that succeeds is not counted', async () => {
    const app = await start(coach);
    const right = () => logIn(app, 'coach', coach.ADMIN_PASSWORD);
    expect(await countLetThrough(15, right)).toBe(15);
  });

  it('is not counted while the database is away', async () => {
    const app = await start(coach);
    const right = () => logIn(app, 'coach', coach.ADMIN_PASSWORD);
    const authenticate = jest.spyOn(app.app.get(UserService), 'authenticate');
    authenticate.mockRejectedValue(new Error('the database is away'));
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    for (let time = 0; time < 11; time += 1) await right().expect(500);
    authenticate.mockRestore();
    log.mockRestore();
    await right().expect(200);
  });

  it('lets no more than ten of a hundred guesses at once be tried', async () => {
    const app = await start(coach);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => logIn(app, 'coach', 'wrong password')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });
});

describe('changing the password', () => {
  const next = 'an entirely new phrase';
  const put = ({ http }: TestApp, cookie: string, currentPassword: string, newPassword = next) =>
    http.put(apiPaths.password).set('Cookie', cookie).send({ currentPassword, newPassword });

  it('waits after ten wrong ones of one user, also when they come at once', async () => {
    const app = await start();
    const [user, other] = [await aUser(app), await aUser(app)];
    const cookie = cookieOf(await logIn(app, user));
    const guesses = Array.from({ length: 40 }, () => put(app, cookie, 'wrong'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    const refused = await put(app, cookie, user.password).expect(429);
    expect(refused.body.message).toBe(messages.tooManyRequests);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    await put(app, cookieOf(await logIn(app, other)), other.password).expect(200);
  });

  it('counts neither right ones nor new ones that do not do', async () => {
    const app = await start();
    const user = await aUser(app);
    let { password } = user;
    let cookie = cookieOf(await logIn(app, user));
    for (let time = 0; time < 12; time += 1) {
      await put(app, cookie, 'wrong', 'password1234').expect(400);
      cookie = cookieOf(await put(app, cookie, password, `${next} ${time}`).expect(200));
      password = `${next} ${time}`;
    }
  });
});
