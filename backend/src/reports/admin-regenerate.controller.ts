import { type MessageReply, messages } from '@ellac/contracts';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { IdParam } from '../common/validation/id-param.js';
import { Regeneration } from './regeneration.service.js';

@Controller('api/admin/analysis')
@NeedsRole('coach')
export class AdminRegenerateController {
  constructor(private readonly regeneration: Regeneration) {}

  @Post(':analysisId/regenerate')
  @HttpCode(200)
  async regenerate(
    @IdParam('analysisId', messages.reportNotFound) analysisId: string,
    @ActingAdmin() actor: Actor,
  ): Promise<MessageReply> {
    await this.regeneration.regenerate(analysisId, actor);
    return { message: messages.regenerated };
  }
}
