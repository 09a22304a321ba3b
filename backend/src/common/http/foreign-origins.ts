import { apiPaths, messages } from '@ellac/contracts';
import cors from 'cors';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Refusal } from '../errors/refusal.js';

/** The calls of the questionnaire where it stands on somebody else's page. */
const embedCalls: readonly string[] = [
  apiPaths.submit,
  apiPaths.resendVerification,
  apiPaths.exampleDataButton,
];

const harmlessMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps other web sites from acting in a visitor's name: a call that changes something is refused
 * when it says that it comes from elsewhere. One without these headers comes from no browser.
 *
 * @param publicUrl where people open the product.
 * @param embedOrigins those that may embed the questionnaire; its calls alone, without cookies.
 */
export function foreignOrigins(
  publicUrl: string,
  embedOrigins: readonly string[],
): RequestHandler[] {
  const ours = new URL(publicUrl).origin;
  const allowEmbedding = cors({
    origin: [...embedOrigins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['Accept', 'Content-Type', 'Idempotency-Key'],
    maxAge: 600,
  });
  const isFromEmbedder = (request: Request) =>
    embedOrigins.includes(request.header('Origin') ?? '') && embedCalls.includes(request.path);

  const isForeign = (request: Request): boolean => {
    const site = request.header('Sec-Fetch-Site');
    const origin = request.header('Origin');
    if (isFromEmbedder(request)) return false;
    if (site === 'cross-site' || site === 'same-site') return true;
    // Somebody may open 127.0.0.1 where the public address says localhost.
    const here = `${request.protocol}://${request.host}`;
    return origin !== undefined && origin !== ours && origin !== here;
  };

  const refuse = (request: Request, _response: Response, next: NextFunction): void => {
    const isRefused = !harmlessMethods.has(request.method) && isForeign(request);
    next(isRefused ? new Refusal(403, messages.foreignOrigin) : undefined);
  };
  const embed: RequestHandler = (request, response, next) => {
    if (isFromEmbedder(request)) allowEmbedding(request, response, next);
    else next();
  };
  return [refuse, embed];
}
