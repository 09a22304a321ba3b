import type { CompanyQuery } from '@ellac/contracts';
import { PageCursor, PageSize } from '../common/paging/page-decorators.js';
import { CompanyFilterDto } from './company-filter.dto.js';

/** Which page of the list of companies is read. */
export class CompanyQueryDto extends CompanyFilterDto implements CompanyQuery {
  @PageSize()
  limit?: number;

  @PageCursor()
  cursor?: string;
}
