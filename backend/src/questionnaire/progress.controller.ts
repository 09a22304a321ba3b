import { messages, type Progress } from '@ellac/contracts';
import { Controller, Get } from '@nestjs/common';
import { IdParam } from '../common/validation/id-param.js';
import { ProgressReader } from './progress.reader.js';

@Controller('api/questionnaire/progress')
export class ProgressController {
  constructor(private readonly progress: ProgressReader) {}

  /** For the submitter: only they know the response's id. */
  @Get(':responseId')
  read(@IdParam('responseId', messages.reportNotFound) responseId: string): Promise<Progress> {
    return this.progress.read(responseId);
  }
}
