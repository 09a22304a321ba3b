import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { NextFunction, Request, Response } from 'express';
import { requestIdOf } from '../common/errors/request-id.js';
import { harmlessMethods } from '../common/http/foreign-origins.js';
import { whenOver } from '../common/logging/request-log.js';
import type { Traces } from './traces.js';

/**
 * Gives each request that changes something a span, within the trace that its `traceparent` names.
 * Requests that only read are measured but not traced, because pages poll the progress of a report.
 */
export const traceRequests =
  (traces: Traces) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const { method } = request;
    if (harmlessMethods.has(method)) {
      next();
      return;
    }
    const attributes = {
      'http.request.method': method,
      'ellac.request_id': requestIdOf(response),
    };
    const traceparent = request.header('traceparent');
    const facts = { kind: SpanKind.SERVER, attributes };
    void traces.continued(traceparent, method, facts, (span) => {
      const over = new Promise<void>((resolve) =>
        whenOver(request, response, ({ route, status }) => {
          if (route !== null) {
            span.updateName(`${method} ${route}`);
            span.setAttribute('http.route', route);
          }
          if (status !== null) span.setAttribute('http.response.status_code', status);
          if (status === null || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          resolve();
        }),
      );
      next();
      return over;
    });
  };
