import { apiPaths, messages } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeviceCookie } from '../../../src/account/login/device-cookie.js';
import { rekeyCommand } from '../../../src/auth/second-factor/rekey-command.js';
import { Cursors } from '../../../src/common/paging/cursors.js';
import { DeliveryProcessor } from '../../../src/deliveries/sending/delivery.processor.js';
import { hashOfToken } from '../../../src/deliveries/access-token.js';
import { PasswordLinkMails } from '../../../src/password-links/password-link-mails.js';
import { passwordTokenOf } from '../../../src/password-links/password-token.js';
import { eraseCommand } from '../../../src/personal-data/erase-command.js';
import { ErasureList } from '../../../src/personal-data/erasure-list.js';
import { countLetThrough, resend } from '../../support/limited-app.js';
import { withoutExpiry } from '../../support/mails/without-expiry.js';
import { aDelivery, anOpenReport, aReport, deliveryRow } from '../../support/rows/factories.js';
import { aUserWithFactor, codeOf } from '../../support/rows/second-factors.js';
import { aUser, cookieOf, logIn } from '../../support/rows/users.js';
import { startBeside, startTestApp, type TestApp } from '../../support/test-app.js';
import { aMailServer, type MailServer } from '../../support/services/mail-server.js';

const [oldSecret, newSecret] = ['old-secret-'.repeat(4), 'new-secret-'.repeat(4)];

let mailServer: MailServer;
/** One installation before a change-over, during it, and after it: on one database. */
let before: TestApp;
let during: TestApp;
let after: TestApp;
beforeAll(async () => {
  mailServer = await aMailServer();
  const common = { RATE_LIMITS: 'on', SMTP_URL: mailServer.url };
  before = await startTestApp({ ...common, SECRET: oldSecret });
  during = await startBeside(before, {
    ...common,
    SECRET: newSecret,
    SECRET_PREVIOUS: oldSecret,
  });
  after = await startBeside(before, { ...common, SECRET: newSecret });
});
// All at the end: they share the one strategy that compares passwords.
afterAll(async () => {
  for (const each of [after, during, before]) await each.close();
  await mailServer.close();
});

const whoIs = (app: TestApp, cookie: string) => app.http.get(apiPaths.user).set('Cookie', cookie);

describe('a session', () => {
  it('lives on, and its cookie is signed anew', async () => {
    const cookie = cookieOf(await logIn(before, await aUser(before)).expect(200));
    await whoIs(after, cookie).expect(401);
    const renewed = cookieOf(await whoIs(during, cookie).expect(200));
    expect(renewed).not.toBe('');
    await whoIs(after, renewed).expect(200);
    await whoIs(after, cookie).expect(401);
  });
});

describe('a known browser', () => {
  it('stays known, and has a new cookie with the next login', async () => {
    const user = await aUser(before);
    const cookie = cookieOf(await logIn(before, user).expect(200));
    const knows = (app: TestApp, given: string) =>
      app.app.get(DeviceCookie).deviceOf(given, user.username) !== null;
    expect(knows(during, cookie)).toBe(true);
    const renewed = cookieOf(await logIn(during, user).expect(200));
    expect([knows(after, cookie), knows(after, renewed)]).toEqual([false, true]);
  });
});

describe('a second factor', () => {
  const codesOf = async () => {
    const { user, secret } = await aUserWithFactor(before);
    return {
      logIn: (app: TestApp, step = 0) => logIn(app, { ...user, code: codeOf(secret, step) }),
    };
  };

  it('is encrypted anew by a login', async () => {
    const user = await codesOf();
    expect((await user.logIn(after).expect(401)).text).toBe(messages.codesUnreadable);
    await user.logIn(during).expect(200);
    await user.logIn(after, 1).expect(200);
  });

  it('is encrypted anew by the command, which can be repeated', async () => {
    const user = await codesOf();
    const rekey = async (app: TestApp): Promise<string> => {
      const said: string[] = [];
      const work = rekeyCommand([], app.environment, (line) => said.push(line));
      await work(app.environment.DATABASE_URL, () => Promise.resolve(app.dataSource));
      return said.join('\n');
    };
    expect(await rekey(after)).toMatch(/Neither SECRET nor SECRET_PREVIOUS opens 1: /);
    await user.logIn(after).expect(401);
    expect(await rekey(during)).toMatch(
      /^Second factors encrypted anew: 1; under SECRET already: \d+\.$/,
    );
    expect(await rekey(during)).toMatch(/^Second factors encrypted anew: 0; /);
    await user.logIn(after).expect(200);
    expect(() => rekeyCommand(['all'], before.environment, () => undefined)).toThrow(
      /^Usage: npm run rekey/,
    );
  });
});

