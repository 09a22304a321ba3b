import { messages } from '@ellac/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { currentUserOf } from '../auth/current-user.js';
import { Refusal } from '../common/errors/refusal.js';
import { requestIdOf } from '../common/errors/request-id.js';
import { addressOf } from '../common/http/address-of.js';

/** Who does something, from where, and by which request. */
export interface Actor {
  readonly userId: string;
  readonly username: string;
  /** A network address; null where it is not known. */
  readonly address: string | null;
  readonly requestId: string;
}

/** @throws Refusal when nobody is signed in. */
export function actorOf(request: Request, response: Response): Actor {
  const user = currentUserOf(request);
  if (user === null) throw new Refusal(401, messages.pleaseLogIn);
  return {
    userId: user.id,
    username: user.username,
    address: addressOf(request),
    requestId: requestIdOf(response),
  };
}

/** The admin behind a request; null for anybody else, such as a report's owner. */
export const adminBehind = (request: Request, response: Response): Actor | null =>
  currentUserOf(request)?.isAdmin === true ? actorOf(request, response) : null;

/** The admin behind a request, as a handler's parameter. */
export const ActingAdmin = createParamDecorator(
  (_: undefined, context: ExecutionContext): Actor => {
    const http = context.switchToHttp();
    return actorOf(http.getRequest<Request>(), http.getResponse<Response>());
  },
);
