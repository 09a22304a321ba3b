import { apiPaths, messages } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UserService } from '../../../src/auth/users/user.service.js';
import { describedApi } from '../../support/described-api.js';
import { startBeside, startTestApp, type TestApp } from '../../support/test-app.js';
import { aSession, aUser, cookieOf, logIn, unrecorded } from '../../support/rows/users.js';
import { aWebDir, type WebDir } from '../../support/services/web-dir.js';

let web: WebDir;
let app: TestApp;
let plainUser: string;
let admin: string;
let strict: TestApp;
beforeAll(async () => {
  web = await aWebDir();
  // The pages reply to every path that no other route handles.
  await web.publish({
    imports: { '@ellac/root-config': '/mf/root-config/main.js' },
    integrity: {},
  });
  app = await startTestApp({ WEB_DIR: web.path });
  plainUser = await aSession(app);
  admin = await aSession(app, { isAdmin: true });
  strict = await startBeside(app, {
    SECRET: app.environment.SECRET,
    SECOND_FACTOR: 'required',
  });
});
afterAll(async () => {
  await strict.close();
  await app.close();
  await web.remove();
});

const id = '0b0f0f0e-0000-4000-8000-000000000000';

/** Every path that the description of the API closes to all but admins, its parameters filled in. */
const adminRoutes: readonly string[] = Object.keys(describedApi().paths)
  .filter((path) => /^\/api\/(admin\/|openapi)/.test(path))
  .map((path) => path.replace(/\{\w+\}/g, id));

/**
 * Paths that a mounted router handles, so that they have no route of their own: the board of the
 * queues.
 */
const mounted = ['', '/queue/analysis', '/static/favicon-32x32.png', '/api/queues'].map(
  (path) => `${apiPaths.adminQueues}${path}`,
);

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'] as const;

/** Other spellings of a path by which a router may still find it. */
const spellings = (path: string): readonly string[] => [
  path,
  `${path}/`,
  `${path}?x=1`,
  path.toUpperCase(),
  path.replace('/admin', '/ADMIN'),
  path.replace('openapi', 'OpenApi'),
];

/** Spellings that match no route. They must not bypass the admin check either. */
const detours = (path: string): readonly string[] => [
  `/${path}`,
  path.replace('/api/', '/api//'),
  path.replace('/admin', '//admin'),
  path.replace('admin', '%61dmin'),
  path.replace('/admin/', '/admin%2F'),
  path.replace('/api/', '/api/./'),
  path.replace('/api/', '/api/user/../'),
  path.replace('/admin', '/admin;x=1'),
];

const call = (method: (typeof methods)[number], path: string, cookie: string) =>
  app.http[method](path).set('Cookie', cookie).send();

