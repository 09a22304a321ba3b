import { apiPaths, includesRole, messages, type UserRole, userRoles } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { UserService } from '../../../src/auth/users/user.service.js';
import { eventually } from '../../support/eventually.js';
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

interface Router {
  readonly stack: readonly {
    readonly route?: {
      readonly path: string;
      readonly stack: readonly { readonly method: string }[];
    };
  }[];
}

/** An id that nothing has. */
const id = '0b0f0f0e-0000-4000-8000-000000000000';

/** Every call of the running server that belongs to admins, its parameters filled in. */
function adminCalls(): (readonly [path: string, method: string])[] {
  const { router } = app.app.getHttpAdapter().getInstance() as { router: Router };
  return router.stack
    .flatMap(({ route }) => (route === undefined ? [] : [route]))
    .filter(({ path }) => path.startsWith('/api/admin') || path === apiPaths.openApi)
    .flatMap(({ path, stack }) =>
      stack.map(({ method }) => [path.replace(/:\w+/g, id), method] as const),
    );
}

const adminRoutes = (): string[] => [...new Set(adminCalls().map(([path]) => path))];

const withoutQuery = (path: string): string => path.replace(/\?.*/, '');

/** Each call of admins with the role that it needs. */
const calls: readonly (readonly [
  path: string,
  roles: Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', UserRole>>,
])[] = [
  [apiPaths.adminExampleDataButton, { get: 'admin', post: 'admin' }],
  [apiPaths.adminCompanies(), { get: 'reader' }],
  [apiPaths.adminCompanySheet('csv'), { get: 'coach', post: 'coach' }],
  [apiPaths.adminCompanySheet('xlsx'), { get: 'coach', post: 'coach' }],
  [apiPaths.adminCompany(id), { get: 'reader', delete: 'coach' }],
  [apiPaths.adminCompanyExport(id), { get: 'coach' }],
  [apiPaths.adminCompanyTrash(id), { put: 'coach', delete: 'coach' }],
  [apiPaths.adminConfirmDetails(id), { post: 'coach' }],
  [apiPaths.adminComments, { post: 'coach' }],
  [apiPaths.adminComment(id), { patch: 'coach', delete: 'coach' }],
  [apiPaths.adminCommentsOf(id), { get: 'reader' }],
  [apiPaths.adminFixStuck, { post: 'admin' }],
  [apiPaths.adminHealth, { get: 'admin' }],
  [apiPaths.adminSystem, { get: 'admin' }],
  [apiPaths.adminTestMail, { post: 'admin' }],
  [apiPaths.adminPersonalDataFind, { post: 'admin' }],
  [apiPaths.adminPersonalDataExport, { post: 'admin' }],
  [apiPaths.adminPersonalDataErase, { post: 'admin' }],
  [withoutQuery(apiPaths.adminFailedMails('')), { get: 'coach' }],
  [apiPaths.adminResendFailedMails, { post: 'coach' }],
  [apiPaths.adminRegenerate(id), { post: 'coach' }],
  [apiPaths.adminUpdateEmail(id), { post: 'coach' }],
  [apiPaths.adminMailStop(id), { delete: 'coach' }],
  [apiPaths.adminOtherReports(id), { get: 'coach' }],
  [apiPaths.adminResendEmail(id), { post: 'coach' }],
  [apiPaths.adminComparison(id), { get: 'reader' }],
  [withoutQuery(apiPaths.adminCompare([])), { get: 'reader' }],
  [apiPaths.adminOverview, { get: 'reader' }],
  [apiPaths.adminReport(id), { get: 'reader' }],
  [apiPaths.adminAudit(), { get: 'admin' }],
  [apiPaths.adminAuditExport, { get: 'admin' }],
  [apiPaths.adminActivity(id), { get: 'reader' }],
  [apiPaths.adminNotesOf(id), { get: 'reader', post: 'coach' }],
  [apiPaths.adminNote(id), { patch: 'coach', delete: 'coach' }],
  [apiPaths.adminNoteVersions(id), { get: 'reader' }],
  [apiPaths.adminSavedViews, { get: 'reader', post: 'coach' }],
  [apiPaths.adminSavedView(id), { put: 'coach', delete: 'coach' }],
  // The kind is a parameter, too.
  [
    apiPaths.adminInboxMark('new', id).replace('/new/', `/${id}/`),
    { put: 'coach', delete: 'coach' },
  ],
  [apiPaths.openApi, { get: 'admin' }],
  [apiPaths.adminUsers, { get: 'admin', post: 'admin' }],
  [apiPaths.adminUser(id), { delete: 'admin' }],
  [apiPaths.adminUserRole(id), { put: 'admin' }],
  [apiPaths.adminUserDisabled(id), { put: 'admin' }],
  [apiPaths.adminUserInvitation(id), { post: 'admin' }],
];

