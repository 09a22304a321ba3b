import { pagePaths } from '@ellac/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Environment } from '../config/environment.js';
import { keyRing } from '../config/key-ring.js';
import type { PasswordLinkEntity } from '../database/entities/password-link.entity.js';
import { hashOfToken } from '../deliveries/access-token.js';
import { sendingFailure } from '../deliveries/sending/sending-failure.js';
import { runScheduled } from '../leases/run-scheduled.js';
import { rowsPerRun, sweepTimes } from '../leases/sweep-thresholds.js';
import { MailService } from '../mail/mail.service.js';
import { Metrics } from '../metrics/metrics.js';
import { passwordTokenOf } from './password-token.js';

/**
 * When a mail is tried again: after a minute, two, four … and then each hour, as long as its link is
 * valid. The time is set before the try, so that it also ends the wait for a process that was lost.
 */
const nextTry = `now() + make_interval(secs => least(3600, 60 * 2 ^ least(attempt, 6)))`;

type Claim = Pick<
  PasswordLinkEntity,
  'id' | 'purpose' | 'recipient' | 'attempt' | 'createdAt' | 'expiresAt' | 'tokenHash'
> & { readonly username: string };

/** Sends the links by which users set a password, from the table itself: they are few. */
@Injectable()
export class PasswordLinkMails {
  private readonly log = new Logger('PasswordLinks');

  constructor(
    private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly mail: MailService,
    private readonly metrics: Metrics,
  ) {}

  @Cron(sweepTimes, { name: 'password-link-mails', waitForCompletion: true })
  async run(): Promise<void> {
    await runScheduled(this.log, 'sending links for passwords', () => this.sendWaiting());
  }

  /** Sends what waits. A forgotten password leaves nothing once its link and the hour are over. */
  async sendWaiting(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM password_links
       WHERE purpose = 'forgotten' AND created_at < now() - interval '1 hour'`,
    );
    for (let sent = 0; sent < rowsPerRun; sent += 1) {
      const claim = await this.claim();
      if (claim === null) return;
      await this.send(claim);
    }
  }

  private async claim(): Promise<Claim | null> {
    const [[claim]] = await this.dataSource.query<[Claim[], number]>(
      `UPDATE password_links SET attempt = attempt + 1, next_attempt_at = ${nextTry}
       FROM users
       WHERE users.id = user_id AND password_links.id = (
         SELECT id FROM password_links WHERE next_attempt_at <= now() AND expires_at > now()
         ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
       )
       RETURNING password_links.id, purpose, recipient, attempt, username,
         password_links.created_at AS "createdAt", expires_at AS "expiresAt",
         token_hash AS "tokenHash"`,
    );
    return claim ?? null;
  }

  private async send(claim: Claim): Promise<void> {
    const { id, purpose, recipient, attempt, username, createdAt, expiresAt } = claim;
    const facts = { linkId: id, purpose, attempt };
    const { PUBLIC_URL } = this.environment;
    const tokens = keyRing(this.environment, (secret) => passwordTokenOf(secret, id));
    const token = tokens.find((each) => hashOfToken(each) === claim.tokenHash) ?? tokens[0];
    // SECRET was changed after the link was made, and the one before it is not known.
    if (hashOfToken(token) !== claim.tokenHash)
      await this.update(id, 'token_hash = $2', hashOfToken(token));
    try {
      await this.mail.sendPasswordLink({
        to: recipient,
        messageId: `<${id}@${new URL(PUBLIC_URL).hostname}>`,
        date: createdAt,
        purpose,
        username,
        expiresAt,
        link: new URL(pagePaths.setPassword(token), PUBLIC_URL).href,
      });
    } catch (error) {
      const { isPermanent, words, replyCode } = sendingFailure(error);
      this.log.warn('a link for a password was not sent', { ...facts, replyCode, error });
      this.metrics.mailTried(isPermanent ? 'failed' : 'put_off');
      const stop = isPermanent ? ', next_attempt_at = NULL' : '';
      return this.update(id, `failure = $2${stop}`, words);
    }
    this.metrics.mailTried('sent');
    await this.update(id, 'sent_at = now(), next_attempt_at = NULL, failure = $2', null);
    this.log.log('a link for a password was sent', facts);
  }

  private async update(id: string, change: string, value: string | null): Promise<void> {
    await this.dataSource.query(`UPDATE password_links SET ${change} WHERE id = $1`, [id, value]);
  }
}
