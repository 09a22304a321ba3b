import type { NextFunction, Request, Response } from 'express';
import { whenOver } from '../common/logging/request-log.js';
import type { Metrics } from './metrics.js';

/** Measures each request that comes after it. */
export const measureRequests =
  (metrics: Metrics) =>
  (request: Request, response: Response, next: NextFunction): void => {
    whenOver(request, response, (end) => metrics.requestEnded(end));
    next();
  };
