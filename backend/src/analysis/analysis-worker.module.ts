import { Module } from '@nestjs/common';
import { AnalysisModule } from './analysis.module.js';
import { AnalysisProcessor } from './analysis.processor.js';
import { CounselWriting } from './counsel/counsel-writing.js';
import { FactExtraction } from './extraction/fact-extraction.js';
import { LanguageModel } from './model/language-model.js';
import { RepairSchedule } from './repair/repair.schedule.js';
import { EngineGate } from './wording/engine-gate.js';
import { MeteredModel } from './wording/metered-model.js';
import { OptionalRequest } from './wording/optional-request.js';
import { PartWording } from './wording/part-wording.js';
import { PartsWording } from './wording/parts-wording.js';
import { ExtractedFacts } from './wording-state/extracted-facts.js';
import { BuiltinWriter } from './writers/builtin-writer.js';
import { OpenaiWriter } from './writers/openai-writer.js';
import { Writers } from './writers/writers.js';

/** The providers that only a process that makes reports needs. */
@Module({
  imports: [AnalysisModule],
  providers: [
    AnalysisProcessor,
    BuiltinWriter,
    CounselWriting,
    EngineGate,
    ExtractedFacts,
    FactExtraction,
    LanguageModel,
    MeteredModel,
    OpenaiWriter,
    OptionalRequest,
    PartWording,
    PartsWording,
    RepairSchedule,
    Writers,
  ],
})
export class AnalysisWorkerModule {}
