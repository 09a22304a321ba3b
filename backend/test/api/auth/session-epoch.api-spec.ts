import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { apiPaths } from '@ellac/contracts';
import { UserService } from '../../../src/auth/users/user.service.js';
import { unrecorded } from '../../support/rows/users.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const [before, after] = ['an old phrase, long enough', 'a new phrase, long enough'];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_USERNAME: 'coach', ADMIN_PASSWORD: before });
});
afterAll(() => app.close());

it('a login that compared the old password while it was changed opens nothing', async () => {
  const users = app.app.get(UserService);
  const authenticate = users.authenticate.bind(users);
  jest.spyOn(users, 'authenticate').mockImplementationOnce(async (username, password) => {
    const user = await authenticate(username, password);
    await users.setPassword('coach', after, unrecorded);
    return user;
  });
  const login = await app.http.post(apiPaths.login).send({ username: 'coach', password: before });
  expect(login.status).toBe(200);
  const cookie = login.headers['set-cookie']!;
  await app.http.get(apiPaths.user).set('Cookie', cookie).expect(401);
  await app.http.get(apiPaths.adminExampleDataButton).set('Cookie', cookie).expect(401);
  const [row] = await app.dataSource.query<{ count: string }[]>('SELECT count(*) FROM sessions');
  expect(row!.count).toBe('0');
});
