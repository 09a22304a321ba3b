import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { DeliveriesModule } from '../deliveries.module.js';
import { DeliveryProcessor } from './delivery.processor.js';
import { DeliverySchedule } from './delivery.schedule.js';
import { DeliverySweep } from './delivery.sweep.js';

/** The providers that only a process that sends mails needs. */
@Module({
  imports: [DeliveriesModule, MailModule],
  providers: [DeliveryProcessor, DeliverySchedule, DeliverySweep],
})
export class DeliveryWorkerModule {}
