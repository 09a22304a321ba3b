import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { QuestionnaireController } from './questionnaire.controller.js';
import { SubmissionService } from './submission.service.js';

@Module({
  imports: [AnalysisModule],
  controllers: [QuestionnaireController],
  providers: [SubmissionService],
})
export class QuestionnaireModule {}
