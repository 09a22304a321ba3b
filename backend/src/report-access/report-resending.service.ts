import { messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { Refusal } from '../common/errors/refusal.js';
import { isStopped } from '../database/stopped-addresses.js';
import { WorkQueues } from '../queues/work-queues.js';
import { holdCompletedReport } from './completed-report.js';
import { DeliveryRepository } from '../deliveries/delivery.repository.js';

/** Sends a report's link to its recipient again, when a coach asks. */
@Injectable()
export class ReportResending {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: DeliveryRepository,
    private readonly queues: WorkQueues,
  ) {}

  /**
   * A mail that still waits for its next try goes at once, and no second one is made.
   *
   * @returns the address it goes to.
   * @throws Refusal when there is no such report, or it is not completed, or its recipient
   *   has stopped the mails.
   */
  async resend(analysisId: string, actor: Actor): Promise<string> {
    const { deliveryId, recipient } = await this.dataSource.transaction(async (manager) => {
      const { companyName, recipient } = await holdCompletedReport(manager, analysisId);
      const [{ isRefused }] = await manager.query<[{ isRefused: boolean }]>(
        `SELECT ${isStopped('$1::text')} AS "isRefused"`,
        [recipient],
      );
      if (isRefused) throw new Refusal(409, messages.mailsAreStopped);
      const deliveryId =
        (await this.deliveries.hasten(manager, analysisId)) ??
        (await this.deliveries.create(manager, analysisId, recipient));
      await recordAudit(manager, actor, {
        action: 'report.resend-email',
        targetType: 'report',
        targetId: analysisId,
        companyName,
      });
      return { deliveryId, recipient };
    });
    this.queues.nudgeDelivery(deliveryId);
    return recipient;
  }
}
