import { messages } from '@ellac/contracts';
import type { RequestHandler } from 'express';
import { Refusal } from '../common/errors/refusal.js';
import type { RateLimits } from './rate-limits.service.js';

/** Refusals that cost work: a body that was parsed, a password or a token that was compared. */
const counted: ReadonlySet<number> = new Set([400, 401, 403, 404, 413, 415]);

/**
 * Refuses calls from an address that sent too many calls that were refused. Good calls are not
 * counted; they have limits of their own.
 */
export const limitRefusedRequests =
  (limits: RateLimits): RequestHandler =>
  async (request, response, next) => {
    const { ip: address = '' } = request;
    response.once('finish', () => {
      if (counted.has(response.statusCode)) void limits.requestRefused(address);
    });
    const seconds = await limits.secondsOfRefusals(address);
    next(seconds === null ? undefined : new Refusal(429, messages.tooManyRequests, seconds));
  };
