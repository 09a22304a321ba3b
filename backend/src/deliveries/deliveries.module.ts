import { Module } from '@nestjs/common';
import { CoachMails } from './coach-mails.js';
import { DeliveryRepository } from './delivery.repository.js';
import { MailStops } from './mail-stops.js';
import { MailServerStanding } from './sending/mail-server-standing.js';

@Module({
  providers: [CoachMails, DeliveryRepository, MailServerStanding, MailStops],
  exports: [CoachMails, DeliveryRepository, MailServerStanding, MailStops],
})
export class DeliveriesModule {}
