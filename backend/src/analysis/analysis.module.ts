import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { AnalysisRepository } from './analysis.repository.js';
import { RepairService } from './repair/repair.service.js';
import { ResponsesWithoutAnalysisSweep } from './repair/responses-without-analysis.sweep.js';
import { StuckAnalysesSweep } from './repair/stuck-analyses.sweep.js';
import { EnginePause } from './wording-state/engine-pause.js';
import { StoredCounsel } from './wording-state/stored-counsel.js';
import { TokenBudget } from './wording-state/token-budget.js';
import { WordedParts } from './wording-state/worded-parts.js';

@Module({
  imports: [DeliveriesModule],
  providers: [
    AnalysisRepository,
    EnginePause,
    RepairService,
    ResponsesWithoutAnalysisSweep,
    StoredCounsel,
    StuckAnalysesSweep,
    TokenBudget,
    WordedParts,
  ],
  exports: [
    AnalysisRepository,
    EnginePause,
    RepairService,
    StoredCounsel,
    TokenBudget,
    WordedParts,
  ],
})
export class AnalysisModule {}
