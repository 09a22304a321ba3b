import { Module } from '@nestjs/common';
import { AdminFailedMailsController } from './admin-failed-mails.controller.js';
import { FailedMails } from './failed-mails.js';

/** What coaches do with mails that failed; only where the door of the admin area is. */
@Module({ controllers: [AdminFailedMailsController], providers: [FailedMails] })
export class FailedMailsModule {}
