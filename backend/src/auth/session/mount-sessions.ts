import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Environment } from '../../config/environment.js';
import { UserService } from '../users/user.service.js';
import {
  secondFactorFirst,
  withoutSecondFactorUnknown,
} from '../second-factor/second-factor-first.js';
import { HashedSessionStore } from './hashed-session-store.js';
import { sessionCookie, sessionKeys } from './session-cookie.js';
import { idleLimit, signedInUser } from './signed-in-user.js';
import { apiPaths, messages } from '@ellac/contracts';
import { Refusal } from '../../common/errors/refusal.js';
import { currentUserOf } from '../current-user.js';
import { roleAdminOnly } from '../roles/role.guard.js';

/** Every route under these paths is for admins, in every module. */
const adminPaths = ['/api/admin', apiPaths.openApi];

/** The paths that need the user; on others a session would only cost time. */
const pathsWithSession = ['/api/user', '/api/login', '/api/logout', ...adminPaths];

/** Reports are read by coaches, and far more by owners, who have no session and get none. */
const pathOfOwners = '/api/analysis';

/** Mounts the sessions, and the one access check of the admin area, in front of all routes. */
export function mountSessions(app: NestExpressApplication): void {
  const environment = app.get(Environment);
  const { PUBLIC_URL, SECOND_FACTOR } = environment;
  const { name, options } = sessionCookie(PUBLIC_URL);
  const log = new Logger('Sessions');
  const sessions = session({
    name,
    cookie: { ...options, maxAge: idleLimit },
    secret: sessionKeys(environment),
    store: new HashedSessionStore({
      pool: poolOf(app.get(DataSource)),
      tableName: 'sessions',
      errorLog: (what: unknown, error: unknown) => log.error(String(what), { error }),
    }),
    rolling: true,
    resave: false,
    saveUninitialized: false,
  });
  if (options.secure === true) app.use([...pathsWithSession, pathOfOwners], secureAsPublished);
  const handlers = [sessions, signedInUser(app.get(UserService))];
  app.use(pathsWithSession, ...handlers);
  app.use(pathOfOwners, ...handlers.map((handler) => onlyWithCookie(name, handler)));
  app.use(adminPaths, adminsOnly);
  if (SECOND_FACTOR === 'required') {
    app.use(['/api/user', ...adminPaths], secondFactorFirst);
    app.use(pathOfOwners, withoutSecondFactorUnknown);
  }
  // The board of the queues has no guards; they hold for all other calls.
  app.use(apiPaths.adminQueues, roleAdminOnly);
}

const onlyWithCookie =
  (name: string, handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.headers.cookie?.includes(`${name}=`) === true
      ? handler(request, response, next)
      : next();

/** The session store uses the same connection pool as everything else. */
const poolOf = (dataSource: DataSource): Pool =>
  (dataSource.driver as PostgresDriver).master as Pool;

/**
 * PUBLIC_URL is an https address, so a request over plain HTTP comes from the proxy that terminated
 * TLS, even if the proxy does not say so. Without this, nobody would get the secure cookie.
 */
function secureAsPublished(request: Request, _response: Response, next: NextFunction): void {
  Object.defineProperty(request, 'secure', { value: true });
  next();
}

/**
 * Lets admins through. Everybody else gets the same refusal for every path, which does not reveal
 * the routes that exist.
 */
export function adminsOnly(request: Request, _response: Response, next: NextFunction): void {
  const user = currentUserOf(request);
  if (user === null) throw new Refusal(401, messages.pleaseLogIn);
  if (!user.isAdmin) throw new Refusal(403, messages.adminsOnly);
  next();
}
