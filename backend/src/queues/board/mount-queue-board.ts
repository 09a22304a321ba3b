import { BullAdapter } from '@bull-board/api/bullAdapter';
import { createBullBoard } from '@bull-board/api';
import { apiPaths } from '@ellac/contracts';
import { getQueueToken } from '@nestjs/bull';
import { MethodNotAllowedException, ServiceUnavailableException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Queue } from 'bull';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { nameRequest } from '../../common/logging/request-log.js';
import { queueNames } from '../queues.js';
import { BoardPages } from './board-pages.js';

/** The board sets its styles inline, and finds its files by the base of its pages. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Shows what waits in the queues and which workers serve them; a job contains only a row's id. It
 * must be mounted behind the access check of the admin area. It is read-only: the row decides what
 * is done, so the repair would only replace a job that somebody moves.
 */
export function mountQueueBoard(app: NestExpressApplication): void {
  const queues = queueNames.map((name) => app.get<Queue>(getQueueToken(name)));
  const pages = new BoardPages().setBasePath(apiPaths.adminQueues);
  createBullBoard({
    queues: queues.map((queue) => new BullAdapter(queue, { readOnlyMode: true })),
    serverAdapter: pages,
    options: { uiConfig: { boardTitle: 'Queues', hideDocsLink: true } },
  });
  app.use(apiPaths.adminQueues, readOnly, whileConnected(queues), pages.getRouter());
}

function readOnly(request: Request, response: Response, next: NextFunction): void {
  // An open board polls every few seconds.
  nameRequest(response, `${apiPaths.adminQueues}/*`, true);
  response.setHeader('Content-Security-Policy', policy);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  next(isReading ? undefined : new MethodNotAllowedException());
}

/** Without a connection to Redis a command would wait for one, and block the request. */
const whileConnected =
  (queues: readonly Queue[]): RequestHandler =>
  (_request, _response, next) => {
    const isConnected = queues.every(({ client }) => client.status === 'ready');
    next(isConnected ? undefined : new ServiceUnavailableException());
  };
