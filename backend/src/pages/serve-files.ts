import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { nameRequest } from '../common/logging/request-log.js';

/** `tsc` leaves these files out; the build copies them beside this one. */
const ownFiles = join(import.meta.dirname, 'public');

/** For a file that is there: how long it is kept, and its line in the log. */
const found = (caching: string, route: string) => (response: ServerResponse) => {
  response.setHeader('Cache-Control', caching);
  nameRequest(response as Response, route, true);
};

/**
 * Serves the published bundles under `/mf`, and our few fixed files from the root.
 *
 * @param webDir the folder in which a deploy keeps `mf/`.
 */
export function serveFiles(app: NestExpressApplication, webDir: string): void {
  // A deploy that left something out shows in the log.
  app.use('/mf', (_request: Request, response: Response, next: NextFunction) => {
    nameRequest(response, '/mf/*');
    next();
  });
  // A bundle has its content's hash in its name. What is missing ends here: a document in its
  // place would only be a script that cannot run.
  app.useStaticAssets(join(webDir, 'mf'), {
    prefix: '/mf',
    index: false,
    redirect: false,
    fallthrough: false,
    setHeaders: found('public, max-age=31536000, immutable', '/mf/*'),
  });
  app.useStaticAssets(ownFiles, {
    index: false,
    redirect: false,
    setHeaders: found('no-cache', '/*'),
  });
}
