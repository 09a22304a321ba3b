import { Module } from '@nestjs/common';
import { CoachMails } from './coach-mails.js';
import { DeliveryRepository } from './delivery.repository.js';
import { MailServerStanding } from './sending/mail-server-standing.js';

@Module({
  providers: [CoachMails, DeliveryRepository, MailServerStanding],
  exports: [CoachMails, DeliveryRepository, MailServerStanding],
})
export class DeliveriesModule {}
