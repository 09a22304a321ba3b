import { Module } from '@nestjs/common';
import { AnalysisPresenter } from './analysis.presenter.js';
import { AnalysisProcessor } from './analysis.processor.js';
import { AnalysisRepository } from './analysis.repository.js';
import { RepairSchedule } from './repair/repair.schedule.js';
import { RepairService } from './repair/repair.service.js';
import { ResponsesWithoutAnalysisSweep } from './repair/responses-without-analysis.sweep.js';
import { StuckAnalysesSweep } from './repair/stuck-analyses.sweep.js';
import { BuiltinWriter } from './writers/builtin-writer.js';

@Module({
  providers: [
    AnalysisPresenter,
    AnalysisProcessor,
    AnalysisRepository,
    BuiltinWriter,
    RepairSchedule,
    RepairService,
    ResponsesWithoutAnalysisSweep,
    StuckAnalysesSweep,
  ],
  exports: [AnalysisPresenter, AnalysisRepository],
})
export class AnalysisModule {}
