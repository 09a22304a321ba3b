import { pagePaths } from '@ellac/contracts';
import { InjectQueue } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { SpanKind } from '@opentelemetry/api';
import type { Queue } from 'bull';
import { Environment } from '../../config/environment.js';
import { keepWriting } from '../../database/keep-writing.js';
import { MailService } from '../../mail/mail.service.js';
import { type MailResult, Metrics } from '../../metrics/metrics.js';
import type { Consumer } from '../../leases/consumer.js';
import { Consumers } from '../../leases/consumers.js';
import { deliveryQueue, type DeliveryJob } from '../../queues/queues.js';
import { deliveryRetry, pauseAfter } from '../../leases/retry-policy.js';
import { runScheduled } from '../../leases/run-scheduled.js';
import { rowsPerRun, sweepTimes } from '../../leases/sweep-thresholds.js';
import { HeldLeases } from '../../leases/held-leases.js';
import { WorkQueues } from '../../queues/work-queues.js';
import { Traces } from '../../tracing/traces.js';
import { type DeliveryClaim, DeliveryRepository } from '../delivery.repository.js';
import { failureReasons } from '../mail-failure-reasons.js';
import { MailServerStanding } from './mail-server-standing.js';
import { sendingFailure } from './sending-failure.js';

/** Names a step in the log. */
const stepOf = ({ id, reportId, reason, attempt, requestId }: DeliveryClaim) => ({
  deliveryId: id,
  analysisId: reportId,
  reason,
  attempt,
  requestId,
});

/** A mail that somebody requests later, possibly months later, starts a trace of its own. */
const traceOf = ({ reason, traceparent }: DeliveryClaim): string | null =>
  reason === 'resend' || reason === 'sent-by-coach' ? null : traceparent;

/** Handles a waiting delivery, from its claim to the mail server's reply. */
@Injectable()
export class DeliveryProcessor implements OnApplicationBootstrap {
  private readonly log = new Logger('Deliveries');
  private consumer: Consumer<DeliveryJob> | null = null;

  constructor(
    @InjectQueue(deliveryQueue) private readonly queue: Queue<DeliveryJob>,
    private readonly environment: Environment,
    private readonly consumers: Consumers,
    private readonly leases: HeldLeases,
    private readonly deliveries: DeliveryRepository,
    private readonly mail: MailService,
    private readonly mailServer: MailServerStanding,
    private readonly queues: WorkQueues,
    private readonly metrics: Metrics,
    private readonly traces: Traces,
  ) {}

  onApplicationBootstrap(): void {
    this.consumer = this.consumers.serve(
      this.queue,
      this.environment.WORKER_CONCURRENCY,
      (payload) => this.deliver(payload),
    );
  }

  /** Takes overdue mails from the table: their jobs were lost, or no worker fetches them. */
  @Cron(sweepTimes, { name: 'overdue-deliveries', waitForCompletion: true })
  async takeOverdue(): Promise<void> {
    await runScheduled(this.log, 'taking overdue mails', async () => {
      await this.consumer?.takeOverdue(this.deliveries, (deliveryId) => ({ deliveryId }));
    });
  }

  async deliver({ deliveryId }: DeliveryJob): Promise<void> {
    const claim = await this.leases.claim(this.deliveries.claim(deliveryId));
    if (claim === null) return this.replaceIfOutdated(deliveryId);
    const attributes = {
      'ellac.delivery_id': claim.id,
      'ellac.analysis_id': claim.reportId,
      'ellac.reason': claim.reason,
      'ellac.attempt': claim.attempt,
    };
    const facts = { kind: SpanKind.CONSUMER, attributes };
    await this.traces.continued(traceOf(claim), 'delivery', facts, () => this.take(claim));
  }

  private async take(claim: DeliveryClaim): Promise<void> {
    this.log.log('delivery begun', stepOf(claim));
    const lease = this.deliveries.lease(claim, () => {
      this.log.log('delivery handed back', stepOf(claim));
      this.queues.nudgeDelivery(claim.id);
    });
    await this.leases.hold(lease, () => this.send(claim));
  }

