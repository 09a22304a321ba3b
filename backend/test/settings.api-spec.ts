import { apiPaths } from '@ellac/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './support/test-app.js';

let server: TestApp;
afterEach(() => server.close());

const answer = async () => (await server.http.get(apiPaths.exampleDataButton).expect(200)).body;

describe('the example-data setting', () => {
  it('is off by itself, and on once a coach has decided so', async () => {
    server = await startTestApp();
    expect(await answer()).toEqual({ enabled: false });
    await server.dataSource.query(
      `INSERT INTO settings (key, value) VALUES ('example-data-button', '{"enabled":true}')`,
    );
    expect(await answer()).toEqual({ enabled: true });
  });

  it('is on where the server says so, and off once a coach has decided so', async () => {
    server = await startTestApp({ EXAMPLE_DATA: 'on' });
    expect(await answer()).toEqual({ enabled: true });
    await server.dataSource.query(
      `INSERT INTO settings (key, value) VALUES ('example-data-button', '{"enabled":false}')`,
    );
    expect(await answer()).toEqual({ enabled: false });
  });
});
