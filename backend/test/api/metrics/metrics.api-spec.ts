import { randomUUID } from 'node:crypto';
import { apiPaths } from '@ellac/contracts';
import { getQueueToken } from '@nestjs/bull';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Queue } from 'bull';
import { RepairSchedule } from '../../../src/analysis/repair/repair.schedule.js';
import { newestMigration } from '../../../src/database/data-source.js';
import { ReadinessService } from '../../../src/health/readiness.service.js';
import { Consumers } from '../../../src/leases/consumers.js';
import { analysisQueue } from '../../../src/queues/queues.js';
import { deliveryRetry, triesOf } from '../../../src/leases/retry-policy.js';
import { WorkQueues } from '../../../src/queues/work-queues.js';
import { DeliveryProcessor } from '../../../src/deliveries/sending/delivery.processor.js';
import { DeliverySchedule } from '../../../src/deliveries/sending/delivery.schedule.js';
import { DeliverySweep } from '../../../src/deliveries/sending/delivery.sweep.js';
import { eventually } from '../../support/eventually.js';
import { aDelivery, aReport } from '../../support/rows/factories.js';
import { freePort } from '../../support/services/free-port.js';
import { aMailServer, type MailServer } from '../../support/services/mail-server.js';
import {
  growthOf,
  metricOf,
  metricsUrlOf,
  scrape,
} from '../../support/telemetry/scraped-metrics.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { aUser, logIn } from '../../support/rows/users.js';
import { aWebDir } from '../../support/services/web-dir.js';

const start = async (settings: Record<string, string> = {}): Promise<TestApp> =>
  startTestApp({ METRICS_PORT: String(await freePort()), ...settings });

let app: TestApp;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await aMailServer();
  app = await start({ SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});

