import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { UserRoles1765601000000 } from '../../../src/database/migrations/1765601000000-user-roles.js';
import { aUser } from '../../support/rows/users.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('taking the roles back leaves the desk to those with all rights', async () => {
  const users = [
    await aUser(app, { role: 'coach' }),
    await aUser(app, { role: 'reader' }),
    await aUser(app, { role: 'admin' }),
  ];
  const runner = app.dataSource.createQueryRunner();
  await runner.startTransaction();
  await new UserRoles1765601000000().down(runner);
  const rows: object[] = await runner.query(
    `SELECT username, is_admin AS "isAdmin" FROM users WHERE username = ANY ($1)`,
    [users.map(({ username }) => username)],
  );
  await runner.rollbackTransaction();
  await runner.release();
  expect(rows).toHaveLength(3);
  expect(rows).toContainEqual({ username: users[2]!.username, isAdmin: true });
  for (const { username } of users.slice(0, 2))
    expect(rows).toContainEqual({ username, isAdmin: false });
});
