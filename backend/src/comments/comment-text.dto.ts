import { limits, messages } from '@ellac/contracts';
import { IsString } from 'class-validator';
import { TextField } from '../common/validation/field-decorators.js';

/** What a comment says. */
export class CommentTextDto {
  @TextField({
    kind: 'text',
    label: 'Comment',
    min: 1,
    max: limits.comment,
    required: messages.commentRequired,
    tooShort: messages.commentRequired,
    tooLong: messages.commentTooLong,
  })
  content!: string;
}

/** A new comment, and the report it is about. */
export class NewCommentDto extends CommentTextDto {
  @IsString({ message: messages.reportNotFound })
  analysisId!: string;
}
