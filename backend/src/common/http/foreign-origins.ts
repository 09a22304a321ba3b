import { apiPaths, messages } from '@ellac/contracts';
import cors from 'cors';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Refusal } from '../errors/refusal.js';

/** The calls that the questionnaire makes when another site embeds it. */
const embedCalls: readonly string[] = [
  apiPaths.submit,
  apiPaths.resendVerification,
  apiPaths.exampleDataButton,
  apiPaths.analystSetting,
];
/** The beginning of the paths that ask for a submission's progress. */
const progressOfAny = apiPaths.progress('');
const isEmbedCall = (path: string): boolean =>
  embedCalls.includes(path) || path.startsWith(progressOfAny);

/** The beginning of the paths of the admin area's calls. */
const adminCalls = '/api/admin/';

/** The methods of requests that change nothing. */
export const harmlessMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request changes nothing. A call of the admin area may be a download, which goes into
 * the audit trail; the board of the queues is a page that others may link to. Routes are found in any
 * case of their letters.
 */
function isHarmless({ method, path }: Request): boolean {
  const route = path.toLowerCase();
  return (
    harmlessMethods.has(method) &&
    (!route.startsWith(adminCalls) || route.startsWith(apiPaths.adminQueues))
  );
}

/**
 * Protects against cross-site request forgery: refuses a request that changes something, or a call
 * of the admin area, if its `Sec-Fetch-Site` or `Origin` header names another site. A request without these headers does not
 * come from a browser.
 *
 * @param publicUrl where people open the product.
 * @param port on which it listens.
 * @param embedOrigins those that may embed the questionnaire; its calls alone, without cookies.
 */
export function foreignOrigins(
  publicUrl: string,
  port: number,
  embedOrigins: readonly string[],
): RequestHandler[] {
  const isOurs = ownOrigins(publicUrl, port);
  const allowEmbedding = cors({
    origin: [...embedOrigins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['Accept', 'Content-Type', 'Idempotency-Key', 'traceparent'],
    maxAge: 600,
  });
  const isFromEmbedder = (request: Request) =>
    embedOrigins.includes(request.header('Origin') ?? '') && isEmbedCall(request.path);

  const isForeign = (request: Request): boolean => {
    const site = request.header('Sec-Fetch-Site')?.toLowerCase();
    const origin = request.header('Origin');
    if (isFromEmbedder(request)) return false;
    if (site === 'cross-site' || site === 'same-site') return true;
    return origin !== undefined && !isOurs(origin);
  };

  const refuse = (request: Request, _response: Response, next: NextFunction): void => {
    const isRefused = !isHarmless(request) && isForeign(request);
    next(isRefused ? new Refusal(403, messages.foreignOrigin) : undefined);
  };
  const embed: RequestHandler = (request, response, next) => {
    if (isFromEmbedder(request)) allowEmbedding(request, response, next);
    else next();
  };
  return [refuse, embed];
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Never compares with the request's Host header: with DNS rebinding, another site's pages would
 * count as ours. Only the loopback names are interchangeable.
 */
function ownOrigins(publicUrl: string, port: number): (origin: string) => boolean {
  const { origin: published, hostname, port: publicPort } = new URL(publicUrl);
  const own = new Set([published]);
  if (loopback.has(hostname)) {
    for (const name of loopback)
      for (const each of [publicPort, String(port)]) own.add(`http://${name}:${each}`);
  }
  return (origin) => own.has(origin);
}
