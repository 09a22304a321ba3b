import type { MaintenanceResult } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../audit/actor.js';
import { recordAudit } from '../../audit/record-audit.js';
import { ResponsesWithoutAnalysisSweep } from './responses-without-analysis.sweep.js';
import type { LookBack } from './stuck.js';
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
    const summary = await this.run({ despiteJobs: true, lookBack: 'month' });
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
   * @param lookBack among which responses those without an analysis are looked for
   */
  async run({
    despiteJobs = false,
    lookBack = 'day',
  }: { despiteJobs?: boolean; lookBack?: LookBack } = {}): Promise<RepairSummary> {
    const responsesWithoutAnalysis = await this.withoutAnalysis.run(lookBack);
    const analysisStuckInProcessing = await this.stuck.run(despiteJobs);
    return {
      totalFixed: responsesWithoutAnalysis + analysisStuckInProcessing,
      responsesWithoutAnalysis,
      analysisStuckInProcessing,
    };
  }
}
