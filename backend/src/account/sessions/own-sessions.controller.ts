import { messages, type OwnSessions } from '@ellac/contracts';
import { Controller, Delete, Get, HttpCode, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { actorOf } from '../../audit/actor.js';
import { currentUserOf } from '../../auth/current-user.js';
import { isRowId, rowIdOf } from '../../auth/session/hashed-session-store.js';
import { SignedInGuard } from '../../auth/session/signed-in.guard.js';
import { Refusal } from '../../common/errors/refusal.js';
import { OwnSessionsService } from './own-sessions.service.js';

@Controller('api/user/sessions')
@UseGuards(SignedInGuard)
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Get()
  async list(@Req() request: Request): Promise<OwnSessions> {
    const { id } = currentUserOf(request)!;
    return { sessions: await this.sessions.list(id, rowIdOf(request.sessionID)) };
  }

  /** Ends all but the one that asks. */
  @Delete()
  @HttpCode(204)
  async endOthers(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.sessions.endOthers(rowIdOf(request.sessionID), actorOf(request, response));
  }

  @Delete(':sessionId')
  @HttpCode(204)
  async end(
    @Param('sessionId') sessionId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const isEnded =
      isRowId(sessionId) && (await this.sessions.end(sessionId, actorOf(request, response)));
    if (!isEnded) throw new Refusal(404, messages.sessionNotFound);
  }
}
