import { Module } from '@nestjs/common';
import { CoachMailModule } from '../coach-mail/coach-mail.module.js';
import { MailModule } from '../mail/mail.module.js';
import { DeliveryProcessor } from './delivery.processor.js';
import { DeliveryRepository } from './delivery.repository.js';
import { DeliverySchedule } from './delivery.schedule.js';
import { DeliverySweep } from './delivery.sweep.js';
import { MailServerStanding } from './mail-server-standing.js';

/** What only a process that sends mails runs. */
@Module({
  imports: [CoachMailModule, MailModule],
  providers: [
    DeliveryProcessor,
    DeliveryRepository,
    DeliverySchedule,
    DeliverySweep,
    MailServerStanding,
  ],
})
export class DeliveryWorkerModule {}