describe('a cursor of a list', () => {
  it('leads on, to cursors of the new secret', () => {
    const cursor = before.app.get(Cursors).seal('companies', ['here']);
    expect(during.app.get(Cursors).open('companies', cursor)).toEqual(['here']);
    expect(() => after.app.get(Cursors).open('companies', cursor)).toThrow();
    const next = during.app.get(Cursors).seal('companies', ['there']);
    expect(after.app.get(Cursors).open('companies', next)).toEqual(['there']);
  });
});

describe('a count of a limit', () => {
  it('goes on, in processes with either secret', async () => {
    const call = (app: TestApp) => () => resend(app, 'counted@example.com');
    expect(await countLetThrough(2, call(before))).toBe(2);
    expect(await countLetThrough(3, call(during))).toBe(1);
    expect(await countLetThrough(1, call(before))).toBe(0);
  });

  it('that was begun meanwhile holds afterwards', async () => {
    const call = (app: TestApp) => () => resend(app, 'meanwhile@example.com');
    expect(await countLetThrough(3, call(during))).toBe(3);
    expect(await countLetThrough(1, call(after))).toBe(0);
  });
});

describe('the link to a report', () => {
  it('that was mailed opens it until its end, whatever SECRET is: only its hash is stored', async () => {
    const { id, token } = await anOpenReport(before);
    for (const app of [during, after]) await app.http.get(apiPaths.analysis(id, token)).expect(200);
  });

  it('stays the same in a mail that is sent once more', async () => {
    const deliver = (app: TestApp, deliveryId: string) =>
      app.app.get(DeliveryProcessor).deliver({ deliveryId });
    const id = await aDelivery(before, (await aReport(before)).id);
    await deliver(before, id);
    // As a worker leaves it that was killed while it sent the mail.
    const killWorker = () =>
      before.dataSource.query(
        `UPDATE email_deliveries SET status = 'pending', run_id = gen_random_uuid(),
           lease_until = now() - interval '1 second' WHERE id = $1`,
        [id],
      );
    await killWorker();
    await deliver(during, id);
    const mails = mailServer.received.filter((mail) => mail.includes(`<${id}@`));
    expect(mails).toHaveLength(2);
    expect(withoutExpiry(mails[1]!)).toBe(withoutExpiry(mails[0]!));

    await killWorker();
    await deliver(after, id);
    expect((await deliveryRow(after, id)).status).toBe('failed');
  });
});

describe('the link for a password', () => {
  it('is mailed as it was made; without the old secret it is made anew', async () => {
    const { username } = await aUser(before);
    const email = `${username}@example.com`;
    await before.dataSource.query(`UPDATE users SET email = $2 WHERE username = $1`, [
      username,
      email,
    ]);
    const made = async (): Promise<{ id: string; hash: string }> => {
      const [link] = await before.dataSource.query<{ id: string; hash: string }[]>(
        `SELECT id, token_hash AS hash FROM password_links WHERE recipient = $1`,
        [email],
      );
      return link!;
    };
    await before.http.post(apiPaths.forgottenPassword).send({ email }).expect(200);
    const { id, hash } = await made();
    await during.app.get(PasswordLinkMails).sendWaiting();
    expect((await made()).hash).toBe(hash);
    const token = passwordTokenOf(oldSecret, id);
    for (const app of [during, after])
      await app.http.post(apiPaths.passwordLink).send({ token }).expect(200);

    await before.dataSource.query(`UPDATE password_links SET next_attempt_at = now()`);
    await after.app.get(PasswordLinkMails).sendWaiting();
    expect((await made()).hash).toBe(hashOfToken(passwordTokenOf(newSecret, id)));
  });
});

describe('the list of erasures', () => {
  it('names an address under either secret, and under the new one once it turns up', async () => {
    const again = async (app: TestApp): Promise<string> => {
      const said: string[] = [];
      const work = eraseCommand(['--again'], app.environment, (line) => said.push(line));
      await work(app.environment.DATABASE_URL, () => Promise.resolve(app.dataSource));
      return said.join('\n');
    };
    const { owner } = await aReport(before);
    const bringBack = async (): Promise<void> => {
      const { companyId } = await aReport(before, { company: { owner_email: owner } });
      await before.dataSource.query(
        `UPDATE responses SET submitted_at = now() - interval '1 day' WHERE company_id = $1`,
        [companyId],
      );
    };
    await bringBack();
    await new ErasureList(before.environment).add(before.dataSource.manager, owner);
    expect(await again(after)).toBe('Erased again: the data of 0 addresses.');
    expect(await again(during)).toBe('Erased again: the data of 1 address.');
    await bringBack();
    expect(await again(after)).toBe('Erased again: the data of 1 address.');
    expect(await new ErasureList(after.environment).read(after.dataSource.manager)).toHaveProperty(
      'size',
      1,
    );
  });
});
