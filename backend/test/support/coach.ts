import type supertest from 'supertest';
import type { TestApp } from './test-app.js';
import { aUser, cookieOf, logIn } from './rows/users.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A signed-in coach. */
export interface Coach {
  readonly username: string;
  readonly cookie: string;
  call(method: Method, path: string): supertest.Test;
}

export async function aCoach(app: TestApp): Promise<Coach> {
  const user = await aUser(app, { isAdmin: true });
  const cookie = cookieOf(await logIn(app, user).expect(200));
  return {
    username: user.username,
    cookie,
    call: (method, path) => app.http[method](path).set('Cookie', cookie),
  };
}

/** What the trail says of one target, the newest first. */
export async function trailOf(app: TestApp, targetId: string | null): Promise<unknown[]> {
  return app.dataSource.query(
    `SELECT username, action, target_type AS "targetType", company_name AS "companyName",
       request_id AS "requestId", details
     FROM audit_entries WHERE target_id IS NOT DISTINCT FROM $1 ORDER BY id DESC`,
    [targetId],
  );
}