describe('the door of the admin area', () => {
  it('has every route of admins behind it', () => {
    expect(adminRoutes.toSorted()).toEqual(
      [
        apiPaths.adminExampleDataButton,
        apiPaths.adminCompanies(),
        apiPaths.adminCompanySheet('csv'),
        apiPaths.adminCompanySheet('xlsx'),
        apiPaths.adminCompany(id),
        apiPaths.adminCompanyExport(id),
        apiPaths.adminCompanyTrash(id),
        apiPaths.adminConfirmDetails(id),
        apiPaths.adminComments,
        apiPaths.adminComment(id),
        apiPaths.adminCommentsOf(id),
        apiPaths.adminFixStuck,
        apiPaths.adminHealth,
        apiPaths.adminSystem,
        apiPaths.adminTestMail,
        apiPaths.adminFailedMails('').replace(/\?.*/, ''),
        apiPaths.adminResendFailedMails,
        apiPaths.adminRegenerate(id),
        apiPaths.adminUpdateEmail(id),
        apiPaths.adminMailStop(id),
        apiPaths.adminOtherReports(id),
        apiPaths.adminResendEmail(id),
        apiPaths.adminComparison(id),
        apiPaths.adminCompare([]).replace(/\?.*/, ''),
        apiPaths.adminOverview,
        apiPaths.adminReport(id),
        apiPaths.adminAudit(),
        apiPaths.adminActivity(id),
        apiPaths.adminNotesOf(id),
        apiPaths.adminNote(id),
        apiPaths.adminNoteVersions(id),
        apiPaths.adminSavedViews,
        apiPaths.adminSavedView(id),
        apiPaths.openApi,
        // The kind is a parameter, too.
        apiPaths.adminInboxMark('new', id).replace('/new/', `/${id}/`),
      ].sort(),
    );
  });

  it.each(methods)('asks strangers to log in and sends plain users away: %s', async (method) => {
    const nothing = ['/api/admin', '/api/admin/no-such-route'];
    for (const route of [...adminRoutes, ...mounted, ...nothing]) {
      for (const path of spellings(route)) {
        const stranger = await call(method, path, '');
        expect([path, stranger.status]).toEqual([path, 401]);
        const user = await call(method, path, plainUser);
        expect([path, user.status]).toEqual([path, 403]);
        if (method !== 'head') {
          expect(stranger.body.message).toBe(messages.pleaseLogIn);
          expect(user.body.message).toBe(messages.adminsOnly);
        }
      }
    }
  });

  describe.each([
    ['logged out', (cookie: string) => app.http.post(apiPaths.logout).set('Cookie', cookie)],
    [
      'was disabled',
      (_: string, name: string) => app.app.get(UserService).disable(name, unrecorded),
    ],
    [
      'got a new password',
      (_: string, name: string) =>
        app.app.get(UserService).setPassword(name, 'a whole new phrase', unrecorded),
    ],
    [
      'is an admin no more',
      (_: string, name: string) =>
        app.dataSource.query(`UPDATE users SET is_admin = false WHERE username = $1`, [name]),
    ],
  ])('for an admin who just now %s', (how, end) => {
    it('is closed, whatever is called', async () => {
      const user = await aUser(app, { isAdmin: true });
      const cookie = cookieOf(await logIn(app, user).expect(200));
      await call('get', apiPaths.adminExampleDataButton, cookie).expect(200);
      await end(cookie, user.username);
      const refusal = how === 'is an admin no more' ? 403 : 401;
      for (const path of [...adminRoutes, ...mounted]) {
        for (const method of methods) {
          const { status } = await call(method, path, cookie);
          expect([method, path, status]).toEqual([method, path, refusal]);
        }
      }
    });
  });

  it.each(methods)(
    'is closed to admins without a second factor where it is required (ASVS 6.3.3): %s',
    async (method) => {
      for (const route of [...adminRoutes, ...mounted, '/api/admin', '/api/admin/no-such-route']) {
        for (const path of spellings(route)) {
          const { status, body } = await strict.http[method](path).set('Cookie', admin).send();
          expect([path, status]).toEqual([path, 403]);
          if (method !== 'head') expect(body.message).toBe(messages.secondFactorFirst);
        }
      }
    },
  );

  it.each(methods)('cannot be walked around: %s (S24)', async (method) => {
    for (const route of [...adminRoutes, ...mounted]) {
      for (const path of detours(route)) {
        for (const cookie of ['', plainUser]) {
          const { status } = await call(method, path, cookie);
          expect([path, [401, 403, 404].includes(status)]).toEqual([path, true]);
        }
      }
    }
  });

  it('is open for admins, who find what is mounted there', async () => {
    for (const path of mounted) await call('get', path, admin).expect(200);
  });

  it('is open for admins, whose wrong paths are merely not found', async () => {
    await call('get', apiPaths.adminExampleDataButton, admin).expect(200);
    await call('get', '/api/admin/no-such-route', admin).expect(404);
    await call('delete', apiPaths.adminExampleDataButton, admin).expect(404);
  });
});
