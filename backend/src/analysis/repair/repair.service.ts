import type { MaintenanceResult } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../audit/actor.js';
import { recordAudit } from '../../audit/record-audit.js';
import { ResponsesWithoutAnalysisSweep } from './responses-without-analysis.sweep.js';
import { StuckAnalysesSweep } from './stuck-analyses.sweep.js';

type RepairSummary = MaintenanceResult['summary'];

/** Brings everything that is stuck back into motion; the schedule and the coach call the same. */
@Injectable()
export class RepairService {
  constructor(
    private readonly withoutAnalysis: ResponsesWithoutAnalysisSweep,
    private readonly stuck: StuckAnalysesSweep,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * No transaction around it: the repair is many small changes, each complete by itself. The audit
   * entry records the totals.
   */
  async runFor(actor: Actor): Promise<RepairSummary> {
    const summary = await this.run({ despiteJobs: true, ofAllDays: true });
    await recordAudit(this.dataSource.manager, actor, {
      action: 'maintenance.repair',
      targetType: 'maintenance',
      targetId: null,
      details: { ...summary },
    });
    return summary;
  }

  /**
   * @param despiteJobs whether rows that have waited too long get another job although they have
   *   one
   * @param ofAllDays whether responses without an analysis are looked for among all, and not only
   *   among those of the last day
   */
  async run({
    despiteJobs = false,
    ofAllDays = false,
  }: { despiteJobs?: boolean; ofAllDays?: boolean } = {}): Promise<RepairSummary> {
    const responsesWithoutAnalysis = await this.withoutAnalysis.run(ofAllDays);
    const analysisStuckInProcessing = await this.stuck.run(despiteJobs);
    return {
      totalFixed: responsesWithoutAnalysis + analysisStuckInProcessing,
      responsesWithoutAnalysis,
      analysisStuckInProcessing,
    };
  }
}
