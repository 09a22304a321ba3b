import { Module } from '@nestjs/common';
import { AnalysisModule } from './analysis.module.js';
import { AnalysisProcessor } from './analysis.processor.js';
import { RepairSchedule } from './repair/repair.schedule.js';
import { BuiltinWriter } from './writers/builtin-writer.js';

/** What only a process that makes reports runs. */
@Module({
  imports: [AnalysisModule],
  providers: [AnalysisProcessor, BuiltinWriter, RepairSchedule],
})
export class AnalysisWorkerModule {}
