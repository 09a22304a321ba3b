import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import connectPgSimple from 'connect-pg-simple';
import type { NextFunction, Request, Response } from 'express';
import session from 'express-session';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Environment } from '../../config/environment.js';
import { UserService } from '../users/user.service.js';
import { sessionCookie, sessionKey } from './session-cookie.js';
import { idleLimit, signedInUser } from './signed-in-user.js';
import { messages } from '@ellac/contracts';
import { Refusal } from '../../common/errors/refusal.js';
import { currentUserOf } from '../current-user.js';

/** The paths that need the user; on others a session would only cost time. */
const pathsWithSession = ['/api/user', '/api/login', '/api/logout', '/api/admin', '/api/analysis'];

/** What is behind this is for admins, whichever room it belongs to and whatever its route is. */
const adminPath = '/api/admin';

/** Puts sessions, and the one door of the admin area, in front of the routes. */
export function mountSessions(app: NestExpressApplication): void {
  const { PUBLIC_URL, SECRET } = app.get(Environment);
  const { name, options } = sessionCookie(PUBLIC_URL);
  const PostgresStore = connectPgSimple(session);
  const log = new Logger('Sessions');
  const sessions = session({
    name,
    cookie: { ...options, maxAge: idleLimit },
    secret: sessionKey(SECRET),
    store: new PostgresStore({
      pool: poolOf(app.get(DataSource)),
      tableName: 'sessions',
      errorLog: (what: unknown, error: unknown) => log.error(String(what), { error }),
    }),
    rolling: true,
    resave: false,
    saveUninitialized: false,
  });
  if (options.secure === true) app.use(pathsWithSession, secureAsPublished);
  app.use(pathsWithSession, sessions, signedInUser(app.get(UserService)));
  app.use(adminPath, adminsOnly);
}

/** The sessions share the connections of everything else. */
const poolOf = (dataSource: DataSource): Pool =>
  (dataSource.driver as PostgresDriver).master as Pool;

/**
 * PUBLIC_URL says that people come by https, so a connection without it comes from the proxy that
 * ended theirs, also where that does not say so; without this they would get no cookie at all.
 */
function secureAsPublished(request: Request, _response: Response, next: NextFunction): void {
  Object.defineProperty(request, 'secure', { value: true });
  next();
}

/** Lets admins through, and tells everybody else nothing, not even what there is behind it. */
export function adminsOnly(request: Request, _response: Response, next: NextFunction): void {
  const user = currentUserOf(request);
  if (user === null) throw new Refusal(401, messages.pleaseLogIn);
  if (!user.isAdmin) throw new Refusal(403, messages.adminsOnly);
  next();
}