/** What a role that may not do something is told. */
const roleRefusals = { coach: messages.roleAdminsOnly, reader: messages.coachesOnly };

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
  it('has every call of admins behind it', () => {
    const listed = calls.flatMap(([path, roles]) =>
      Object.keys(roles).map((method) => [path, method] as const),
    );
    expect(adminCalls().sort()).toEqual(listed.sort());
  });

  it.each(userRoles)('lets a %s do what the role is for, and nothing else (S24)', async (role) => {
    const cookie = await aSession(app, { role });
    for (const [path, roles] of calls) {
      for (const [method, needed] of Object.entries(roles)) {
        const { status, body } = await call(method as keyof typeof roles, path, cookie);
        const isRefused = status === 403;
        expect([method, path, isRefused]).toEqual([method, path, !includesRole(role, needed)]);
        expect([401, 500, 599]).not.toContain(status);
        if (isRefused && role !== 'admin') expect(body.message).toBe(roleRefusals[role]);
      }
    }
    for (const path of mounted)
      await call('get', path, cookie).expect(role === 'admin' ? 200 : 403);
    await call('get', '/api/admin/no-such-route', cookie).expect(404);
  });

  it('ends the sessions of an admin who gets another role', async () => {
    const user = await aUser(app, { isAdmin: true });
    const cookie = cookieOf(await logIn(app, user).expect(200));
    await app.app.get(UserService).setRole(user.username, 'reader', unrecorded);
    await call('get', apiPaths.adminCompanies(), cookie).expect(401);
  });

  it.each(methods)(
    'asks strangers to log in and sends plain users away: %s (S24)',
    async (method) => {
      const nothing = ['/api/admin', '/api/admin/no-such-route'];
      for (const route of [...adminRoutes(), ...mounted, ...nothing]) {
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
    },
  );

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
  ])('for an admin who just now %s (S19)', (how, end) => {
    it('is closed, whatever is called', async () => {
      const user = await aUser(app, { isAdmin: true });
      const cookie = cookieOf(await logIn(app, user).expect(200));
      await call('get', apiPaths.adminExampleDataButton, cookie).expect(200);
      await end(cookie, user.username);
      const refusal = how === 'is an admin no more' ? 403 : 401;
      for (const path of [...adminRoutes(), ...mounted]) {
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
      for (const route of [
        ...adminRoutes(),
        ...mounted,
        '/api/admin',
        '/api/admin/no-such-route',
      ]) {
        for (const path of spellings(route)) {
          const { status, body } = await strict.http[method](path).set('Cookie', admin).send();
          expect([path, status]).toEqual([path, 403]);
          if (method !== 'head') expect(body.message).toBe(messages.secondFactorFirst);
        }
      }
    },
  );

  it.each(methods)('cannot be walked around: %s (S24)', async (method) => {
    for (const route of [...adminRoutes(), ...mounted]) {
      for (const path of detours(route)) {
        for (const cookie of ['', plainUser]) {
          const { status } = await call(method, path, cookie);
          expect([path, [401, 403, 404].includes(status)]).toEqual([path, true]);
        }
      }
    }
  });

  it('names users whom it refuses in the log, by their ids, and nobody else (ASVS 16.3.2)', async () => {
    const log = jest.spyOn(Logger.prototype, 'log');
    const user = await aUser(app, { role: 'reader' });
    const cookie = cookieOf(await logIn(app, user).expect(200));
    const { id: userId } = (await app.app.get(UserService).find(user.username))!;
    const path = apiPaths.adminExampleDataButton;
    for (const [sent, status, named] of [
      [cookie, 403, { userId }],
      ['', 401, {}],
      [admin, 200, {}],
    ] as const) {
      log.mockClear();
      const { headers } = await call('get', path, sent).expect(status);
      const line = await eventually('the line', () =>
        Promise.resolve(
          log.mock.calls
            .map(
              ([, fields]: unknown[]) =>
                fields as { requestId?: string; userId?: string } | undefined,
            )
            .find((fields) => fields?.requestId === headers['x-request-id']),
        ),
      );
      expect({ userId: line.userId }).toEqual({ userId: undefined, ...named });
    }
    log.mockRestore();
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
