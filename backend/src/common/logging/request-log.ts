import type { Request, RequestHandler, Response } from 'express';
import type pino from 'pino';
import { pinoHttp } from 'pino-http';
import { requestIdOf } from '../errors/request-id.js';

/** Probes and files come all the time and say little. */
const isQuiet = (route: string): boolean => /^\/(api\/health|mf|assets)\//.test(route);

/**
 * The pattern that answered, such as `/api/analysis/:reportId`: an address itself may hold a token
 * or a name. A handler of many pages says in `locals.route` which it was.
 */
function routeOf({ route, originalUrl }: Request, { locals }: Response): string {
  const named = (locals['route'] ?? (route as { path?: unknown } | undefined)?.path) as unknown;
  if (typeof named === 'string') return named;
  return /^\/(mf|assets)\//.exec(originalUrl)?.[0] ?? '-';
}

/** Writes one line for each request, when it has been answered or given up. */
export function requestLog(logger: pino.Logger): RequestHandler {
  const lineOf = (
    request: Request,
    response: Response,
    { responseTime }: { responseTime: number },
  ) => ({
    context: 'Requests',
    method: request.method,
    route: routeOf(request, response),
    status: response.statusCode,
    ms: responseTime,
    ...(response.writableFinished ? {} : { givenUp: true }),
  });
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (_request, response) => requestIdOf(response),
    customAttributeKeys: { reqId: 'requestId' },
    quietReqLogger: true,
    quietResLogger: true,
    customLogLevel: (request, response) => {
      if (response.statusCode >= 500) return 'warn';
      return isQuiet(routeOf(request, response)) ? 'debug' : 'info';
    },
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    customSuccessObject: lineOf,
    customErrorObject: (request, response, _error, value) =>
      lineOf(request, response, value as { responseTime: number }),
  });
}
