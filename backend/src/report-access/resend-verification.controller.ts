import { type MessageAnswer, messages } from '@ellac/contracts';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { WorkQueues } from '../queues/work-queues.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { DeliveryRepository } from './delivery.repository.js';
import { ResendVerificationDto } from './resend-verification.dto.js';

@Controller('api/resend-verification')
export class ResendVerificationController {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly queues: WorkQueues,
    private readonly limits: RateLimits,
  ) {}

  /** Answers the same, after the same statement, whether or not the address is known. */
  @Post()
  @HttpCode(200)
  async resend(
    @Body() { email, reportId }: ResendVerificationDto,
    @Ip() address: string,
  ): Promise<MessageAnswer> {
    await this.limits.resend(email, address);
    const deliveryId = await this.deliveries.createForRecipient(email, reportId ?? null);
    if (deliveryId !== null) this.queues.nudgeDelivery(deliveryId);
    return { message: messages.resendAnswer };
  }
}
