import { apiPaths } from '@ellac/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { aUser, cookieOf, logIn } from '../../support/rows/users.js';

let app: TestApp;
afterEach(() => app.close());

/** The attributes of the session's cookie that a response sets. */
const attributes = (cookies: string[] | undefined): string[] => {
  const ofSession = cookies!.filter((cookie) => /^(__Host-)?ellac-session=/.test(cookie));
  expect(ofSession).toHaveLength(1);
  return ofSession[0]!
    .split('; ')
    .slice(1)
    .filter((attribute) => !attribute.startsWith('Expires='))
    .sort();
};

describe('the session’s cookie', () => {
  it('is kept from scripts and other sites (S17)', async () => {
    app = await startTestApp();
    const answer = await logIn(app, await aUser(app)).expect(200);
    expect(cookieOf(answer)).toMatch(/(^|; )ellac-session=s%3A[\w-]{32}\.[\w%]{43,}$/);
    expect(attributes(answer.get('Set-Cookie'))).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax']);
  });

  it.each([
    ['whose proxy says so', '1', { 'X-Forwarded-Proto': 'https' }],
    ['whose proxy says nothing', '0', {}],
  ])(
    'goes to https and to this host alone behind a public address %s (S17)',
    async (_what, TRUST_PROXY, headers) => {
      app = await startTestApp({ PUBLIC_URL: 'https://evaluate.example', TRUST_PROXY });
      const user = await aUser(app);
      const answer = await logIn(app, user).set(headers).expect(200);
      expect(cookieOf(answer)).toMatch(/(^|; )__Host-ellac-session=/);
      const wanted = ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'];
      expect(attributes(answer.get('Set-Cookie'))).toEqual(wanted);

      const cookie = cookieOf(answer);
      await app.http
        .get(apiPaths.user)
        .set({ ...headers, Cookie: cookie })
        .expect(200);
      const logout = await app.http.post(apiPaths.logout).set({ ...headers, Cookie: cookie });
      expect(attributes(logout.get('Set-Cookie'))).toEqual(wanted);
    },
  );
});
