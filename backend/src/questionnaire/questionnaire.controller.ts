import { type SubmitReply, messages } from '@ellac/contracts';
import { Body, Controller, Headers, Ip, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { requestIdOf } from '../common/errors/request-id.js';
import { SubmitQuestionnaireDto } from './dto/submit-questionnaire.dto.js';
import { SubmissionService } from './submission.service.js';
import { Refusal } from '../common/errors/refusal.js';

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

const wellFormed = /^[\x21-\x7e]{8,128}$/;

/**
 * The `Idempotency-Key` of a submission; null when it came without one.
 *
 * @throws Refusal when it is no key.
 */
function submissionKeyIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!wellFormed.test(header)) throw new Refusal(400, messages.keyMalformed);
  return header;
}
