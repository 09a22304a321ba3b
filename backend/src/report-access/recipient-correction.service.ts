import { messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isDuplicate } from '../common/errors/is-duplicate.js';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { Refusal } from '../common/errors/refusal.js';
import { holdDeliveries, onceNoMailIsBeingSent } from '../deliveries/being-sent.js';
import { holdCompletedReport } from './completed-report.js';
import { DeliveryRepository } from '../deliveries/delivery.repository.js';
import { otherReportsToSameAddress } from './other-reports.js';
import { maskedAddress } from './masked-address.js';

/**
 * A new address, and the one that the coach saw before; without it, any current address is
 * replaced.
 */
export interface Correction {
  readonly email: string;
  readonly expected: string | undefined;
  /** Whether it is for the company's other reports that go to the same address, too. */
  readonly otherReports: boolean;
}

/**
 * Corrects the recipient of a report's mails, and of the company's other reports where asked. Waiting mails to the old address are cancelled, and
 * its links revoked.
 */
@Injectable()
export class RecipientCorrection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deliveries: DeliveryRepository,
  ) {}

  /**
   * Sends nothing.
   *
   * @throws Refusal when there is no such completed report, another company has the same name and
   *   address, a mail is being sent, or somebody else corrects or has corrected the address.
   */
  async correct(
    analysisId: string,
    { email, expected, otherReports }: Correction,
    actor: Actor,
  ): Promise<void> {
    await onceNoMailIsBeingSent(this.dataSource, async (manager) => {
      await beTheOnlyOne(manager, analysisId);
      const { companyId, companyName, recipient } = await holdCompletedReport(manager, analysisId);
      if (expected !== undefined && !isSameAddress(expected, recipient))
        throw new Refusal(409, messages.emailChanged);
      // The company's lock keeps other corrections and submissions of it away.
      const others = otherReports ? await otherReportsToSameAddress(manager, analysisId) : [];
      const corrected = [analysisId, ...others];
      await holdDeliveries(manager, corrected);
      await setAddress(manager, companyId, email);
      await manager.query(`UPDATE analyses SET recipient_email = $2 WHERE id = ANY ($1)`, [
        corrected,
        email,
      ]);
      for (const id of corrected) await this.deliveries.revoke(manager, id);
      // The holder of the old report link may have made these links to the plan.
      await manager.query(
        `UPDATE plan_shares SET revoked_at = now()
         WHERE analysis_id = ANY ($1) AND made_by IS NULL AND revoked_at IS NULL`,
        [corrected],
      );
      for (const id of corrected)
        await recordAudit(manager, actor, {
          action: 'report.update-email',
          targetType: 'report',
          targetId: id,
          companyName,
          details: { old: maskedAddress(recipient), corrected: maskedAddress(email) },
        });
    });
  }
}

/** Of concurrent corrections only one is made; the others would be based on an outdated address. */
async function beTheOnlyOne(manager: EntityManager, analysisId: string): Promise<void> {
  const [lock] = await manager.query<[{ isOurs: boolean }]>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS "isOurs"`,
    [`correction of ${analysisId}`],
  );
  if (!lock.isOurs) throw new Refusal(409, messages.emailChanged);
}

const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

async function setAddress(manager: EntityManager, companyId: string, email: string): Promise<void> {
  try {
    await manager.query(`UPDATE companies SET owner_email = $2, updated_at = now() WHERE id = $1`, [
      companyId,
      email,
    ]);
  } catch (error) {
    throw isDuplicate(error) ? new Refusal(409, messages.emailTaken) : error;
  }
}
