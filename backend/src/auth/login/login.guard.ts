import { credentialsSchema } from '@ellac/contracts';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { Refusal } from '../../common/errors/refusal.js';

/** Checks the body, which a guard sees before any pipe does, and then who it is. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request<unknown, unknown, unknown>>();
    const { error } = credentialsSchema.safeParse(request.body);
    if (error !== undefined) throw new Refusal(400, error.issues[0]!.message);
    return (await super.canActivate(context)) === true;
  }
}
