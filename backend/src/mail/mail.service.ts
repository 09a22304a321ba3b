import { pagePaths, type Provenance, reportLinkHours } from '@ellac/contracts';
import { MailerService } from '@nestjs-modules/mailer';
import { Injectable } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { Brand } from '../brand/brand.js';
import { Environment } from '../config/environment.js';
import type { PasswordLinkEntity } from '../database/entities/password-link.entity.js';
import { legalLinksOf } from '../config/legal-links.js';
import type { OwnerMailReason } from '../database/entities/email-delivery.entity.js';
import { Traces } from '../tracing/traces.js';
import { type CoachMailFacts, coachWords } from './coach-words.js';
import { mailColors, type MailColors } from './mail-colors.js';
import { mailLogo } from './mail-logo.js';
import { openUntil } from './open-until.js';
import { passwordLinkWords } from './password-link-words.js';
import { plainName } from './plain-name.js';

/** What every mail has. */
interface Envelope {
  readonly to: string;
  /** With angle brackets; the same each time the same mail is sent. */
  readonly messageId: string;
  /** When it was first to be sent; the same each time, too. */
  readonly date: Date;
}

/** The mail that carries a report's link to the owner. */
export interface ReportMail extends Envelope {
  readonly ownerFirstName: string;
  /** The business that the report is about. */
  readonly companyName: string;
  readonly link: string;
  /** Leads to the page on which somebody who is not the owner stops the mails. */
  readonly notMeLink: string;
  /** When the link stops opening the report. */
  readonly expiresAt: Date;
  /** The zone of the owner's device, if it is known. */
  readonly timeZone: string | null;
  readonly reason: OwnerMailReason;
  /** Who worded the report. */
  readonly engine: Provenance['engine'];
}

/** The mail that tells the coach something. */
export interface CoachMail extends Envelope, CoachMailFacts {
  /** Leads to the company in the admin area. */
  readonly link: string;
}

/** The mail with a link by which a user sets a password. */
export interface PasswordLinkMail extends Envelope {
  readonly purpose: PasswordLinkEntity['purpose'];
  readonly username: string;
  readonly link: string;
  /** When the link stops setting a password. */
  readonly expiresAt: Date;
}

const subjects: Readonly<Record<OwnerMailReason, string>> = {
  completed: 'Your ELLAC Business Evaluation report for {{companyName}} is ready',
  resend: 'A new link to your ELLAC Business Evaluation report for {{companyName}}',
  'sent-by-coach': 'Your ELLAC Business Evaluation report for {{companyName}}',
};

const titles: Readonly<Record<OwnerMailReason, string>> = {
  completed: 'Your report is ready',
  resend: 'A new link to your report',
  'sent-by-coach': 'The link to your report',
};

const firstPage =
  'Its first page takes three minutes to read: where the business stands, and what to do first.';

const openings: Readonly<Record<OwnerMailReason, (companyName: string) => string>> = {
  completed: (companyName) =>
    `The ELLAC Business Evaluation of ${companyName} is done. ${firstPage}`,
  resend: (companyName) =>
    `Here is the new link you asked for. It opens the ELLAC Business Evaluation report for ${companyName}.`,
  'sent-by-coach': (companyName) =>
    `We are sending you the link to the ELLAC Business Evaluation report for ${companyName}. ${firstPage}`,
};

const makings: Readonly<Record<Provenance['engine'], string>> = {
  builtin: 'The report was made by fixed rules from the answers in the questionnaire.',
  openai:
    'The scores and findings in the report were made by fixed rules from the answers in the questionnaire; a language model wrote the advice, and everything it wrote was checked.',
};

/** Writes the product's mails and hands them to the mail server. */
@Injectable()
export class MailService {
  private readonly colors: MailColors;
  private readonly logo: ReturnType<typeof mailLogo>;

  constructor(
    private readonly environment: Environment,
    private readonly mailer: MailerService,
    private readonly traces: Traces,
    brand: Brand,
  ) {
    this.colors = mailColors(brand.colors);
    this.logo = mailLogo(brand);
  }

  /**
   * Sends the link to a report, as HTML and as plain text with the same content.
   *
   * @returns what the mail server replied when it took the mail.
   * @throws nodemailer's error, with the server's `response` and `responseCode` if it gave one.
   */
  sendReportReady(mail: ReportMail): Promise<string> {
    const companyName = plainName(mail.companyName);
    return this.send(mail, 'report-ready', subjects[mail.reason], {
      companyName,
      ownerFirstName: plainName(mail.ownerFirstName),
      title: titles[mail.reason],
      preheader: firstPage,
      opening: openings[mail.reason](companyName),
      openUntil: openUntil(mail.expiresAt, mail.timeZone),
      making: makings[mail.engine],
      link: mail.link,
      notMeLink: mail.notMeLink,
      hours: reportLinkHours,
      questionnaireUrl: new URL(pagePaths.questionnaire, this.environment.PUBLIC_URL).href,
    });
  }

  /** Sends the coach a mail with news; otherwise like `sendReportReady`. */
  sendToCoach(mail: CoachMail): Promise<string> {
    // The subject is passed as a value, because a name in it may look like a placeholder.
    const words = coachWords(mail);
    return this.send(mail, 'coach-news', '{{subject}}', {
      ...words,
      preheader: words.details,
      link: mail.link,
    });
  }

  /** Sends a user a link that sets a password; otherwise like `sendReportReady`. */
  sendPasswordLink(mail: PasswordLinkMail): Promise<string> {
    const { subject, ...words } = passwordLinkWords[mail.purpose];
    return this.send(mail, 'password-link', subject, {
      ...words,
      preheader: words.what,
      username: plainName(mail.username),
      link: mail.link,
      openUntil: openUntil(mail.expiresAt, null),
    });
  }

  private async send(
    { to, messageId, date }: Envelope,
    template: string,
    subject: string,
    context: Readonly<Record<string, string | number>>,
  ): Promise<string> {
    // nodemailer would generate a random boundary. It is fixed, so that a mail that is sent twice
    // is identical.
    const sameEachTime = { baseBoundary: messageId.replace(/\W/g, '') };
    const legalLinks = legalLinksOf(this.environment);
    const mail = {
      to: { name: '', address: to },
      messageId,
      date,
      ...sameEachTime,
      subject,
      template: `${template}.hbs`,
      textTemplate: `${template}.txt`,
      context: {
        ...context,
        colors: this.colors,
        logo: this.logo?.shown ?? null,
        legalLinks,
        // The text's template knows no loops.
        legalLines: legalLinks.map(({ label, url }) => `${label}: ${url}\n\n`).join(''),
        senderName: this.environment.COMPANY_NAME,
      },
      attachments: this.logo === null ? [] : [this.logo.attachment],
    };
    const facts = { kind: SpanKind.CLIENT, attributes: { 'ellac.template': template } };
    const sent = (await this.traces.part('send mail', facts, () => this.mailer.sendMail(mail))) as {
      response: string;
    };
    return sent.response;
  }
}
