import { type MessageAnswer, messages } from '@ellac/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { WorkQueues } from '../queues/work-queues.js';
import { DeliveryRepository } from './delivery.repository.js';
import { ResendVerificationDto } from './resend-verification.dto.js';

@Controller('api/resend-verification')
export class ResendVerificationController {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly queues: WorkQueues,
  ) {}

  /** Answers the same, after the same statement, whether or not the address is known. */
  @Post()
  @HttpCode(200)
  async resend(@Body() { email, reportId }: ResendVerificationDto): Promise<MessageAnswer> {
    const deliveryId = await this.deliveries.createForRecipient(email, reportId ?? null);
    if (deliveryId !== null) this.queues.nudgeDelivery(deliveryId);
    return { message: messages.resendAnswer };
  }
}
