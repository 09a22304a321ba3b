import { Module } from '@nestjs/common';
import { AdminCommentController } from './admin-comment.controller.js';
import { AdminCommentsOfReportController } from './admin-comments-of-report.controller.js';
import { CommentService } from './comment.service.js';

@Module({
  controllers: [AdminCommentController, AdminCommentsOfReportController],
  providers: [CommentService],
})
export class CommentsModule {}