  private async replaceIfOutdated(deliveryId: string): Promise<void> {
    const freshId = await this.deliveries.replaceOutdated(deliveryId);
    if (freshId !== null) this.queues.nudgeDelivery(freshId);
  }

  private async send(claim: DeliveryClaim): Promise<void> {
    if (claim.isStopped) return this.giveUp(claim, failureReasons.stopped);
    let reply: string;
    try {
      reply = await this.handOver(claim);
    } catch (error) {
      return this.giveBack(claim, error);
    }
    this.tried('sent');
    const isOurs = await keepWriting(deliveryRetry.lease, () => this.deliveries.sent(claim, reply));
    if (isOurs) this.log.log('delivery sent', stepOf(claim));
    else this.log.warn('delivery sent, but its lease was lost', stepOf(claim));
    await this.hastenOthers();
  }

  private tried(result: MailResult): void {
    this.metrics.mailTried(result);
    this.traces.note({ 'ellac.result': result });
  }

  /** After a mail was accepted, ends the pauses of all mails that wait for the server. */
  private async hastenOthers(): Promise<void> {
    const hastened = await this.mailServer.tookMail();
    if (hastened.length === 0) return;
    this.log.log('the mail server takes mails again', { hastened: hastened.length });
    // The sweep enqueues the rest.
    for (const id of hastened.slice(0, rowsPerRun)) this.queues.nudgeDelivery(id);
  }

  private async giveBack(claim: DeliveryClaim, error: unknown): Promise<void> {
    const { isPermanent, isOfSession, words, replyCode } = sendingFailure(error);
    if (isOfSession) await this.mailServer.refused(words);
    this.log.warn('delivery failed', { ...stepOf(claim), replyCode, error });
    this.traces.note({ 'ellac.reply_code': replyCode });
    const pause = pauseAfter(deliveryRetry, claim.attempt);
    if (isPermanent || pause === null) {
      const reason = isPermanent ? words : failureReasons.outOfTries(words);
      await this.giveUp(claim, reason);
    } else if (await this.deliveries.tryAgain(claim, pause, words, isOfSession)) {
      this.tried('put_off');
      this.queues.nudgeDelivery(claim.id, pause);
    }
  }

  private async giveUp(claim: DeliveryClaim, reason: string): Promise<void> {
    const mailIds = await this.deliveries.fail(claim, reason);
    this.tried('failed');
    for (const id of mailIds) this.queues.nudgeDelivery(id);
  }

  /** @returns what the mail server replied when it took the mail. */
  private handOver(claim: DeliveryClaim): Promise<string> {
    const { recipient, companyName, ownerFirstName, ownerLastName } = claim;
    const envelope = {
      to: recipient,
      messageId: this.messageIdOf(claim),
      date: claim.createdAt,
    };
    if (claim.forOwner) {
      const link = this.urlOf(pagePaths.verifyReport(claim.reportId, claim.token));
      const { reason, engine, expiresAt, timeZone } = claim;
      return this.mail.sendReportReady({
        ...envelope,
        ownerFirstName,
        companyName,
        reason,
        engine,
        link,
        notMeLink: this.urlOf(pagePaths.notMe(claim.reportId, claim.token)),
        expiresAt,
        timeZone,
      });
    }
    return this.mail.sendToCoach({
      ...envelope,
      news: claim,
      companyName,
      ownerName: `${ownerFirstName} ${ownerLastName}`,
      submittedAt: claim.submittedAt,
      link: this.urlOf(pagePaths.adminCompany(claim.companyId)),
    });
  }

  private urlOf(path: string): string {
    return new URL(path, this.environment.PUBLIC_URL).href;
  }

  /** A mail that a crash sends twice is one mail to the reader's mail program. */
  private messageIdOf({ id }: DeliveryClaim): string {
    return `<${id}@${new URL(this.environment.PUBLIC_URL).hostname}>`;
  }
}
