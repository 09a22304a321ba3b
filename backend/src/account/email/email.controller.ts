import type { CurrentUser } from '@ellac/contracts';
import { Body, Controller, Put, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { actorOf } from '../../audit/actor.js';
import { currentUserOf } from '../../auth/current-user.js';
import { SignedInGuard } from '../../auth/session/signed-in.guard.js';
import { presentUser } from '../../auth/user.presenter.js';
import { Environment } from '../../config/environment.js';
import { EmailChangeDto } from './email-change.dto.js';
import { EmailChangeService } from './email-change.service.js';

@Controller('api/user/email')
@UseGuards(SignedInGuard)
export class EmailController {
  constructor(
    private readonly emails: EmailChangeService,
    private readonly environment: Environment,
  ) {}

  @Put()
  async change(
    @Body() change: EmailChangeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CurrentUser> {
    const user = currentUserOf(request)!;
    await this.emails.change(user, change, actorOf(request, response));
    return presentUser(Object.assign(user, { email: change.email }), this.environment);
  }
}
