import { limits, messages } from '@ellac/contracts';
import { IsInt, IsOptional, IsString, Min } from 'class-validator';
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

/** What a comment shall say, and the version that the coach had before; older pages send none. */
export class CommentChangeDto extends CommentTextDto {
  @IsOptional()
  @IsInt({ message: messages.versionInvalid })
  @Min(1, { message: messages.versionInvalid })
  version?: number;
}
