import { apiPaths } from '@ellac/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Consumers } from '../src/queues/consumers.js';
import { ReadinessService } from '../src/health/readiness.service.js';
import { eventually } from './support/eventually.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let server: TestApp;
afterEach(() => server.close());

/** Port 1 of loopback: nobody listens there. */
const deadRedis = 'redis://127.0.0.1:1';

const ready = async (status: number) =>
  (await server.http.get(apiPaths.ready).expect(status).expect('Cache-Control', 'no-store')).body;

describe('health', () => {
  it('is ok with all services there', async () => {
    server = await startTestApp();
    expect(await ready(200)).toEqual({
      status: 'ok',
      checks: { postgres: 'up', schema: 'up', redis: 'up', eviction: 'up', consumers: 'up' },
    });
  });

  it('is degraded, but ready, when the server had to start without Redis', async () => {
    server = await startTestApp({ REDIS_URL: deadRedis });
    expect(await ready(200)).toEqual({
      status: 'degraded',
      checks: {
        postgres: 'up',
        schema: 'up',
        redis: 'degraded',
        eviction: 'degraded',
        consumers: 'up',
      },
    });
  });

  it('of a web process says nothing of consumers, which it has none of', async () => {
    server = await startTestApp({ ROLE: 'web' });
    expect(await ready(200)).toEqual({
      status: 'ok',
      checks: { postgres: 'up', schema: 'up', redis: 'up', eviction: 'up' },
    });
  });

  it('of a worker is unavailable without Redis or without a consumer', async () => {
    server = await startTestApp({ ROLE: 'worker', REDIS_URL: deadRedis });
    expect(await ready(503)).toMatchObject({ checks: { redis: 'down', consumers: 'up' } });
    server.app.get(Consumers).stop();
    await eventually('the consumers are gone', async () =>
      (await ready(503)).checks.consumers === 'down' ? true : null,
    );
  });

  it('is unavailable on a schema that lacks a migration', async () => {
    server = await startTestApp();
    await server.dataSource.query('DELETE FROM migrations');
    expect(await ready(503)).toEqual({
      status: 'unavailable',
      checks: { postgres: 'up', schema: 'down', redis: 'up', eviction: 'up', consumers: 'up' },
    });
  });

  it('is only degraded after a single error, and unavailable after the next', async () => {
    server = await startTestApp();
    await ready(200);
    await server.dataSource.query('DELETE FROM migrations');
    const seen = new Set<string>();
    await eventually('it is unavailable', async () => {
      const { status, body } = await server.http.get(apiPaths.ready);
      seen.add(`${status} ${body.status} ${body.checks.schema}`);
      return status === 503 ? true : null;
    });
    expect([...seen]).toEqual(['200 ok up', '200 degraded degraded', '503 unavailable down']);
  });

  it('is ok on a schema that is newer', async () => {
    server = await startTestApp();
    await server.dataSource.query(
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`,
    );
    expect(await ready(200)).toMatchObject({ status: 'ok' });
  });

  it('is unavailable without PostgreSQL, and the process still lives', async () => {
    server = await startTestApp();
    await server.dataSource.destroy();
    expect(await ready(503)).toEqual({
      status: 'unavailable',
      checks: { postgres: 'down', schema: 'down', redis: 'up', eviction: 'up', consumers: 'up' },
    });
    await server.http.get(apiPaths.live).expect(200, { status: 'ok' });
    await server.dataSource.initialize();
  });

  it('is unavailable from the moment the server shuts down', async () => {
    server = await startTestApp();
    await ready(200);
    server.app.get(ReadinessService, { strict: false }).stop();
    expect(await ready(503)).toEqual({ status: 'unavailable', checks: {} });
    await server.http.get(apiPaths.live).expect(200);
  });
});
