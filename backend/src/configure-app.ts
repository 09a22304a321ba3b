import { limits } from '@ellac/contracts';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { assignRequestId } from './common/errors/request-id.js';

/** What holds for every request; the same in the server and in its tests. */
export function configureApp(app: NestExpressApplication): NestExpressApplication {
  app.disable('x-powered-by');
  app.use(assignRequestId);
  app.useBodyParser('json', { limit: limits.bodyBytes, strict: true });
  app.enableShutdownHooks();
  return app;
}
