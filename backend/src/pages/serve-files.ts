import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** `tsc` leaves these files out; the build copies them beside this one. */
const ownFiles = join(import.meta.dirname, 'public');

const caching = (rule: string) => (response: ServerResponse) =>
  void response.setHeader('Cache-Control', rule);

/**
 * Serves the published bundles under `/mf`, and our few fixed files from the root.
 *
 * @param webDir the folder in which a deploy keeps `mf/`.
 */
export function serveFiles(app: NestExpressApplication, webDir: string): void {
  // A bundle has its content's hash in its name. What is missing ends here: a document in its
  // place would only be a script that cannot run.
  app.useStaticAssets(join(webDir, 'mf'), {
    prefix: '/mf',
    index: false,
    redirect: false,
    fallthrough: false,
    setHeaders: caching('public, max-age=31536000, immutable'),
  });
  app.useStaticAssets(ownFiles, {
    index: false,
    redirect: false,
    setHeaders: caching('no-cache'),
  });
}
