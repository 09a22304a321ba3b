import { apiPaths } from '@ellac/contracts';
import { getQueueToken } from '@nestjs/bull';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { analysisQueue, queueNames } from '../../../src/queues/queues.js';
import { WorkQueues } from '../../../src/queues/work-queues.js';
import { aCoach, type Coach } from '../../support/coach.js';
import { eventually } from '../../support/eventually.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const analysisId = '0b0f0f0e-0000-4000-8000-000000000000';

let app: TestApp;
let coach: Coach;
let jobId: string;
beforeAll(async () => {
  // Only a web process, so that no worker takes the job during the test.
  app = await startTestApp({ ROLE: 'web' });
  coach = await aCoach(app);
  app.app.get(WorkQueues).nudgeAnalysis(analysisId, 3600);
  jobId = await eventually('the job', async () => (await jobIds())[0]);
});
afterAll(() => app.close());

const queue = () => app.app.get<Queue>(getQueueToken(analysisQueue));
const jobIds = async () => (await queue().getDelayed()).map(({ id }) => String(id));
const board = (path = '') => `${apiPaths.adminQueues}${path}`;

describe('the board of the queues', () => {
  it.each(['', '/', '/queue/analysis', '/queue/analysis?status=delayed'])(
    'is a page of its own files alone: %j (S44)',
    async (path) => {
      const { text, headers } = await coach.call('get', board(path)).expect(200);
      expect(text).toContain(`<base href="${board('/')}"`);
      expect(text).not.toMatch(/(?:href|src)="(?:https?:)?\/\//);
      // S44
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';/,
        ),
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
      });
      const files = [...text.matchAll(/(?:href|src)="(static\/[^"]+)"/g)].map(([, file]) => file!);
      expect(files.length).toBeGreaterThan(3);
      for (const file of files) await coach.call('get', board(`/${file}`)).expect(200);
    },
  );

  it('lists the queues with their jobs, which carry the id of a row and nothing else', async () => {
    const { body } = await coach
      .call('get', board('/api/queues?activeQueue=analysis&status=delayed'))
      .expect(200);
    expect(body.queues).toMatchObject(
      queueNames.map((name) => ({ name, readOnlyMode: true, allowRetries: false })),
    );
    expect(body.queues[0]).toMatchObject({
      counts: { delayed: 1 },
      jobs: [{ id: jobId, data: { analysisId } }],
    });
  });

  it.each([
    ['put', '/api/queues/pause'],
    ['put', '/api/queues/analysis/pause'],
    ['put', '/api/queues/analysis/empty'],
    ['put', '/api/queues/analysis/obliterate'],
    ['put', '/api/queues/analysis/promote'],
    ['put', '/api/queues/analysis/clean/delayed'],
    ['put', '/api/queues/analysis/retry/failed'],
    ['put', '/api/queues/analysis/:jobId/promote'],
    ['put', '/api/queues/analysis/:jobId/clean'],
    ['patch', '/api/queues/analysis/:jobId/update-data'],
    ['post', '/api/queues/analysis/add'],
    ['delete', '/api/queues/analysis'],
  ] as const)('changes nothing: %s %s', async (method, path) => {
    const { body } = await coach
      .call(method, board(path.replace(':jobId', jobId)))
      .send(method === 'delete' ? undefined : { name: 'x', data: {} })
      .expect(405);
    expect(body.message).toBe('This is not possible here.');
    expect(await jobIds()).toEqual([jobId]);
    expect(await queue().isPaused()).toBe(false);
  });

  it('is told apart in the log by its mount alone, and quietly', async () => {
    const log = jest.spyOn(Logger.prototype, 'log');
    const debug = jest.spyOn(Logger.prototype, 'debug');
    await coach.call('get', board(`/queue/analysis/${jobId}`)).expect(200);
    expect(log).not.toHaveBeenCalled();
    expect(debug).toHaveBeenCalledWith(
      'request',
      expect.objectContaining({ route: board('/*'), status: 200 }),
    );
    jest.restoreAllMocks();
  });

  it('has nothing at other paths', async () => {
    await coach.call('get', board('/no/such/page')).expect(404);
    await coach.call('get', board('/static/..%2f..%2fpackage.json')).expect(404);
  });
});

describe('while Redis is away', () => {
  it('says so, and nobody waits for it', async () => {
    const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const alone = await startTestApp({ ROLE: 'web', REDIS_URL: 'redis://127.0.0.1:1' });
    try {
      const { body } = await (await aCoach(alone)).call('get', board('/api/queues')).expect(503);
      expect(body.message).toBe('The service is not ready. Please try again in a moment.');
    } finally {
      await alone.close();
      error.mockRestore();
    }
  });
});

it('is not in a process without the door', async () => {
  const worker = await startTestApp({ ROLE: 'worker' });
  try {
    for (const path of ['', '/api/queues', '/static/favicon-32x32.png'])
      await worker.http.get(board(path)).expect(404);
  } finally {
    await worker.close();
  }
});
