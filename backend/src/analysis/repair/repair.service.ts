import { Injectable } from '@nestjs/common';
import { ResponsesWithoutAnalysisSweep } from './responses-without-analysis.sweep.js';
import { StuckAnalysesSweep } from './stuck-analyses.sweep.js';

/** What a repair found and put right. */
export interface RepairSummary {
  readonly totalFixed: number;
  readonly responsesWithoutAnalysis: number;
  readonly analysisStuckInProcessing: number;
}

/** Brings everything that is stuck back into motion; the schedule and the coach call the same. */
@Injectable()
export class RepairService {
  constructor(
    private readonly withoutAnalysis: ResponsesWithoutAnalysisSweep,
    private readonly stuck: StuckAnalysesSweep,
  ) {}

  async run(): Promise<RepairSummary> {
    const responsesWithoutAnalysis = await this.withoutAnalysis.run();
    const analysisStuckInProcessing = await this.stuck.run();
    return {
      totalFixed: responsesWithoutAnalysis + analysisStuckInProcessing,
      responsesWithoutAnalysis,
      analysisStuckInProcessing,
    };
  }
}
