import { includesRole, messages, type UserRole } from '@ellac/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { Reflector } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import { Refusal } from '../../common/errors/refusal.js';
import { currentUserOf } from '../current-user.js';
import { NeedsRole } from '../../common/http/needs-role.js';
import { roleOf } from './role-of.js';

/** What each role is told that may not do something. */
const refusals = {
  coach: messages.roleAdminsOnly,
  reader: messages.coachesOnly,
} as const;

/** Refuses users of the desk whose role does not include what a call needs. */
@Injectable()
export class RoleGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const [handler, controller] = [context.getHandler(), context.getClass()];
    const named = this.reflector.getAllAndOverride<UserRole | undefined>(NeedsRole.KEY, [
      handler,
      controller,
    ]);
    const path = this.reflector.get<string | undefined>(PATH_METADATA, controller);
    const needed = named ?? (path?.startsWith('api/admin') === true ? 'admin' : null);
    if (needed !== null) requireRole(context.switchToHttp().getRequest<Request>(), needed);
    return true;
  }
}

/** For what a router without guards handles, behind the check of the admin area. */
export function roleAdminOnly(request: Request, _response: Response, next: NextFunction): void {
  requireRole(request, 'admin');
  next();
}

/** Strangers and users without a role are the matter of other checks. */
function requireRole(request: Request, needed: UserRole): void {
  const user = currentUserOf(request);
  const role = user === null ? null : roleOf(user);
  if (role === null || role === 'admin' || includesRole(role, needed)) return;
  throw new Refusal(403, refusals[role]);
}
