import { apiPaths } from '@ellac/contracts';
import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { requestIdOf } from '../errors/request-id.js';

/** Addresses without a variable part, which may stand in the log as they are. */
const fixedPaths = new Set<unknown>(Object.values(apiPaths));

interface Name {
  readonly route: string | null;
  readonly isRoutine: boolean;
}

/**
 * Sets the route under which the log shows a request, where the router's own is too general; null
 * where there is none. Routine requests are logged at level debug.
 */
export function nameRequest(response: Response, route: string | null, isRoutine = false): void {
  response.locals['name'] = { route, isRoutine } satisfies Name;
}

/**
 * The pattern that a request's address fits, such as `/api/analysis/:reportId`; null where it fits
 * none. Never the address itself, which may hold a token or what somebody typed.
 */
export function routeOf(request: Request, response: Response): string | null {
  const name = response.locals['name'] as Name | undefined;
  if (name !== undefined) return name.route;
  const route = request.route as { path?: unknown } | undefined;
  if (typeof route?.path === 'string') return route.path;
  // Without a route: the request was refused before it reached the router.
  return fixedPaths.has(request.path) ? request.path : null;
}

const isRoutine = (route: string | null, response: Response): boolean =>
  route?.startsWith('/api/health/') === true ||
  (response.locals['name'] as Name | undefined)?.isRoutine === true;

/** A request that is over. */
export interface RequestEnd {
  readonly method: string;
  /** The pattern that its address fits; null where it fits none. */
  readonly route: string | null;
  /** Null where the client disconnected before the response was sent. */
  readonly status: number | null;
  readonly seconds: number;
}

/** Reports a request once it has ended, however it ended. */
export function whenOver(
  request: Request,
  response: Response,
  tell: (end: RequestEnd) => void,
): void {
  const begun = performance.now();
  response.once('close', () =>
    tell({
      method: request.method,
      route: routeOf(request, response),
      status: response.writableFinished ? response.statusCode : null,
      seconds: (performance.now() - begun) / 1000,
    }),
  );
}

const log = new Logger('Requests');

/** Whether a caller was kept from something. */
const isRefusal = (status: number | null): boolean => status === 401 || status === 403;

/** The id of the user who is signed in. */
const userIdOf = ({ user }: Request): string | undefined =>
  (user as { readonly id: string } | undefined)?.id;

/** Writes one line for each request when it is over; a refusal names the user who is signed in. */
export function requestLog(request: Request, response: Response, next: NextFunction): void {
  whenOver(request, response, ({ method, route, status, seconds }) => {
    log[isRoutine(route, response) ? 'debug' : 'log']('request', {
      requestId: requestIdOf(response),
      method,
      route,
      ...(status === null ? { aborted: true } : { status }),
      ...(isRefusal(status) && { userId: userIdOf(request) }),
      ms: Math.round(seconds * 1000),
    });
  });
  next();
}
