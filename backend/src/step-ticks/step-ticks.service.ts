import {
  messages,
  planStepsOf,
  type ReportContent,
  type StepTickChange,
  type StepTicks,
} from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { Refusal } from '../common/errors/refusal.js';

interface ReportRow {
  readonly content: ReportContent | null;
  readonly companyName: string;
}

/** Which steps of a plan are done; a row is a tick, and no row is none. */
@Injectable()
export class StepTicksService {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first. */
  async list(reportId: string): Promise<StepTicks> {
    const rows = await this.dataSource.query<{ stepId: string; doneAt: Date }[]>(
      `SELECT step_id AS "stepId", done_at AS "doneAt" FROM step_ticks
       WHERE analysis_id = $1 ORDER BY done_at DESC, step_id`,
      [reportId],
    );
    return {
      ticks: rows.map(({ stepId, doneAt }) => ({ stepId, doneAt: doneAt.toISOString() })),
    };
  }

  /**
   * Ticks a step off or takes the tick back; the same again changes nothing.
   *
   * @param admin the coach who does it; null for the owner, who has no name here
   * @throws Refusal when the report is not ready, or its plan has no such step.
   */
  async set(
    reportId: string,
    { stepId, isDone }: StepTickChange & { readonly stepId: string },
    admin: Actor | null,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [report] = await manager.query<ReportRow[]>(
        `SELECT content, companies.name AS "companyName"
         FROM analyses JOIN responses ON responses.id = response_id
         JOIN companies ON companies.id = company_id
         WHERE analyses.id = $1 FOR KEY SHARE OF analyses`,
        [reportId],
      );
      if (report === undefined || report.content === null)
        throw new Refusal(409, messages.reportNotReady);
      if (!planStepsOf(report.content).some((step) => step.stepId === stepId))
        throw new Refusal(404, messages.stepNotFound);
      const change = isDone
        ? `INSERT INTO step_ticks (analysis_id, step_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`
        : `DELETE FROM step_ticks WHERE analysis_id = $1 AND step_id = $2`;
      const changed = await manager.query<unknown[]>(
        `WITH changed AS (${change} RETURNING step_id) SELECT step_id FROM changed`,
        [reportId, stepId],
      );
      if (admin !== null && changed.length > 0) {
        await recordAudit(manager, admin, {
          action: 'step.tick',
          targetType: 'report',
          targetId: reportId,
          companyName: report.companyName,
          details: { step: stepId, isDone },
        });
      }
    });
  }
}
