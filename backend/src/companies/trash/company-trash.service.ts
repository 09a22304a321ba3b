import { type AuditAction, messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../audit/actor.js';
import { recordAudit } from '../../audit/record-audit.js';
import { Refusal } from '../../common/errors/refusal.js';

/** A change of where a company is; its statement returns the company's name. */
interface Change {
  readonly statement: string;
  readonly values: readonly string[];
  readonly action: AuditAction;
}

/**
 * Moves companies to the trash and takes them back. What hangs on a company stays as it is, so that
 * all of it is there again afterwards.
 */
@Injectable()
export class CompanyTrash {
  constructor(private readonly dataSource: DataSource) {}

  /** Nothing where it is there already. @throws Refusal when there is no such company. */
  move(id: string, actor: Actor): Promise<void> {
    return this.change(id, actor, {
      statement: `UPDATE companies SET trashed_at = now(), trashed_by = $2
        WHERE id = $1 AND trashed_at IS NULL RETURNING name`,
      values: [id, actor.userId],
      action: 'company.trash',
    });
  }

  /**
   * Nothing where it is not in the trash. The repair finds the reports and mails that waited
   * meanwhile.
   *
   * @throws Refusal when there is no such company.
   */
  takeBack(id: string, actor: Actor): Promise<void> {
    return this.change(id, actor, {
      statement: `UPDATE companies SET trashed_at = NULL, trashed_by = NULL
        WHERE id = $1 AND trashed_at IS NOT NULL RETURNING name`,
      values: [id],
      action: 'company.take-back',
    });
  }

  private change(id: string, actor: Actor, { statement, values, action }: Change): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const [[company]] = await manager.query<[{ name: string }[], number]>(statement, [...values]);
      if (company === undefined) {
        const there = await manager.query<unknown[]>(`SELECT FROM companies WHERE id = $1`, [id]);
        if (there.length === 0) throw new Refusal(404, messages.companyNotFound);
        return;
      }
      const { name: companyName } = company;
      await recordAudit(manager, actor, {
        action,
        targetType: 'company',
        targetId: id,
        companyName,
      });
    });
  }
}
