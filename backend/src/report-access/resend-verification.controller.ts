import { setTimeout } from 'node:timers/promises';
import { type MessageReply, messages } from '@ellac/contracts';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { WorkQueues } from '../queues/work-queues.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { DeliveryRepository } from '../deliveries/delivery.repository.js';
import { ResendVerificationDto } from './resend-verification.dto.js';

/** Milliseconds until the reply; far more than the statement takes. */
const answerTime = 100;

@Controller('api/resend-verification')
export class ResendVerificationController {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly queues: WorkQueues,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Sends the same reply, after the same statement and in the same time, whether or not the address
   * is known: storing a row takes longer than finding none.
   */
  @Post()
  @HttpCode(200)
  async resend(
    @Body() { email, reportId }: ResendVerificationDto,
    @Ip() address: string,
  ): Promise<MessageReply> {
    await this.limits.resend(email, address);
    const [deliveryId] = await Promise.all([
      this.deliveries.createForRecipient(email, reportId ?? null),
      setTimeout(answerTime),
    ]);
    if (deliveryId !== null) this.queues.nudgeDelivery(deliveryId);
    return { message: messages.resendReply };
  }
}
