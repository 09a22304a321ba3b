import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { nameRequest } from '../common/logging/request-log.js';
import { backendFolder } from '../config/backend-folder.js';

/** The build copies these files beside the bundle that this one is in. */
const ownFiles = join(import.meta.dirname, 'public');

/** Fonts are made by the build. A server that runs from the sources has those of the last build. */
const fonts = join(backendFolder, 'dist/public/assets/fonts');

const aYear = 'public, max-age=31536000, immutable';

/**
 * The compressions in which a build may have stored a file, the smallest first, and the file
 * extension of each.
 */
const packings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

interface Folder {
  readonly path: string;
  readonly caching: string;
  /** The name of its files in the log. */
  readonly route: string;
  /** Whether a missing file is left to the next handler. */
  readonly fallthrough: boolean;
}

/**
 * Serves the published bundles under `/mf`, and our few fixed files from the root.
 *
 * @param webDir the folder in which a deploy keeps `mf/`.
 */
export function serveFiles(app: NestExpressApplication, webDir: string): void {
  // Set for every request, so that a file that a deploy left out shows in the log.
  app.use('/mf', (_request: Request, response: Response, next: NextFunction) => {
    nameRequest(response, '/mf/*');
    next();
  });
  // Bundle names contain a hash of the content. A missing bundle gets a 404 here: the HTML document
  // in its place would be a script that cannot run.
  app.use(
    '/mf',
    ...filesOf({
      path: join(webDir, 'mf'),
      caching: aYear,
      route: '/mf/*',
      fallthrough: false,
    }),
  );
  // A font's name has its version.
  app.use(
    '/assets/fonts',
    ...filesOf({ path: fonts, caching: aYear, route: '/assets/fonts/*', fallthrough: false }),
  );
  const own = filesOf({ path: ownFiles, caching: 'no-cache', route: '/*', fallthrough: true });
  app.use(...own.map(unlessOfApi));
}

/** No file is under `/api`, so a call there does not wait for a look on the disk. */
const unlessOfApi =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.path.startsWith('/api/') ? next() : handler(request, response, next);

/**
 * Handlers that serve a file in the best compression that the browser accepts, or else
 * uncompressed.
 */
function filesOf({ path, caching, route, fallthrough }: Folder) {
  const found = (response: ServerResponse) => {
    response.setHeader('Cache-Control', caching);
    (response as Response).vary('Accept-Encoding');
    nameRequest(response as Response, route, true);
  };
  const options = { index: false, redirect: false } as const;
  const packed = express.static(path, {
    ...options,
    setHeaders: (response: ServerResponse, file) => {
      found(response);
      const { encoding, ending } = packings.find((each) => file.endsWith(each.ending))!;
      response.setHeader('Content-Encoding', encoding);
      (response as Response).type(extname(file.slice(0, -ending.length)));
    },
  });
  const plain = express.static(path, { ...options, fallthrough, setHeaders: found });

  const servePacked = (request: Request, response: Response, next: NextFunction) => {
    const packing = packings.find(({ encoding }) => request.acceptsEncodings(encoding) !== false);
    if (packing === undefined) {
      next();
      return;
    }
    const { url } = request;
    request.url = url.replace(/(?=\?|$)/, packing.ending);
    packed(request, response, (error) => {
      request.url = url;
      next(error);
    });
  };
  return [servePacked, plain] as const;
}
