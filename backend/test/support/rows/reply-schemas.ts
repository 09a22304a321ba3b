import { isDeepStrictEqual } from 'node:util';
import { errorBodySchema, z } from '@ellac/contracts';
import type { NextFunction, Request, Response } from 'express';
import { healthReplies, replies } from '../../../src/api-description/replies.js';

/** Why a response does not match the contract; null where it does. */
function faultOf(route: string, status: number, body: unknown): string | null {
  const schema = healthReplies[route] ?? (status < 400 ? replies[route] : errorBodySchema);
  if (schema === undefined) return `${route} has no schema in replies.ts`;
  // As it goes over the wire.
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const results = [schema].flat().map((each) => z.safeParse(each, sent));
  // A schema drops unknown keys, and an unknown key must not leave the server.
  if (results.some(({ success, data }) => success && isDeepStrictEqual(data, sent))) return null;
  const [first] = results;
  return `${route} answers what its contract does not know: ${first?.error?.message ?? JSON.stringify(sent)}`;
}

/**
 * Fails each request whose response does not match its contract, and with it the test that made the
 * request.
 */
export function checkReplies(request: Request, response: Response, next: NextFunction): void {
  const json = response.json.bind(response);
  response.json = (body: unknown) => {
    const { path } = (request.route ?? { path: request.path }) as { path: string };
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const fault = faultOf(`${method} ${path}`, response.statusCode, body);
    if (fault === null) return json(body);
    console.error(fault);
    return response.status(599).type('text').send(fault);
  };
  next();
}