describe('the port of the metrics', () => {
  it('answers in the format of Prometheus, and besides only how the parts are', async () => {
    const url = metricsUrlOf(app);
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toMatch(/^# HELP \w+ .+\n# TYPE \w+ \w+\n/);
    for (const path of ['/', '/metrics/', apiPaths.live])
      expect((await fetch(new URL(path, url))).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  });

  it('tells how each part is, as strangers are not told', async () => {
    const url = new URL('/ready', metricsUrlOf(app));
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: 'ok',
      parts: {
        build: { status: 'up', note: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
        schema: { status: 'up', note: newestMigration },
        fetching: { status: 'up' },
      },
    });
    const stopping = await start({ ROLE: 'worker' });
    stopping.app.get(ReadinessService, { strict: false }).stop();
    expect((await fetch(new URL('/ready', metricsUrlOf(stopping)))).status).toBe(503);
    await stopping.close();
  });

  it('is not the public one, which has no such page', async () => {
    const web = await aWebDir();
    const main = '/mf/root-config/main.0123456789.js';
    await web.publish({
      imports: { '@ellac/root-config': main },
      integrity: { [main]: 'sha384-root' },
    });
    for (const ROLE of ['web', 'worker']) {
      const other = await start({ ROLE, WEB_DIR: web.path });
      const { text } = await other.http.get('/metrics').expect(404);
      expect(text).not.toContain('ellac_');
      await other.close();
    }
    await web.remove();
  });

  it('is closed with the process', async () => {
    const other = await start({ ROLE: 'worker' });
    await expect(fetch(metricsUrlOf(other))).resolves.toMatchObject({ status: 200 });
    await other.close();
    await expect(fetch(metricsUrlOf(other))).rejects.toThrow('fetch failed');
  });
});

describe('what is counted', () => {
  it('is requests under their route, and never under their address', async () => {
    const id = randomUUID();
    const route = '/api/questionnaire/progress/:responseId';
    const ask = () => app.http.get(apiPaths.progress(id)).expect(404);
    const name = 'ellac_http_request_duration_seconds_count';
    expect(await growthOf(app, name, { route, method: 'GET', status: '404' }, ask)).toBe(1);
    const askForNothing = () => app.http.get(`/${id}?${id}`);
    expect(await growthOf(app, name, { route: 'none', method: 'GET' }, askForNothing)).toBe(1);
    expect(JSON.stringify(await scrape(app))).not.toContain(id);
  });

  it('is logins with a wrong password, and no others', async () => {
    const other = await start({ ROLE: 'web' });
    const user = await aUser(other);
    const wrong = () => logIn(other, { ...user, password: 'not the password' }).expect(401);
    const right = () => logIn(other, user).expect(200);
    const name = 'ellac_failed_logins_total';
    expect(await growthOf(other, name, {}, wrong)).toBe(1);
    expect(await growthOf(other, name, {}, right)).toBe(0);
    await other.close();
  });

  it('is mails by what became of them', async () => {
    const mails = 'ellac_mail_tries_total';
    const deliver = async () => {
      const deliveryId = await aDelivery(app, (await aReport(app)).id);
      await app.app.get(DeliveryProcessor).deliver({ deliveryId });
    };
    expect(await growthOf(app, mails, { result: 'sent' }, deliver)).toBe(1);
    mailServer.answer({ recipient: '451 4.2.0 later' });
    expect(await growthOf(app, mails, { result: 'put_off' }, deliver)).toBe(1);
    mailServer.answer({ recipient: '550 5.1.1 unknown' });
    expect(await growthOf(app, mails, { result: 'failed' }, deliver)).toBe(1);
    mailServer.answer({});

    const lost = await aDelivery(app, (await aReport(app)).id);
    await app.dataSource.query(
      `UPDATE email_deliveries SET run_id = gen_random_uuid(), attempt = $2,
         lease_until = now() - interval '1 second' WHERE id = $1`,
      [lost, triesOf(deliveryRetry)],
    );
    const sweep = () => app.app.get(DeliverySweep).run();
    expect(await growthOf(app, mails, { result: 'failed' }, sweep)).toBe(1);
  });

  it('is jobs that stalled', async () => {
    const queue = app.app.get<Queue>(getQueueToken(analysisQueue));
    // The event that Bull emits for a stalled job.
    const stall = () => Promise.resolve(queue.emit('stalled', { id: '1' }));
    const labels = { queue: 'analysis' };
    expect(await growthOf(app, 'ellac_stalled_jobs_total', labels, stall)).toBe(1);
  });
});

describe('how things stand', () => {
  it('is what waits, the oldest and what is overdue, without example data', async () => {
    const other = await start({ ROLE: 'worker' });
    const read = async (work: string) => ({
      waiting: await metricOf(other, 'ellac_waiting', { work }),
      oldest: Math.round((await metricOf(other, 'ellac_oldest_waiting_seconds', { work }))! / 60),
      overdue: Math.round((await metricOf(other, 'ellac_overdue_seconds', { work }))! / 60),
    });
    const nothing = { waiting: 0, oldest: 0, overdue: 0 };
    expect([await read('report'), await read('mail')]).toEqual([nothing, nothing]);

    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const waits = async (submittedAt: Date, assignment: string) => {
      const { id } = await aReport(other, { status: 'pending', submittedAt });
      await other.dataSource.query(`UPDATE analyses SET ${assignment} WHERE id = $1`, [id]);
    };
    const lostWorker = `lease_until = now() - interval '10 minutes'`;
    await waits(minutesAgo(60), `next_attempt_at = now() + interval '1 hour'`);
    await waits(minutesAgo(20), `generation_status = 'processing', ${lostWorker}`);
    await waits(minutesAgo(90), `next_attempt_at = '2999-01-01'`);
    await aDelivery(other, (await aReport(other)).id, 300);
    expect(await read('report')).toEqual({ waiting: 2, oldest: 60, overdue: 10 });
    expect(await read('mail')).toEqual({ waiting: 1, oldest: 0, overdue: 5 });
    await other.close();
  });

  it('is the jobs of each queue, and the memory of Redis', async () => {
    const delayed = () =>
      metricOf(app, 'ellac_queue_jobs', { queue: 'analysis', state: 'delayed' });
    const before = (await delayed())!;
    app.app.get(WorkQueues).nudgeAnalysis(randomUUID(), 3600);
    await eventually('the job is there', async () =>
      (await delayed()) === before + 1 ? true : null,
    );
    expect(await metricOf(app, 'ellac_redis_memory_bytes')).toBeGreaterThan(100_000);
    expect(await metricOf(app, 'ellac_redis_memory_limit_bytes')).toBe(0);
    expect(await metricOf(app, 'ellac_redis_keeps_jobs')).toBe(1);
  });

  it('is when workers last fetched and looked for what is stuck', async () => {
    const other = await start({ ROLE: 'worker' });
    const fetched = (queue: string) =>
      metricOf(other, 'ellac_consumer_fetch_age_seconds', { queue });
    const swept = (sweep: string) => metricOf(other, 'ellac_sweep_age_seconds', { sweep });
    for (const queue of ['analysis', 'delivery']) expect(await fetched(queue)).toBeLessThan(60);

    await other.dataSource.query('DELETE FROM leases');
    expect(await swept('repair')).toBeNull();
    await other.app.get(RepairSchedule).run();
    await other.app.get(DeliverySchedule).run();
    await other.dataSource.query(`UPDATE leases SET next_at = next_at - interval '1 hour'`);
    for (const sweep of ['repair', 'delivery-sweep'])
      expect(Math.round((await swept(sweep))! / 60)).toBe(60);

    other.app.get(Consumers).stop();
    expect(await fetched('analysis')).toBeNull();
    await other.close();
  });

  it('is the age of the newest backup, if there is one', async () => {
    const age = () => metricOf(app, 'ellac_backup_age_seconds');
    expect(await age()).toBeNull();
    await app.dataSource.query(
      `INSERT INTO backups (finished_at) VALUES (now() - interval '3 hours')`,
    );
    expect(Math.round((await age())! / 3600)).toBe(3);
  });

  it('is the version, the schema and the connections to PostgreSQL', async () => {
    const samples = await scrape(app);
    const info = samples.find(({ name }) => name === 'ellac_build_info');
    const [newest] = await app.dataSource.query<[{ name: string }]>(
      `SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1`,
    );
    expect(info).toMatchObject({
      labels: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), schema: newest.name },
      value: 1,
    });
    const held = app.dataSource.createQueryRunner();
    await held.connect();
    const all = await metricOf(app, 'ellac_database_connections', { state: 'all' });
    const idle = await metricOf(app, 'ellac_database_connections', { state: 'idle' });
    expect(all! - idle!).toBeGreaterThanOrEqual(1);
    expect(await metricOf(app, 'ellac_database_waiting')).toBe(0);
    await held.release();
  });
});

