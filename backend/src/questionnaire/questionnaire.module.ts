import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { ProgressController } from './progress.controller.js';
import { ProgressReader } from './progress.reader.js';
import { QuestionnaireController } from './questionnaire.controller.js';
import { SubmissionService } from './submission.service.js';

@Module({
  imports: [AnalysisModule, DeliveriesModule],
  controllers: [ProgressController, QuestionnaireController],
  providers: [ProgressReader, SubmissionService],
})
export class QuestionnaireModule {}
