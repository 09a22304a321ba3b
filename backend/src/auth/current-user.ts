import type { Request } from 'express';
import type { UserEntity } from '../database/entities/user.entity.js';

/** Who is signed in; null when nobody is, or the path has no sessions (`mount-sessions.ts`). */
export const currentUserOf = (request: Request): UserEntity | null =>
  (request.user as UserEntity | undefined) ?? null;
