import { type Comment, messages } from '@ellac/contracts';
import { Controller, Get } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { IdParam } from '../common/validation/id-param.js';
import { CommentService } from './comment.service.js';

@Controller('api/admin/analysis/:reportId/comments')
@NeedsRole('reader')
export class AdminCommentsOfReportController {
  constructor(private readonly comments: CommentService) {}

  @Get()
  list(
    @IdParam('reportId', messages.reportNotFound) reportId: string,
    @ActingAdmin() reader: Actor,
  ): Promise<Comment[]> {
    return this.comments.list(reportId, reader);
  }
}
