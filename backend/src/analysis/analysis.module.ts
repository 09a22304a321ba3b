import { Module } from '@nestjs/common';
import { AnalysisPresenter } from './analysis.presenter.js';
import { AnalysisRepository } from './analysis.repository.js';
import { RepairService } from './repair/repair.service.js';
import { ResponsesWithoutAnalysisSweep } from './repair/responses-without-analysis.sweep.js';
import { StuckAnalysesSweep } from './repair/stuck-analyses.sweep.js';

@Module({
  providers: [
    AnalysisPresenter,
    AnalysisRepository,
    RepairService,
    ResponsesWithoutAnalysisSweep,
    StuckAnalysesSweep,
  ],
  exports: [AnalysisPresenter, AnalysisRepository, RepairService],
})
export class AnalysisModule {}
