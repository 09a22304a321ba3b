import { Module } from '@nestjs/common';
import { AdminFailedMailsController } from './admin-failed-mails.controller.js';
import { FailedMails } from './failed-mails.js';

/**
 * What coaches do with failed mails. Only for processes that mount the access check of the admin
 * area.
 */
@Module({ controllers: [AdminFailedMailsController], providers: [FailedMails] })
export class FailedMailsModule {}
