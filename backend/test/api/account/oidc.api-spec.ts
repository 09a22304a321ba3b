import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { apiPaths, messages } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UserService } from '../../../src/auth/users/user.service.js';
import { rateLimitRules } from '../../../src/rate-limits/rate-limit-rules.js';
import { SiteBrowser } from '../../support/site-browser.js';
import { freePort } from '../../support/services/free-port.js';
import {
  type Account,
  identityProviderSettings,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../support/services/identity-provider.js';
import { aUserWithFactor, codeOf } from '../../support/rows/second-factors.js';
import { aUser, logIn, type TestUser, unrecorded } from '../../support/rows/users.js';
import { startBeside, startTestApp, type TestApp } from '../../support/test-app.js';

let issuer: string;
let settings: Record<string, string>;
let app: TestApp;
let provider: TestIdentityProvider;
beforeAll(async () => {
  issuer = `http://127.0.0.1:${await freePort()}`;
  // The server starts without its provider.
  app = await startTestApp(identityProviderSettings(issuer));
  settings = { ...identityProviderSettings(issuer), SECRET: app.environment.SECRET };
  const redirectUri = `${app.environment.PUBLIC_URL}${apiPaths.oidcCallback}`;
  provider = await startIdentityProvider({ issuer, redirectUri });
});
// All at the end: they share the one strategy that compares passwords.
const others: TestApp[] = [];
afterAll(async () => {
  for (const each of [...others, app]) await each.close();
  await provider.close();
});

/** A second server on the same data. */
async function another(changes: Record<string, string> = {}): Promise<TestApp> {
  const server = await startBeside(app, { ...settings, ...changes });
  others.push(server);
  return server;
}

const browserAt = ({ app: server }: TestApp, address = '198.51.100.1'): SiteBrowser => {
  const { port } = server.getHttpServer().address() as AddressInfo;
  return new SiteBrowser(`http://127.0.0.1:${port}`, { 'X-Forwarded-For': address });
};

/** Signs in at the provider, and returns the address to which it leads back. */
async function atProvider(address: string, account: string): Promise<string> {
  const browser = new SiteBrowser(issuer);
  const login = await browser.lead(address);
  return browser.lead(await browser.lead(`${login}/${account}`));
}

const begin = (browser: SiteBrowser, page = '/admin'): Promise<string> =>
  browser.lead(apiPaths.oidc(page));

/** A whole sign-in. @returns where it ends. */
const signIn = async (browser: SiteBrowser, account: string, page?: string): Promise<string> =>
  browser.lead(await atProvider(await begin(browser, page), account));

/** The name of who is signed in; null for nobody. */
async function whoIn(browser: SiteBrowser): Promise<string | null> {
  const reply = await browser.open(apiPaths.user);
  return reply.status === 200 ? ((await reply.json()) as { username: string }).username : null;
}

/** A coach, and an account with the same address. */
async function aCoach(claims: Account = { email_verified: true }, user?: TestUser) {
  const coach = user ?? (await aUser(app, { role: 'coach' }));
  const account = randomUUID();
  const email = `${coach.username}@firm.example`;
  await app.dataSource.query(`UPDATE users SET email = $2 WHERE username = $1`, [
    coach.username,
    email,
  ]);
  await provider.setAccount(account, { email: email.toUpperCase(), ...claims });
  return { ...coach, account, email };
}

const trail = async (username: string): Promise<unknown[]> =>
  app.dataSource.query(
    `SELECT action, details FROM audit_entries WHERE username = $1 ORDER BY id`,
    [username],
  );
const linksOf = async (username: string): Promise<unknown[]> =>
  app.dataSource.query(
    `SELECT issuer, subject FROM oidc_identities JOIN users ON users.id = user_id
     WHERE username = $1`,
    [username],
  );

describe('a sign-in by the provider of identities', () => {
  it('is offered where there is one', async () => {
    const { body } = await app.http.get(apiPaths.login).expect(200);
    expect(body).toEqual({ oidcName: 'Firm ID' });
    const without = await startBeside(app);
    others.push(without);
    expect((await without.http.get(apiPaths.login).expect(200)).body).toEqual({ oidcName: null });
    await without.http.get(apiPaths.oidc('/admin')).expect(404);
    await without.http.get(apiPaths.oidcCallback).expect(404);
  });

  it('links the user with the same verified address, and opens the page that was asked for', async () => {
    const { username, account, email } = await aCoach();
    const browser = browserAt(app);
    const address = await begin(browser, '/admin/results/1?tab=answers');
    const { searchParams } = new URL(address);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
      redirect_uri: `http://localhost:3000${apiPaths.oidcCallback}`,
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)!.length).toBeGreaterThan(40);
    const before = browser.cookie;
    const end = await browser.lead(await atProvider(address, account));
    expect(end).toBe('/admin/results/1?tab=answers');
    expect(await whoIn(browser)).toBe(username);
    // A session that somebody else knows from before is not the one that is signed in.
    expect(browser.cookie).not.toContain(before);
    const stranger = await app.http.get(apiPaths.user).set('Cookie', before);
    expect(stranger.status).toBe(401);
    expect(await trail(username)).toEqual([
      { action: 'login.link', details: { provider: 'Firm ID' } },
      { action: 'login.success', details: { provider: 'Firm ID' } },
    ]);

    // From then on the account counts, and no address.
    await provider.setAccount(account, { email: `other-${email}`, email_verified: false });
    const later = browserAt(app);
    expect(await signIn(later, account)).toBe('/admin');
    expect(await whoIn(later)).toBe(username);
    expect(await linksOf(username)).toEqual([{ issuer, subject: account }]);
  });

  it('takes an invitation', async () => {
    const { username, account, email } = await aCoach();
    await app.dataSource.query(`UPDATE users SET invited_at = now() WHERE username = $1`, [
      username,
    ]);
    const browser = browserAt(app);
    expect(await signIn(browser, account)).toBe('/admin');
    const rows = `SELECT invited_at FROM users WHERE email = $1`;
    expect(await app.dataSource.query(rows, [email])).toEqual([{ invited_at: null }]);
  });

  it('believes the claim with which Microsoft Entra ID says that an address is verified', async () => {
    const { username, account } = await aCoach({ xms_edov: true });
    const browser = browserAt(app);
    expect(await signIn(browser, account)).toBe('/admin');
    expect(await whoIn(browser)).toBe(username);
  });

  it('makes no user of a stranger, and writes the try down', async () => {
    const users = async () =>
      (await app.dataSource.query<{ count: string }[]>(`SELECT count(*) FROM users`))[0]!.count;
    const before = await users();
    await provider.setAccount('stranger', {
      email: 'stranger@elsewhere.example',
      email_verified: true,
    });
    const browser = browserAt(app);
    expect(await signIn(browser, 'stranger', '/admin/inbox')).toBe('/admin/inbox?sign-in=unknown');
    expect(await whoIn(browser)).toBeNull();
    expect(await users()).toBe(before);
    const entries = `SELECT username, target_id FROM audit_entries
      WHERE action = 'login.fail-account'`;
    expect(await app.dataSource.query(entries)).toEqual([{ username: '', target_id: null }]);
  });

  it.each([
    ['says that it is not verified', { email_verified: false }],
    ['says nothing of it', {}],
  ])('links no account whose provider %s', async (_, claims) => {
    const { username, account } = await aCoach(claims);
    const browser = browserAt(app);
    expect(await signIn(browser, account)).toBe('/admin?sign-in=unverified');
    expect(await whoIn(browser)).toBeNull();
    expect(await linksOf(username)).toEqual([]);
  });

  it('links no second account with a user', async () => {
    const { username, account, email } = await aCoach();
    await signIn(browserAt(app), account);
    const other = randomUUID();
    await provider.setAccount(other, { email, email_verified: true });
    const browser = browserAt(app);
    expect(await signIn(browser, other)).toBe('/admin?sign-in=otherAccount');
    expect(await whoIn(browser)).toBeNull();
    expect(await trail(username)).toContainEqual({
      action: 'login.fail',
      details: { provider: 'Firm ID' },
    });

    const first = browserAt(app);
    await signIn(first, account);
    await app.app.get(UserService).unlink(username, unrecorded);
    expect(await whoIn(first)).toBeNull();
    expect(await signIn(browser, other)).toBe('/admin');
    expect(await whoIn(browser)).toBe(username);
    expect(await linksOf(username)).toEqual([{ issuer, subject: other }]);
  });

  it('keeps a disabled user out, linked or not, and a deleted one', async () => {
    const linked = await aCoach();
    const browser = browserAt(app);
    await signIn(browser, linked.account);
    const fresh = await aCoach();
    for (const { username, account } of [linked, fresh]) {
      await app.app.get(UserService).disable(username, unrecorded);
      expect(await signIn(browserAt(app), account)).toBe('/admin?sign-in=disabled');
    }
    expect(await whoIn(browser)).toBeNull();
    expect(await linksOf(fresh.username)).toEqual([]);
    await app.app.get(UserService).delete(linked.username, unrecorded);
    expect(await signIn(browserAt(app), linked.account)).toBe('/admin?sign-in=unknown');
  });

  it('leads to no other site', async () => {
    const { account } = await aCoach();
    for (const page of ['https://evil.example/admin', '//evil.example', '/results/1'])
      expect(await signIn(browserAt(app), account, page)).toBe('/admin');
  });

  it('says so when the user does not go through with it', async () => {
    expect(await signIn(browserAt(app), 'nobody')).toBe('/admin?sign-in=declined');
  });
});

