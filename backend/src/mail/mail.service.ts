import { pagePaths, reportLinkHours } from '@ellac/contracts';
import { MailerService } from '@nestjs-modules/mailer';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import type { DeliveryReason } from '../database/entities/email-delivery.entity.js';
import { plainName } from './plain-name.js';

/** The mail that carries a report's link to the owner. */
export interface ReportMail {
  readonly to: string;
  readonly ownerFirstName: string;
  /** The business that the report is about. */
  readonly companyName: string;
  readonly link: string;
  /** With angle brackets; the same each time the same mail is sent. */
  readonly messageId: string;
  readonly reason: DeliveryReason;
  /** When it was first to be sent; the same each time, too. */
  readonly date: Date;
}

const subjects: Readonly<Record<DeliveryReason, string>> = {
  completed: 'Your ELLAC Business Evaluation report for {{companyName}} is ready',
  resend: 'A new link to your ELLAC Business Evaluation report for {{companyName}}',
};

const openings: Readonly<Record<DeliveryReason, (companyName: string) => string>> = {
  completed: (companyName) =>
    `Thank you for completing the ELLAC Business Evaluation for ${companyName}. Your report is ready.`,
  resend: (companyName) =>
    `Here is the new link you asked for. It opens the ELLAC Business Evaluation report for ${companyName}.`,
};

/** Writes the product's mails and hands them to the mail server. */
@Injectable()
export class MailService {
  constructor(
    private readonly environment: Environment,
    private readonly mailer: MailerService,
  ) {}

  /**
   * Sends the link to a report, as HTML and as plain text with the same content.
   *
   * @returns what the mail server answered when it took the mail.
   * @throws nodemailer's error, with the server's `response` and `responseCode` if it gave one.
   */
  async sendReportReady(mail: ReportMail): Promise<string> {
    const companyName = plainName(mail.companyName);
    // What nodemailer would otherwise make up: a mail that is sent twice must be one mail.
    const sameEachTime = { baseBoundary: mail.messageId.replace(/\W/g, '') };
    const sent = (await this.mailer.sendMail({
      to: { name: '', address: mail.to },
      messageId: mail.messageId,
      date: mail.date,
      ...sameEachTime,
      subject: subjects[mail.reason],
      template: 'report-ready.hbs',
      textTemplate: 'report-ready.txt',
      context: {
        companyName,
        ownerFirstName: plainName(mail.ownerFirstName),
        opening: openings[mail.reason](companyName),
        link: mail.link,
        hours: reportLinkHours,
        questionnaireUrl: new URL(pagePaths.questionnaire, this.environment.PUBLIC_URL).href,
        senderName: this.environment.COMPANY_NAME,
      },
    })) as { response: string };
    return sent.response;
  }
}
