import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { CoachMailModule } from '../coach-mail/coach-mail.module.js';
import { ProgressController } from './progress.controller.js';
import { ProgressReader } from './progress.reader.js';
import { QuestionnaireController } from './questionnaire.controller.js';
import { SubmissionService } from './submission.service.js';

@Module({
  imports: [AnalysisModule, CoachMailModule],
  controllers: [ProgressController, QuestionnaireController],
  providers: [ProgressReader, SubmissionService],
})
export class QuestionnaireModule {}