describe('an answer of the provider', () => {
  it('counts in the browser that asked for it alone, with its state, and once', async () => {
    const { account } = await aCoach();
    const browser = browserAt(app);
    const answer = await atProvider(await begin(browser), account);
    const other = browserAt(app);
    expect(await other.lead(answer)).toBe('/admin?sign-in=expired');
    await begin(other);
    expect(await other.lead(answer)).toBe('/admin?sign-in=failed');
    expect(await whoIn(other)).toBeNull();

    const forged = new URL(answer);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect(await browser.lead(forged.href)).toBe('/admin?sign-in=failed');
    // What had begun is over with it.
    expect(await browser.lead(answer)).toBe('/admin?sign-in=expired');
    expect(await whoIn(browser)).toBeNull();
  });

  it('has a code that no second sign-in can use', async () => {
    const { account } = await aCoach();
    const answer = new URL(await atProvider(await begin(browserAt(app)), account));
    const thief = browserAt(app);
    const address = new URL(await begin(thief));
    answer.searchParams.set('state', address.searchParams.get('state')!);
    // PKCE: the code belongs to the verifier of another browser.
    expect(await thief.lead(answer.href)).toBe('/admin?sign-in=expired');
    expect(await whoIn(thief)).toBeNull();

    const browser = browserAt(app);
    const own = new URL(await atProvider(await begin(browser), account));
    expect(await browser.lead(own.href)).toBe('/admin');
    const again = new URL(await begin(browser));
    own.searchParams.set('state', again.searchParams.get('state')!);
    expect(await browser.lead(own.href)).toBe('/admin?sign-in=expired');
  });

  it('comes too late after ten minutes', async () => {
    const { account } = await aCoach();
    const browser = browserAt(app);
    const answer = await atProvider(await begin(browser), account);
    await app.dataSource.query(
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{oidc,begunAt}',
         to_jsonb((sess #>> '{oidc,begunAt}')::bigint - 600001))::json
       WHERE sess #>> '{oidc,state}' = $1`,
      [new URL(answer).searchParams.get('state')],
    );
    expect(await browser.lead(answer)).toBe('/admin?sign-in=expired');
    expect(await whoIn(browser)).toBeNull();
  });

  it.each([
    ['of another issuer', { iss: 'http://127.0.0.1:1' }],
    ['for another client', { aud: 'another' }],
    ['of another sign-in', { nonce: 'another' }],
    ['whose time is over', { exp: 1_600_000_000 }],
    ['without a subject', { sub: '' }],
    ['with a broken signature', null],
  ])('signs nobody in by a token %s', async (_, claims) => {
    const { account, username } = await aCoach();
    const browser = browserAt(app);
    const answer = await atProvider(await begin(browser), account);
    await provider.changeNextToken(claims);
    expect(await browser.lead(answer)).toBe('/admin?sign-in=failed');
    expect(await whoIn(browser)).toBeNull();
    expect(await linksOf(username)).toEqual([]);
  });

  it('names its issuer', async () => {
    const { account } = await aCoach();
    const browser = browserAt(app);
    const answer = new URL(await atProvider(await begin(browser), account));
    expect(answer.searchParams.get('iss')).toBe(issuer);
    answer.searchParams.set('iss', 'https://evil.example');
    expect(await browser.lead(answer.href)).toBe('/admin?sign-in=failed');
  });
});

describe('a provider that is away, or another one', () => {
  it('leaves the server and its passwords working', async () => {
    const away = `http://127.0.0.1:${await freePort()}`;
    const server = await another({ OIDC_ISSUER: away });
    expect(await begin(browserAt(server), '/admin/inbox')).toBe('/admin/inbox?sign-in=unreachable');
    await logIn(server, await aUser(app)).expect(200);
    // Once it is there, it is used without a restart.
    const redirectUri = `${app.environment.PUBLIC_URL}${apiPaths.oidcCallback}`;
    const late = await startIdentityProvider({ issuer: away, redirectUri });
    const browser = browserAt(server);
    const address = await begin(browser);
    expect(address).toContain(away);
    await late.close();
    // It goes away between the two steps.
    const state = new URL(address).searchParams.get('state');
    const answer = `${apiPaths.oidcCallback}?code=any&state=${state}&iss=${away}`;
    expect(await browser.lead(answer)).toBe('/admin?sign-in=unreachable');
  });

  it('is not used when it calls itself otherwise than the setting', async () => {
    const at = `http://127.0.0.1:${await freePort()}`;
    const redirectUri = `${app.environment.PUBLIC_URL}${apiPaths.oidcCallback}`;
    const other = await startIdentityProvider({
      issuer,
      port: new URL(at).port,
      redirectUri,
    });
    const server = await another({ OIDC_ISSUER: at });
    expect(await begin(browserAt(server))).toBe('/admin?sign-in=unreachable');
    await other.close();
  });
});

describe('a second factor', () => {
  const give = (browser: SiteBrowser, code: string): Promise<Response> =>
    browser.open(apiPaths.oidcCode, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code }),
    });

  it('is asked for after the provider, too (ASVS 6.3.3)', async () => {
    const { user, secret, recoveryCodes } = await aUserWithFactor(app);
    const { account, username } = await aCoach(undefined, user);
    const browser = browserAt(app);
    const page = '/admin/companies/1';
    expect(await signIn(browser, account, page)).toBe(`${page}?sign-in=code`);
    expect(await whoIn(browser)).toBeNull();
    const wrong = await give(browser, '000000');
    expect([wrong.status, await wrong.text()]).toEqual([401, messages.codeNotRight]);
    const right = await give(browser, codeOf(secret));
    expect([right.status, ((await right.json()) as TestUser).username]).toEqual([200, username]);
    expect(await whoIn(browser)).toBe(username);
    expect(await trail(username)).toEqual(
      expect.arrayContaining([
        { action: 'login.fail', details: { isCode: true } },
        { action: 'login.success', details: { provider: 'Firm ID' } },
      ]),
    );

    const other = browserAt(app);
    await signIn(other, account);
    expect((await give(other, recoveryCodes[0]!)).status).toBe(200);
    expect(await whoIn(other)).toBe(username);
  });

  it('is taken from nobody for whom the provider did not vouch lately', async () => {
    const stranger = await give(browserAt(app), '123456');
    expect([stranger.status, await stranger.text()]).toEqual([401, messages.signInOver]);

    const { user, secret } = await aUserWithFactor(app);
    const { account, username } = await aCoach(undefined, user);
    const browser = browserAt(app);
    await signIn(browser, account);
    // The user's sign-in was changed meanwhile.
    await app.app.get(UserService).promote(username, unrecorded);
    expect((await give(browser, codeOf(secret))).status).toBe(401);
    expect(await whoIn(browser)).toBeNull();
  });

  it('is guarded against guesses like that of a login (S12)', async () => {
    const limited = await another({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    const { user, secret } = await aUserWithFactor(app);
    const { account } = await aCoach(undefined, user);
    const browser = browserAt(limited);
    await signIn(browser, account);
    const { points } = rateLimitRules.failedLogin;
    for (let time = 0; time < points; time += 1)
      expect((await give(browser, '000000')).status).toBe(401);
    expect((await give(browser, codeOf(secret))).status).toBe(429);
  });
});

it('is begun so often from one network (S8)', async () => {
  const limited = await another({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const browser = browserAt(limited, '198.51.100.2');
  const { points } = rateLimitRules.oidcOfAddress;
  for (let time = 0; time < points; time += 1) expect(await begin(browser)).toContain(issuer);
  expect(await begin(browser)).toBe('/admin?sign-in=tooMany');
});
