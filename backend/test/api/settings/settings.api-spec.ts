import { apiPaths } from '@ellac/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { aSession } from '../../support/rows/users.js';

let server: TestApp;
afterEach(() => server.close());

const answer = async () => (await server.http.get(apiPaths.exampleDataButton).expect(200)).body;

/** Functions that read and write settings as an admin. */
async function anAdmin() {
  const cookie = await aSession(server, { isAdmin: true });
  return {
    read: async () =>
      (await server.http.get(apiPaths.adminExampleDataButton).set('Cookie', cookie).expect(200))
        .body,
    set: (body: object) =>
      server.http.post(apiPaths.adminExampleDataButton).set('Cookie', cookie).send(body),
  };
}

describe('the example-data setting', () => {
  it('is off by itself, and follows each decision of a coach at once', async () => {
    server = await startTestApp();
    const admin = await anAdmin();
    expect(await answer()).toEqual({ enabled: false });
    for (const enabled of [true, false, false, true]) {
      expect((await admin.set({ enabled }).expect(200)).body).toEqual({ enabled });
      expect(await answer()).toEqual({ enabled });
      expect(await admin.read()).toEqual({ enabled });
    }
  });

  it('is on where the server says so, until a coach has decided', async () => {
    server = await startTestApp({ EXAMPLE_DATA: 'on' });
    const admin = await anAdmin();
    expect(await answer()).toEqual({ enabled: true });
    expect(await admin.read()).toEqual({ enabled: true });
    await admin.set({ enabled: false }).expect(200);
    expect(await answer()).toEqual({ enabled: false });
  });

  it('is one decision, though many coaches decide at once', async () => {
    server = await startTestApp();
    const admin = await anAdmin();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => admin.set({ enabled: turn % 2 === 0 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const rows = await server.dataSource.query<unknown[]>(`SELECT * FROM settings`);
    expect(rows).toHaveLength(1);
  });

  it('takes nothing but true and false', async () => {
    server = await startTestApp();
    const admin = await anAdmin();
    for (const body of [
      {},
      [],
      { enabled: 'true' },
      { enabled: 1 },
      { enabled: null },
      { enabled: true, also: 1 },
    ]) {
      await admin.set(body).expect(400);
    }
    expect((await admin.set({ enabled: 'true' })).body).toMatchObject({
      message: 'Say whether the button is enabled: true or false.',
      details: [{ path: 'enabled' }],
    });
    expect(await answer()).toEqual({ enabled: false });
  });
});
