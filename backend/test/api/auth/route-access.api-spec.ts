import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describedApi } from '../../support/described-api.js';
import { aSession } from '../../support/rows/users.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** Who may make a call, other than admins. */
type Access = 'anybody' | 'reader' | 'user' | 'admin';

/** The rows of the calls that are not for admins alone. */
const rows: Readonly<Record<Exclude<Access, 'admin'>, readonly string[]>> = {
  anybody: [
    'GET /api/health/live',
    'GET /api/health/ready',
    'GET /api/questionnaire/progress/{responseId}',
    'GET /api/login',
    'GET /api/login/oidc',
    'GET /api/login/oidc/callback',
    'GET /api/settings/analyst',
    'GET /api/settings/example-data-button',
    'POST /api/forgotten-password',
    'POST /api/login',
    'POST /api/login/oidc/code',
    'POST /api/logout',
    'POST /api/questionnaire/submit',
    'POST /api/resend-verification',
    // Their links are their keys; each has tests of its own.
    'POST /api/password-link',
    'PUT /api/password-link',
    'GET /api/shared-plans/{reportId}',
    'GET /api/verify-report/{reportId}',
    'POST /api/verify-report/{reportId}/not-me',
  ],
  reader: [
    'GET /api/analysis/{reportId}',
    'GET /api/analysis/{reportId}/plan-shares',
    'POST /api/analysis/{reportId}/plan-shares',
    'DELETE /api/analysis/{reportId}/plan-shares/{shareId}',
    'GET /api/analysis/{reportId}/ticks',
    'PUT /api/analysis/{reportId}/ticks/{stepId}',
    'POST /api/analysis/{reportId}/what-if',
  ],
  user: [
    'GET /api/user',
    'PUT /api/user/display-name',
    'PUT /api/user/email',
    'PUT /api/user/password',
    'GET /api/user/second-factor',
    'POST /api/user/second-factor',
    'PUT /api/user/second-factor',
    'POST /api/user/second-factor/off',
    'POST /api/user/second-factor/recovery-codes',
    'DELETE /api/user/sessions',
    'GET /api/user/sessions',
    'DELETE /api/user/sessions/{sessionId}',
  ],
};

/** What somebody who is signed in, but no admin, may not do. */
const closedToUsers: Readonly<Record<Access, number | null>> = {
  anybody: null,
  reader: 401,
  user: null,
  admin: 403,
};

const calls = Object.entries(describedApi().paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

/** The row of a call. The paths of admins have one door, so they need no rows. */
function accessOf(call: string): Access {
  const found = Object.entries(rows).flatMap(([access, row]) =>
    row.includes(call) ? [access as Access] : [],
  );
  if (/ \/api\/(admin\/|openapi\.json$)/.test(call)) found.push('admin');
  if (found.length !== 1) throw new Error(`${call} stands in ${found.length} rows of this table.`);
  return found[0]!;
}

interface Router {
  readonly stack: readonly {
    readonly route?: {
      readonly path: string;
      readonly stack: readonly { readonly method: string }[];
    };
  }[];
}

let app: TestApp;
let user: string;
beforeAll(async () => {
  app = await startTestApp({ ROLE: 'web' });
  user = await aSession(app);
});
afterAll(() => app.close());

async function statusOf(call: string, cookie: string): Promise<number> {
  const [method, path] = call.split(' ') as [string, string];
  const send = app.http[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'];
  const url = path.replace(/\{\w+\}/g, '0b0f0f0e-0000-4000-8000-000000000000');
  return (await send(url).set('Cookie', cookie).send()).status;
}

describe('each call of the API', () => {
  it('has one row that says who may make it', () => {
    for (const call of calls) expect(() => accessOf(call)).not.toThrow();
    expect(
      Object.values(rows)
        .flat()
        .filter((call) => !calls.includes(call)),
    ).toEqual([]);
  });

  it('is in the description: the router has no other', () => {
    const { router } = app.app.getHttpAdapter().getInstance() as { router: Router };
    const routed = router.stack.flatMap(({ route }) =>
      (route?.stack ?? []).map(({ method }) => `${method.toUpperCase()} ${route!.path}`),
    );
    expect(
      routed
        .filter((call) => call.includes(' /api'))
        .map((call) => call.replace(/:(\w+)/g, '{$1}'))
        .toSorted(),
    ).toEqual(calls.toSorted());
  });

  it('is closed to strangers unless it is for anybody (S24, S25)', async () => {
    for (const call of calls.filter((each) => accessOf(each) !== 'anybody'))
      expect([call, await statusOf(call, '')]).toEqual([call, 401]);
  });

  it('is closed to users who are no admins if it is for admins or readers (S24, S25)', async () => {
    for (const call of calls) {
      const refusal = closedToUsers[accessOf(call)];
      if (refusal !== null) expect([call, await statusOf(call, user)]).toEqual([call, refusal]);
    }
  });

  it('is described as it is: who needs no session or link is anybody', () => {
    for (const [path, methods] of Object.entries(describedApi().paths))
      for (const [method, { security }] of Object.entries(methods)) {
        const call = `${method.toUpperCase()} ${path}`;
        const ways = { anybody: 0, reader: 3, user: 1, admin: 1 }[accessOf(call)];
        expect([call, security.length]).toEqual([call, ways]);
      }
  });
});
