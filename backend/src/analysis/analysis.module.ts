import { Module } from '@nestjs/common';
import { CoachMailModule } from '../coach-mail/coach-mail.module.js';
import { AnalysisPresenter } from './analysis.presenter.js';
import { AnalysisRepository } from './analysis.repository.js';
import { ComparisonReader } from './comparison.reader.js';
import { RepairService } from './repair/repair.service.js';
import { ResponsesWithoutAnalysisSweep } from './repair/responses-without-analysis.sweep.js';
import { StuckAnalysesSweep } from './repair/stuck-analyses.sweep.js';
import { EnginePause } from './wording-state/engine-pause.js';
import { TokenBudget } from './wording-state/token-budget.js';
import { WordedParts } from './wording-state/worded-parts.js';

@Module({
  imports: [CoachMailModule],
  providers: [
    AnalysisPresenter,
    AnalysisRepository,
    ComparisonReader,
    EnginePause,
    RepairService,
    ResponsesWithoutAnalysisSweep,
    StuckAnalysesSweep,
    TokenBudget,
    WordedParts,
  ],
  exports: [
    AnalysisPresenter,
    AnalysisRepository,
    ComparisonReader,
    EnginePause,
    RepairService,
    TokenBudget,
    WordedParts,
  ],
})
export class AnalysisModule {}
