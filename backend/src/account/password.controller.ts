import { type MessageReply, messages } from '@ellac/contracts';
import { Body, Controller, Put, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { actorOf } from '../audit/actor.js';
import { currentUserOf } from '../auth/current-user.js';
import { openSession } from '../auth/session/session.js';
import { SignedInGuard } from '../auth/session/signed-in.guard.js';
import { PasswordChangeDto } from './password-change.dto.js';
import { PasswordChangeService } from './password-change.service.js';

@Controller('api/user/password')
export class PasswordController {
  constructor(private readonly passwords: PasswordChangeService) {}

  /** Ends every session of the user, and signs this browser in again with a new one. */
  @Put()
  @UseGuards(SignedInGuard)
  async change(
    @Body() passwords: PasswordChangeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageReply> {
    const actor = actorOf(request, response);
    const user = await this.passwords.change(currentUserOf(request)!, passwords, actor);
    await openSession(request, user);
    return { message: messages.passwordChanged };
  }
}
