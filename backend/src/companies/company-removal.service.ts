import { messages, trashDays } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { Refusal } from '../common/errors/refusal.js';
import { holdDeliveries, onceNoMailIsBeingSent } from '../deliveries/being-sent.js';

/** A condition on `companies`: its days in the trash are over. */
export const isOverdueInTrash = `trashed_at <= now() - interval '${trashDays} days'`;

/**
 * A condition on `companies`: so many months have passed since its last submission.
 *
 * @param months a whole number
 */
export const isPastRetention = (months: number): string => `companies.created_at < ${ago(months)}
  AND NOT EXISTS (
    SELECT FROM responses
    WHERE company_id = companies.id AND submitted_at >= ${ago(months)}
  )`;

const ago = (months: number): string => `now() - interval '${months} months'`;

/** Deletes a company and everything that hangs on it, its name in the trail as well. Jobs that wait for its rows find none. */
@Injectable()
export class CompanyRemoval {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * At once, from the trash or not.
   *
   * @throws Refusal when there is no such company, or a mail of it is being sent.
   */
  async remove(id: string, actor: Actor): Promise<void> {
    if (!(await this.removeAnyway(id, actor))) throw new Refusal(404, messages.companyNotFound);
  }

  /**
   * At once, from the trash or not; false where there is no such company.
   *
   * @throws Refusal when a mail of it is being sent.
   */
  removeAnyway(id: string, actor: Actor): Promise<boolean> {
    return this.removeIf('true', id, actor);
  }

  /**
   * As it was before a time: the company where nothing was submitted since, else what was submitted
   * and noted before.
   *
   * @throws Refusal when a mail of it is being sent.
   */
  async removeUntil(id: string, time: Date, actor: Actor): Promise<void> {
    const at = time.toISOString();
    const isOver = `NOT EXISTS (SELECT FROM responses
      WHERE company_id = companies.id AND submitted_at >= '${at}')`;
    if (await this.removeIf(isOver, id, actor)) return;
    await onceNoMailIsBeingSent(this.dataSource, async (manager) => {
      await lockCompany(manager, id);
      const before = await manager.query<{ id: string }[]>(
        `SELECT analyses.id FROM analyses JOIN responses ON responses.id = response_id
         WHERE company_id = $1 AND submitted_at < $2`,
        [id, at],
      );
      await holdDeliveries(
        manager,
        before.map((report) => report.id),
      );
      for (const statement of [
        `DELETE FROM notes WHERE company_id = $1 AND created_at < $2`,
        `DELETE FROM responses WHERE company_id = $1 AND submitted_at < $2`,
        `UPDATE audit_entries SET details = details - '{old,corrected}'::text[]
         WHERE company_id = $1 AND at < $2`,
      ])
        await manager.query(statement, [id, at]);
    });
  }

  /**
   * Where its days in the trash are over; false where it was taken back or deleted meanwhile.
   *
   * @throws Refusal when a mail of it is being sent.
   */
  removeOverdue(id: string, actor: Actor): Promise<boolean> {
    return this.removeIf(isOverdueInTrash, id, actor);
  }

  /**
   * Where its last submission is older than so many months; false where another came meanwhile.
   *
   * @throws Refusal when a mail of it is being sent.
   */
  removePastRetention(id: string, months: number, actor: Actor): Promise<boolean> {
    return this.removeIf(isPastRetention(months), id, actor);
  }

  /** @param condition on `companies` */
  private removeIf(condition: string, id: string, actor: Actor): Promise<boolean> {
    return onceNoMailIsBeingSent(this.dataSource, async (manager) => {
      const company = await lockCompany(manager, id);
      if (company === null) return false;
      // A statement of its own sees what was committed while the first one waited for the lock.
      const met = await manager.query<unknown[]>(
        `SELECT FROM companies WHERE id = $1 AND ${condition}`,
        [id],
      );
      if (met.length === 0) return false;
      const reports = await manager.query<{ id: string }[]>(
        `SELECT analyses.id FROM analyses JOIN responses ON responses.id = response_id
         WHERE company_id = $1`,
        [id],
      );
      const reportIds = reports.map((report) => report.id);
      await holdDeliveries(manager, reportIds);
      await manager.query(`DELETE FROM companies WHERE id = $1`, [id]);
      await takeOutOfTrail(manager, { id, name: company.name });
      await recordAudit(manager, actor, {
        action: 'company.delete',
        targetType: 'company',
        targetId: id,
        details: { reports: reportIds.length },
      });
      return true;
    });
  }
}

/**
 * From here on no response can be added: its foreign key waits for this row's lock.
 *
 * @returns null where there is no such company.
 */
async function lockCompany(
  manager: EntityManager,
  id: string,
): Promise<{ readonly name: string } | null> {
  const [company] = await manager.query<{ name: string }[]>(
    `SELECT name FROM companies WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return company ?? null;
}

/**
 * The name and the masked addresses go; the audit trail keeps who did what, and when. A namesake keeps its entries. Older
 * entries of which nothing leads to a company can only be found by the name.
 */
async function takeOutOfTrail(
  manager: EntityManager,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  await manager.query(
    `UPDATE audit_entries SET company_name = NULL, details = details - '{old,corrected}'::text[]
     WHERE company_id = $1`,
    [id],
  );
  await manager.query(
    `UPDATE audit_entries SET company_name = NULL
     WHERE company_id IS NULL AND lower(company_name) = lower($1)`,
    [name],
  );
}
