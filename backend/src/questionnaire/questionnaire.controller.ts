import type { SubmitAnswer } from '@ellac/contracts';
import { Body, Controller, Post } from '@nestjs/common';
import { SubmitQuestionnaireDto } from './dto/submit-questionnaire.dto.js';
import { SubmissionService } from './submission.service.js';

@Controller('api/questionnaire')
export class QuestionnaireController {
  constructor(private readonly submissions: SubmissionService) {}

  @Post('submit')
  submit(@Body() questionnaire: SubmitQuestionnaireDto): Promise<SubmitAnswer> {
    return this.submissions.submit(questionnaire);
  }
}
