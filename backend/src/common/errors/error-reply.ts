import { HttpException } from '@nestjs/common';
import { isDatabaseAway } from './database-away.js';
import { Refusal } from './refusal.js';

/** What a person reads where the error's own text is meant for developers. */
const sentences: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  401: 'Please log in.',
  403: 'You are not allowed to do this.',
  404: 'There is nothing at this address.',
  405: 'This is not possible here.',
  413: 'The request is too large.',
  415: 'Please send JSON.',
  429: 'Too many requests. Please wait a little and try again.',
  503: 'The service is not ready. Please try again in a moment.',
};
const unexpected = 'Something went wrong on our side. Please try again in a moment.';

/** Seconds after which to retry when the database was unreachable. */
const retryAfterSeconds = 5;

/** The reply to an error: a status, a sentence, and when to retry. */
export interface ErrorReply {
  readonly statusCode: number;
  readonly message: string;
  readonly retryAfterSeconds: number | undefined;
}

/** What a caller hears of an error, and with which status. */
export function errorReplyTo(error: unknown): ErrorReply {
  const statusCode = statusOf(error);
  if (error instanceof Refusal)
    return { statusCode, message: error.message, retryAfterSeconds: error.retryAfterSeconds };
  return {
    statusCode,
    message: sentences[statusCode] ?? unexpected,
    retryAfterSeconds: statusCode === 503 ? retryAfterSeconds : undefined,
  };
}

/** Body parsers fail with plain errors that carry a status. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (isDatabaseAway(error)) return 503;
  if (error instanceof Error && 'status' in error && typeof error.status === 'number')
    return error.status;
  return 500;
}
