import { Module } from '@nestjs/common';
import { CoachMailModule } from '../coach-mail/coach-mail.module.js';
import { AnalysisPresenter } from './analysis.presenter.js';
import { AnalysisRepository } from './analysis.repository.js';
import { ComparisonReader } from './comparison.reader.js';
import { RepairService } from './repair/repair.service.js';
import { ResponsesWithoutAnalysisSweep } from './repair/responses-without-analysis.sweep.js';
import { StuckAnalysesSweep } from './repair/stuck-analyses.sweep.js';

@Module({
  imports: [CoachMailModule],
  providers: [
    AnalysisPresenter,
    AnalysisRepository,
    ComparisonReader,
    RepairService,
    ResponsesWithoutAnalysisSweep,
    StuckAnalysesSweep,
  ],
  exports: [AnalysisPresenter, AnalysisRepository, ComparisonReader, RepairService],
})
export class AnalysisModule {}
