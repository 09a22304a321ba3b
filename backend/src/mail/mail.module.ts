import { join } from 'node:path';
import { MailerModule } from '@nestjs-modules/mailer';
import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';
import { Module } from '@nestjs/common';
import { BrandModule } from '../brand/brand.module.js';
import { Environment } from '../config/environment.js';
import { MailService } from './mail.service.js';

/** The build copies the templates beside the bundle that this file is in. */
const dir = join(import.meta.dirname, 'templates');
const strict = { options: { strict: true } };
const partials = { dir: join(dir, 'partials'), ...strict };

const html = new HandlebarsAdapter(undefined, {
  inlineCssOptions: { keepAtRules: true, loadRemoteStylesheets: false },
});

@Module({
  imports: [
    BrandModule,
    MailerModule.forRootAsync({
      imports: [],
      inject: [Environment],
      useFactory: ({ SMTP_URL, MAIL_FROM, MAIL_REPLY_TO }: Environment) => ({
        transport: SMTP_URL,
        defaults: {
          from: MAIL_FROM,
          ...(MAIL_REPLY_TO === undefined ? {} : { replyTo: MAIL_REPLY_TO }),
          // Keeps out-of-office notes from coming back (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        },
        template: { dir },
        // Given as `template.adapter`, it would load the previewer for developers with it.
        plugins: [
          {
            step: 'compile',
            plugin: (mail, done) =>
              html.compile(mail, done, { template: { dir, ...strict }, options: { partials } }),
          },
        ],
      }),
    }),
  ],
  providers: [MailService],
  exports: [MailService],
})
export class MailModule {}
