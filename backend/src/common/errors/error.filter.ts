import { STATUS_CODES } from 'node:http';
import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { ErrorBody } from '@ellac/contracts';
import type { Response } from 'express';
import { isDatabaseAway } from './database-away.js';
import { requestIdOf } from './request-id.js';
import { ValidationFailed } from './validation-failed.js';

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

/** Body parsers fail with plain errors that carry a status. */
const statusOf = (error: unknown): number => {
  if (error instanceof HttpException) return error.getStatus();
  if (isDatabaseAway(error)) return 503;
  if (error instanceof Error && 'status' in error && typeof error.status === 'number')
    return error.status;
  return 500;
};

/** The one place that turns an error into an answer. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const statusCode = statusOf(error);
    if (statusCode === 503) response.setHeader('Retry-After', '5');
    const requestId = requestIdOf(response);
    if (statusCode >= 500) {
      this.log.error(
        `request ${requestId} failed`,
        error instanceof Error ? error.stack : String(error),
      );
    }
    const body: ErrorBody = {
      statusCode,
      message: this.sentenceFor(error, statusCode),
      ...(error instanceof ValidationFailed ? { details: error.details } : {}),
      requestId,
    };
    response.status(statusCode).json(body);
  }

  /** Only sentences that we wrote leave the server; those of frameworks are for developers. */
  private sentenceFor(error: unknown, statusCode: number): string {
    const isOurs =
      error instanceof ValidationFailed ||
      (error instanceof HttpException &&
        statusCode > 400 &&
        statusCode < 500 &&
        // Theirs are the status's own name, or begin small, or say "Cannot OPTIONS /".
        error.message !== STATUS_CODES[statusCode] &&
        /^(?!Cannot [A-Z]+ \/)[A-Z]\S* /.test(error.message));
    return isOurs ? error.message : (sentences[statusCode] ?? unexpected);
  }
}
