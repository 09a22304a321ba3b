import type { CurrentUser } from '@ellac/contracts';
import { Body, Controller, Put, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { actorOf } from '../audit/actor.js';
import { currentUserOf } from '../auth/current-user.js';
import { SignedInGuard } from '../auth/session/signed-in.guard.js';
import { presentUser } from '../auth/user.presenter.js';
import { Environment } from '../config/environment.js';
import { DisplayNameDto } from './display-name.dto.js';
import { DisplayNameService } from './display-name.service.js';

@Controller('api/user/display-name')
export class DisplayNameController {
  constructor(
    private readonly names: DisplayNameService,
    private readonly environment: Environment,
  ) {}

  @Put()
  @UseGuards(SignedInGuard)
  async change(
    @Body() { displayName }: DisplayNameDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CurrentUser> {
    const actor = actorOf(request, response);
    await this.names.change(displayName, actor);
    return presentUser(Object.assign(currentUserOf(request)!, { displayName }), this.environment);
  }
}
