import { randomBytes } from 'node:crypto';
import {
  type AuditAction,
  maxPlanShares,
  messages,
  planShareDays,
  type PlanShare,
  type PlanShares,
  planStepsOf,
  type ReportContent,
} from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { Refusal } from '../common/errors/refusal.js';
import { hashOfToken } from '../deliveries/access-token.js';
import { holdCompletedReport } from '../report-access/completed-report.js';

/** 256 bits. The link is shown once and never sent, so nothing has to derive the token again. */
const tokenBytes = 32;

const isOpen = `revoked_at IS NULL AND expires_at > now()`;

/** The links that show a report's plan; the database's clock decides when each ends. */
@Injectable()
export class PlanSharesService {
  constructor(private readonly dataSource: DataSource) {}

  /** The open ones, the newest first. */
  async list(reportId: string): Promise<PlanShares> {
    const rows = await this.dataSource.query<
      (Pick<PlanShare, 'id' | 'madeBy'> & { createdAt: Date; expiresAt: Date })[]
    >(
      `SELECT id, created_at AS "createdAt", expires_at AS "expiresAt",
         CASE WHEN made_by IS NULL THEN 'owner' ELSE 'coach' END AS "madeBy"
       FROM plan_shares WHERE analysis_id = $1 AND ${isOpen} ORDER BY created_at DESC, id`,
      [reportId],
    );
    return {
      shares: rows.map(({ createdAt, expiresAt, ...share }) => ({
        ...share,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    };
  }

  /**
   * @param admin the coach who makes it; null for the owner
   * @returns its token; only the hash is stored.
   * @throws Refusal when the report is not completed, its plan has nothing to share, or enough links
   *   are open.
   */
  async make(reportId: string, admin: Actor | null): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url');
    await this.dataSource.transaction(async (manager) => {
      // Its lock also keeps concurrent requests from exceeding the limit together.
      const { companyName } = await holdCompletedReport(manager, reportId);
      const [report] = await manager.query<[{ content: ReportContent; open: number }]>(
        `SELECT content, (
           SELECT count(*)::int FROM plan_shares WHERE analysis_id = $1 AND ${isOpen}
         ) AS open
         FROM analyses WHERE id = $1`,
        [reportId],
      );
      if (planStepsOf(report.content).length === 0)
        throw new Refusal(409, messages.planNotShareable);
      if (report.open >= maxPlanShares) throw new Refusal(409, messages.tooManyPlanShares);
      await manager.query(
        `INSERT INTO plan_shares (analysis_id, token_hash, made_by, expires_at)
         VALUES ($1, $2, $3, now() + make_interval(days => $4))`,
        [reportId, hashOfToken(token), admin?.userId ?? null, planShareDays],
      );
      await this.record(manager, admin, 'plan.share', reportId, companyName);
    });
    return token;
  }

  /**
   * Ends a link at once, made by the owner or by a coach.
   *
   * @throws Refusal when this report has no such open link.
   */
  async revoke(reportId: string, shareId: string, admin: Actor | null): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { companyName } = await holdCompletedReport(manager, reportId);
      const [, count] = await manager.query<[unknown, number]>(
        `UPDATE plan_shares SET revoked_at = now()
         WHERE id = $1 AND analysis_id = $2 AND ${isOpen}`,
        [shareId, reportId],
      );
      if (count === 0) throw new Refusal(404, messages.planShareNotFound);
      await this.record(manager, admin, 'plan.revoke', reportId, companyName);
    });
  }

  private async record(
    manager: EntityManager,
    admin: Actor | null,
    action: AuditAction,
    reportId: string,
    companyName: string,
  ): Promise<void> {
    if (admin === null) return;
    const entry = { action, targetType: 'report', targetId: reportId, companyName } as const;
    await recordAudit(manager, admin, entry);
  }
}
