import { apiPaths } from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ReadinessService } from '../../../src/health/readiness.service.js';
import { Consumers } from '../../../src/leases/consumers.js';
import { FetchWatch } from '../../../src/leases/fetch-watch.js';
import {
  MailServerStanding,
  refusalsTold,
} from '../../../src/deliveries/sending/mail-server-standing.js';
import { aCoach } from '../../support/coach.js';
import { eventually } from '../../support/eventually.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let server: TestApp;

/** Port 1 of loopback: nobody listens there. */
const deadRedis = 'redis://127.0.0.1:1';

/** What an anonymous caller gets. */
const ready = (status: number, body: object) =>
  server.http.get(apiPaths.ready).expect(status, body).expect('Cache-Control', 'no-store');

/** How each part is. */
const parts = async (): Promise<Record<string, string>> => {
  const { parts } = await server.app.get(ReadinessService, { strict: false }).check();
  return Object.fromEntries(Object.entries(parts).map(([name, { status }]) => [name, status]));
};

const well = {
  build: 'up',
  postgres: 'up',
  schema: 'up',
  pool: 'up',
  redis: 'up',
  eviction: 'up',
  memory: 'up',
  consumers: 'up',
  fetching: 'up',
  repair: 'up',
  mail: 'up',
  model: 'up',
};

describe('health', () => {
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  it('is ok with all services there; strangers hear nothing more', async () => {
    await ready(200, { status: 'ok' });
    expect(await parts()).toEqual(well);
  });

  it('is told to a coach with all its parts', async () => {
    const coach = await aCoach(server);
    const { body } = await coach.call('get', apiPaths.adminHealth).expect(200);
    expect(body).toMatchObject({ status: 'ok', parts: { fetching: { status: 'up' } } });
    expect(body.parts.fetching.note).toMatch(/^\d+ s ago$/);
  });

  it('is degraded, not down, while requests wait for a connection of the pool', async () => {
    await ready(200, { status: 'ok' });
    const held = Array.from({ length: 10 }, () => server.dataSource.createQueryRunner());
    await Promise.all(held.map((runner) => runner.query('SELECT 1')));
    const waiting = server.dataSource.query('SELECT 1');
    const seen = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      await eventually('another look', async () => {
        const { pool, postgres } = await parts();
        seen.add(`${pool} ${postgres}`);
        return pool === 'degraded' ? true : null;
      });
    }
    expect([...seen]).toEqual(['degraded up']);
    await ready(200, { status: 'degraded' });
    await Promise.all(held.map((runner) => runner.release()));
    await waiting;
  });

  it('is degraded when no repair ran in the first minute after the start', async () => {
    await ready(200, { status: 'ok' });
    const now = performance.now.bind(performance);
    const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
    const { parts: told } = await server.app.get(ReadinessService, { strict: false }).check();
    later.mockRestore();
    expect(told.repair).toEqual({ status: 'degraded', note: 'never ran' });
  });

  it('tells that the process is to be started again when it fetches no jobs though some wait', async () => {
    const blind = jest.spyOn(server.app.get(FetchWatch), 'isBlind', 'get').mockReturnValue(true);
    await server.http.get(apiPaths.live).expect(503, { status: 'blind' });
    expect(await parts()).toMatchObject({ fetching: 'degraded' });
    blind.mockRestore();
    await server.http.get(apiPaths.live).expect(200, { status: 'ok' });
  });
});

describe('health of a process of its own', () => {
  afterEach(() => server.close());

  it('is degraded, but ready, when the server had to start without Redis', async () => {
    server = await startTestApp({ REDIS_URL: deadRedis });
    await ready(200, { status: 'degraded' });
    expect(await parts()).toEqual({ ...well, redis: 'degraded', eviction: 'degraded' });
  });

  it('of a web process says nothing of consumers, which it has none of', async () => {
    server = await startTestApp({ ROLE: 'web' });
    await ready(200, { status: 'ok' });
    const { consumers, fetching, ...others } = await parts();
    expect([consumers, fetching]).toEqual([undefined, undefined]);
    expect({ ...others, consumers: 'up', fetching: 'up' }).toEqual(well);
  });

  it('of a worker is down without Redis or without a consumer, and tells nobody its parts', async () => {
    server = await startTestApp({ ROLE: 'worker', REDIS_URL: deadRedis });
    await ready(503, { status: 'down' });
    expect(await parts()).toMatchObject({ redis: 'down', consumers: 'up' });
    server.app.get(Consumers).stop();
    expect(await parts()).toMatchObject({ consumers: 'down' });
    await server.http.get(apiPaths.adminHealth).expect(404);
  });

  it('is down on a schema that lacks a migration', async () => {
    server = await startTestApp();
    await server.dataSource.query('DELETE FROM migrations');
    await ready(503, { status: 'down' });
    expect(await parts()).toEqual({ ...well, schema: 'down' });
  });

  it('is only degraded after a single error, and down after the next', async () => {
    server = await startTestApp();
    await ready(200, { status: 'ok' });
    await server.dataSource.query('DELETE FROM migrations');
    const seen = new Set<string>();
    await eventually('it is down', async () => {
      const { status, body } = await server.http.get(apiPaths.ready);
      seen.add(`${status} ${body.status}`);
      return status === 503 ? true : null;
    });
    expect([...seen]).toEqual(['200 ok', '200 degraded', '503 down']);
  });

  it('is ok on a schema that is newer', async () => {
    server = await startTestApp();
    await server.dataSource.query(
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`,
    );
    await ready(200, { status: 'ok' });
  });

  it('is down without PostgreSQL, and the process still lives', async () => {
    server = await startTestApp();
    await server.dataSource.destroy();
    await ready(503, { status: 'down' });
    expect(await parts()).toMatchObject({ postgres: 'down', schema: 'down', redis: 'up' });
    await server.http.get(apiPaths.live).expect(200, { status: 'ok' });
    await server.dataSource.initialize();
  });

  it('is degraded while the mail server takes no mails, the model is paused, or no repair runs', async () => {
    server = await startTestApp({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'http://127.0.0.1:1' });
    const standing = server.app.get(MailServerStanding, { strict: false });
    for (let time = 0; time < refusalsTold; time += 1) await standing.refused('535 wrong password');
    await server.dataSource.query(
      `INSERT INTO engine_pauses (engine, reason, next_probe_at) VALUES ('openai', 'No credit.', now())`,
    );
    await server.dataSource.query(
      `INSERT INTO leases (name, next_at) VALUES ('repair', now() - interval '70 seconds')`,
    );
    await ready(200, { status: 'degraded' });
    const { parts: told } = await server.app.get(ReadinessService, { strict: false }).check();
    expect(told).toMatchObject({
      mail: { status: 'degraded', note: 'the mail server takes no mails: 535 wrong password' },
      model: { status: 'degraded', note: 'the language model is paused: No credit.' },
      repair: { status: 'degraded', note: expect.stringMatching(/^ran 7\d s ago$/) },
    });
  });

  it('is down from the moment the server shuts down', async () => {
    server = await startTestApp();
    await ready(200, { status: 'ok' });
    server.app.get(ReadinessService, { strict: false }).stop();
    await ready(503, { status: 'down' });
    await server.http.get(apiPaths.live).expect(200);
  });
});
