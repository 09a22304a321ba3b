import type { SubmitReply } from '@ellac/contracts';
import { Body, Controller, Headers, Ip, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { requestIdOf } from '../common/errors/request-id.js';
import { SubmitQuestionnaireDto } from './dto/submit-questionnaire.dto.js';
import { SubmissionService } from './submission.service.js';
import { submissionKeyIn } from './submission-key.js';

@Controller('api/questionnaire')
export class QuestionnaireController {
  constructor(private readonly submissions: SubmissionService) {}

  @Post('submit')
  submit(
    @Body() questionnaire: SubmitQuestionnaireDto,
    @Headers('Idempotency-Key') key: string | undefined,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubmitReply> {
    const requestId = requestIdOf(response);
    return this.submissions.submit({
      questionnaire,
      key: submissionKeyIn(key),
      address,
      requestId,
    });
  }
}