describe('a scrape', () => {
  /** Which of the sources had something to say. */
  const sourcesIn = (samples: Awaited<ReturnType<typeof scrape>>) => ({
    database: samples.some(({ name }) => name === 'ellac_waiting'),
    redis: samples.some(({ name }) => name === 'ellac_queue_jobs'),
    process: samples.some(({ name }) => name === 'nodejs_eventloop_lag_p99_seconds'),
  });
  const errorsIn = (samples: Awaited<ReturnType<typeof scrape>>) =>
    Object.fromEntries(
      samples
        .filter(({ name }) => name === 'ellac_scrape_errors_total')
        .map(({ labels, value }) => [labels['source'], value]),
    );

  it('does without Redis', async () => {
    const other = await start({ REDIS_URL: 'redis://127.0.0.1:1' });
    const samples = await scrape(other);
    expect(sourcesIn(samples)).toEqual({ database: true, redis: false, process: true });
    expect(errorsIn(samples)).toEqual({ database: 0, redis: 1 });
    await other.close();
  });

  it('waits no longer for a database that does not answer, and asks it no second time', async () => {
    // The sweeps of a worker would wait for the table, too.
    const other = await start({ ROLE: 'web' });
    const holder = other.dataSource.createQueryRunner();
    try {
      await holder.startTransaction();
      await holder.query('LOCK TABLE analyses IN ACCESS EXCLUSIVE MODE');
      const [samples] = await Promise.all([scrape(other), scrape(other)]);
      const [waiting] = await holder.query(
        `SELECT count(*)::int AS count FROM pg_locks
         WHERE relation = 'analyses'::regclass AND NOT granted`,
      );
      await holder.rollbackTransaction();
      expect(sourcesIn(samples)).toEqual({ database: false, redis: true, process: true });
      expect(errorsIn(samples)).toMatchObject({ redis: 0 });
      expect(waiting.count).toBe(1);
      await eventually('the database answers again', async () =>
        sourcesIn(await scrape(other)).database ? true : null,
      );
      expect(errorsIn(await scrape(other))).toEqual({ database: 2, redis: 0 });
    } finally {
      await holder.release();
      // Left open, it would take the jobs of later tests.
      await other.close();
    }
  });
});
