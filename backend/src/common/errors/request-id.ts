import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const acceptable = /^[A-Za-z0-9-]{8,64}$/;

/** The id under which a request stands in the log and in an error's body. */
export const requestIdOf = (response: Response): string =>
  String(response.getHeader('X-Request-Id'));

/** Gives each request an id, taking over the caller's where it has a harmless form. */
export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.header('X-Request-Id');
  response.setHeader(
    'X-Request-Id',
    given !== undefined && acceptable.test(given) ? given : randomUUID(),
  );
  next();
}
