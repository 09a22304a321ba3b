import { Module } from '@nestjs/common';
import { AnalysisModule } from './analysis.module.js';
import { AnalysisProcessor } from './analysis.processor.js';
import { RepairSchedule } from './repair/repair.schedule.js';
import { BuiltinWriter } from './writers/builtin-writer.js';
import { OpenaiWriter } from './writers/openai-writer.js';
import { Writers } from './writers/writers.js';

/** What only a process that makes reports runs. */
@Module({
  imports: [AnalysisModule],
  providers: [AnalysisProcessor, BuiltinWriter, OpenaiWriter, RepairSchedule, Writers],
})
export class AnalysisWorkerModule {}
