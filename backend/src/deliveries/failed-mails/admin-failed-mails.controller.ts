import type { FailedMailsCount, ResentMailsReply } from '@ellac/contracts';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../../audit/actor.js';
import { NeedsRole } from '../../common/http/needs-role.js';
import { rowsPerRun } from '../../leases/sweep-thresholds.js';
import { WorkQueues } from '../../queues/work-queues.js';
import { FailedMailsDto } from './failed-mails.dto.js';
import { FailedMails } from './failed-mails.js';

@Controller('api/admin/failed-mails')
@NeedsRole('coach')
export class AdminFailedMailsController {
  constructor(
    private readonly failedMails: FailedMails,
    private readonly queues: WorkQueues,
  ) {}

  @Get()
  async count(@Query() { since }: FailedMailsDto): Promise<FailedMailsCount> {
    return { count: await this.failedMails.count(new Date(since)) };
  }

  @Post('resend')
  @HttpCode(200)
  async sendAgain(
    @Body() { since }: FailedMailsDto,
    @ActingAdmin() actor: Actor,
  ): Promise<ResentMailsReply> {
    const deliveries = await this.failedMails.sendAgain(new Date(since), actor);
    // The sweep enqueues the rest.
    for (const id of deliveries.slice(0, rowsPerRun)) this.queues.nudgeDelivery(id);
    return { resent: deliveries.length };
  }
}
