import { messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { Refusal } from '../common/errors/refusal.js';
import { expectLiveReport } from '../database/live-companies.js';
import { WorkQueues } from '../queues/work-queues.js';
import { Traces } from '../tracing/traces.js';
import { AnalysisRepository } from '../analysis/analysis.repository.js';

/** Has a report that failed made anew. */
@Injectable()
export class Regeneration {
  constructor(
    private readonly dataSource: DataSource,
    private readonly analyses: AnalysisRepository,
    private readonly queues: WorkQueues,
    private readonly traces: Traces,
  ) {}

  /** @throws Refusal when there is no such report, it is in the trash, or it has not failed. */
  async regenerate(analysisId: string, actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [report] = await manager.query<{ companyName: string; status: string }[]>(
        `SELECT companies.name AS "companyName", generation_status AS status
         FROM analyses JOIN responses ON responses.id = response_id
         JOIN companies ON companies.id = company_id
         WHERE analyses.id = $1 FOR UPDATE OF analyses`,
        [analysisId],
      );
      if (report === undefined) throw new Refusal(404, messages.reportNotFound);
      await expectLiveReport(manager, analysisId);
      if (report.status !== 'failed') throw new Refusal(409, messages.regenerateOnlyFailed);
      await this.analyses.startAnew(manager, analysisId, actor.requestId);
      await recordAudit(manager, actor, {
        action: 'report.regenerate',
        targetType: 'report',
        targetId: analysisId,
        companyName: report.companyName,
      });
    });
    this.traces.note({ 'ellac.analysis_id': analysisId });
    this.queues.nudgeAnalysis(analysisId);
  }
}
