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

/** Milliseconds that requests at work have to end. */
const requestPatience = 10_000;
/** Milliseconds that jobs at work have to end; what then goes on is handed back. */
const jobPatience = 25_000;

/**
 * Stops a process so that nobody notices: probes hear at once that no request should come here, no
 * new job is begun, what is at work is finished or handed back. It takes less than thirty seconds.
 */
export async function stopGracefully(app: NestExpressApplication): Promise<void> {
  app.get(ReadinessService, { strict: false }).stop();
  app.get(Consumers).stop();
  await Promise.all([endRequests(app), app.get(HeldLeases).end(jobPatience)]);
  // A job that is handed back may go on for minutes; closed so, the queue does not wait for it.
  await Promise.all(queueNames.map((name) => app.get<Queue>(getQueueToken(name)).close(true)));
  await app.close();
}

/** Accepts requests until the load balancer stops sending them, then finishes those in progress. */
async function endRequests(app: NestExpressApplication): Promise<void> {
  const server = app.getHttpServer();
  // Otherwise a connection that is kept alive brings its next request here again.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await setTimeout(app.get(Environment).DRAIN_SECONDS * 1000);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await Promise.race([closed, setTimeout(requestPatience, undefined, { ref: false })]);
  server.closeAllConnections();
}
