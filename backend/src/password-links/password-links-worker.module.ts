import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { PasswordLinkMails } from './password-link-mails.js';

/** The providers that only a process that sends mails needs. */
@Module({ imports: [MailModule], providers: [PasswordLinkMails] })
export class PasswordLinksWorkerModule {}
