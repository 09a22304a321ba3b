import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { ErrorBody } from '@ellac/contracts';
import type { Request, Response } from 'express';
import { routeOf } from '../logging/request-log.js';
import { type ErrorReply, errorReplyTo } from './error-reply.js';
import { isPlain } from './plain-errors.js';
import { requestIdOf } from './request-id.js';
import { TextConflict } from './text-conflict.js';
import { ValidationFailed } from './validation-failed.js';

/** The one place that turns an error into a reply. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    const answer = errorReplyTo(error);
    if (answer.statusCode >= 500) {
      this.log.error('a request failed', {
        requestId: requestIdOf(response),
        method: request.method,
        route: routeOf(request, response),
        error,
      });
    }
    // An error after the reply has begun, such as one while renewing a session, cannot change the
    // reply.
    if (response.headersSent) return;
    if (answer.retryAfterSeconds !== undefined)
      response.setHeader('Retry-After', String(answer.retryAfterSeconds));
    this.send(response.status(answer.statusCode), answer, error);
  }

  /** As JSON, with the fields that are wrong where the error names them. */
  private send(response: Response, { statusCode, message }: ErrorReply, error: unknown): void {
    if (isPlain(response)) {
      response.type('text/plain').send(message);
      return;
    }
    const body: ErrorBody = {
      statusCode,
      message,
      ...(error instanceof ValidationFailed ? { details: error.details } : {}),
      ...(error instanceof TextConflict ? { current: error.current } : {}),
      requestId: requestIdOf(response),
    };
    response.json(body);
  }
}
