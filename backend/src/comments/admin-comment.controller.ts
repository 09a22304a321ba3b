import { type Comment, type MessageReply, messages } from '@ellac/contracts';
import { Body, Controller, Delete, Patch, Post } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { IdParam } from '../common/validation/id-param.js';
import { CommentChangeDto, NewCommentDto } from './comment-text.dto.js';
import { CommentService } from './comment.service.js';

@Controller('api/admin/comments')
@NeedsRole('coach')
export class AdminCommentController {
  constructor(private readonly comments: CommentService) {}

  @Post()
  add(
    @Body() { analysisId, content }: NewCommentDto,
    @ActingAdmin() actor: Actor,
  ): Promise<Comment> {
    return this.comments.add(analysisId, content, actor);
  }

  @Patch(':id')
  correct(
    @IdParam('id', messages.commentNotFound) id: string,
    @Body() { content, version }: CommentChangeDto,
    @ActingAdmin() actor: Actor,
  ): Promise<Comment> {
    return this.comments.correct(id, { content, version }, actor);
  }

  @Delete(':id')
  async delete(
    @IdParam('id', messages.commentNotFound) id: string,
    @ActingAdmin() actor: Actor,
  ): Promise<MessageReply> {
    await this.comments.delete(id, actor);
    return { message: messages.commentDeleted };
  }
}
