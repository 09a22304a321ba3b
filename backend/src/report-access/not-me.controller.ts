import { type MessageReply, messages } from '@ellac/contracts';
import { Body, Controller, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Refusal } from '../common/errors/refusal.js';
import { MailStops } from '../deliveries/mail-stops.js';
import { WorkQueues } from '../queues/work-queues.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { NotMeDto } from './not-me.dto.js';

@Controller('api/verify-report/:reportId/not-me')
export class NotMeController {
  constructor(
    private readonly stops: MailStops,
    private readonly queues: WorkQueues,
    private readonly limits: RateLimits,
  ) {}

  /** Stops all mails to the address that the link was mailed to. */
  @Post()
  @HttpCode(200)
  async stop(
    @Param('reportId') reportId: string,
    @Body() { token }: NotMeDto,
    @Ip() address: string,
  ): Promise<MessageReply> {
    const mailIds = isUUID(reportId) ? await this.stops.stop(reportId, token) : null;
    if (mailIds === null) {
      await this.limits.linkFailed(reportId, address);
      throw new Refusal(401, messages.linkInvalid);
    }
    for (const id of mailIds) this.queues.nudgeDelivery(id);
    return { message: messages.mailsStopped };
  }
}
