import {
  type CompanyQuery,
  companySortKeys,
  countries,
  emailSendStatuses,
  generationStatuses,
  industries,
  messages,
  readinessStandings,
} from '@ellac/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { PageCursor, PageSize, SearchWords } from '../common/paging/page-decorators.js';

const oneOf = { message: messages.filterInvalid };

/** What the companies are narrowed to, and their order. */
export class CompanyFilterDto implements Omit<CompanyQuery, 'limit' | 'cursor'> {
  @SearchWords()
  search?: string;

  @IsOptional()
  @IsIn([...companySortKeys, ...companySortKeys.map((key) => `-${key}`)], oneOf)
  sort?: NonNullable<CompanyQuery['sort']>;

  @IsOptional()
  @IsIn(industries, oneOf)
  industry?: NonNullable<CompanyQuery['industry']>;

  @IsOptional()
  @IsIn(countries, oneOf)
  country?: NonNullable<CompanyQuery['country']>;

  @IsOptional()
  @IsIn(generationStatuses, oneOf)
  generationStatus?: NonNullable<CompanyQuery['generationStatus']>;

  @IsOptional()
  @IsIn(emailSendStatuses, oneOf)
  emailStatus?: NonNullable<CompanyQuery['emailStatus']>;

  @IsOptional()
  @IsIn(readinessStandings, oneOf)
  band?: NonNullable<CompanyQuery['band']>;
}

/** Which page of the list of companies is read. */
export class CompanyQueryDto extends CompanyFilterDto implements CompanyQuery {
  @PageSize()
  limit?: number;

  @PageCursor()
  cursor?: string;
}
