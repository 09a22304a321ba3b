import { apiPaths, limits } from '@ellac/contracts';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { plainErrors } from './common/errors/plain-errors.js';
import { assignRequestId } from './common/errors/request-id.js';
import { foreignOrigins } from './common/http/foreign-origins.js';
import { jsonOnly } from './common/http/json-only.js';
import { securityHeaders } from './common/http/security-headers.js';
import { requestLog } from './common/logging/request-log.js';
import { Environment } from './config/environment.js';
import { measureRequests } from './metrics/measure-requests.js';
import { Metrics } from './metrics/metrics.js';
import { traceRequests } from './tracing/trace-requests.js';
import { Traces } from './tracing/traces.js';

/**
 * Milliseconds for a request to arrive: its headers, and all of it. Bodies are small. A connection
 * on which nothing moves ends after `timeout`.
 */
const requestTimes = { headersTimeout: 15_000, requestTimeout: 30_000, timeout: 120_000 };

/** What holds for every request; the same in the server and in its tests. */
export async function configureApp(app: NestExpressApplication): Promise<NestExpressApplication> {
  const { EMBED_ORIGINS, PORT, PUBLIC_URL, ROLE, TRUST_PROXY, WEB_DIR } = app.get(Environment);
  const web = ROLE === 'worker' ? null : await import('./web-layers.js');
  app.disable('x-powered-by');
  // No reply of the API is kept by a browser. Documents and files have tags of their own.
  app.disable('etag');
  app.set('trust proxy', TRUST_PROXY);
  app.use(
    assignRequestId,
    requestLog,
    measureRequests(app.get(Metrics)),
    traceRequests(app.get(Traces)),
    securityHeaders(PUBLIC_URL),
  );
  app.use([apiPaths.login, apiPaths.logout], plainErrors);
  if (web !== null) app.use('/api', web.limitRefusedRequests(app.get(web.RateLimits)));
  app.use(...foreignOrigins(PUBLIC_URL, PORT, EMBED_ORIGINS));
  if (web !== null) {
    app.use(web.openEmbedFiles);
    web.serveFiles(app, WEB_DIR);
  }
  app.use(jsonOnly);
  app.useBodyParser('json', { limit: limits.bodyBytes, strict: true });
  if (web !== null) {
    web.mountSessions(app);
    web.mountQueueBoard(app);
  }
  Object.assign(app.getHttpServer(), requestTimes);
  return app;
}
