import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bull';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Queue } from 'bull';
import { Environment } from './config/environment.js';
import { ReadinessService } from './health/readiness.service.js';
import { Consumers } from './leases/consumers.js';
import { queueNames } from './queues/queues.js';
import { HeldLeases } from './leases/held-leases.js';

/** Milliseconds for running requests to finish. */
const requestPatience = 10_000;
/** Milliseconds for running jobs to finish; the leases of the others are then released. */
const jobPatience = 25_000;

/**
 * Graceful shutdown: readiness fails at once, no new job starts, and running requests and jobs
 * finish. The leases of unfinished jobs are released. It takes less than thirty seconds.
 */
export async function stopGracefully(app: NestExpressApplication): Promise<void> {
  app.get(ReadinessService, { strict: false }).stop();
  app.get(Consumers).stop();
  await Promise.all([endRequests(app), app.get(HeldLeases).end(jobPatience)]);
  // A job whose lease was released may go on for minutes; closed with force, the queue does not
  // wait for it.
  await Promise.all(queueNames.map((name) => app.get<Queue>(getQueueToken(name)).close(true)));
  await app.close();
}

/** Accepts requests until the load balancer stops sending them, then finishes those in progress. */
async function endRequests(app: NestExpressApplication): Promise<void> {
  const server = app.getHttpServer();
  // Without this, a kept-alive connection would send its next request to this process again.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await setTimeout(app.get(Environment).DRAIN_SECONDS * 1000);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await Promise.race([closed, setTimeout(requestPatience, undefined, { ref: false })]);
  server.closeAllConnections();
}
