import { type AuditAction, auditActions, type AuditQuery, messages } from '@ellac/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { PageCursor, PageSize, SearchWords } from '../common/paging/page-decorators.js';

/** What the trail is narrowed to. */
export class AuditQueryDto implements AuditQuery {
  /** A username, in any case. */
  @SearchWords()
  user?: string;

  @IsOptional()
  @IsIn(auditActions, { message: messages.filterInvalid })
  action?: AuditAction;

  /** The id of what was acted on, or part of its company's name. */
  @SearchWords()
  target?: string;

  @PageSize()
  limit?: number;

  @PageCursor()
  cursor?: string;
}
