import {
  type CompanyQuery,
  companySortKeys,
  type CompanyView,
  companyViews,
  countries,
  type Country,
  type EmailSendStatus,
  emailSendStatuses,
  type GenerationStatus,
  generationStatuses,
  industries,
  type Industry,
  type Level,
  levels,
  messages,
  type ReadinessStanding,
  readinessStandings,
} from '@ellac/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsISO8601, IsNumber, IsOptional, Matches, Max, Min } from 'class-validator';
import { Optional } from '../common/validation/field-decorators.js';
import { PageCursor, PageSize, SearchWords } from '../common/paging/page-decorators.js';

const oneOf = { message: messages.filterInvalid };

/** A moment as pages write it, in UTC; PostgreSQL has no year 0. */
const moment = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** One of these values or several, with commas between. */
const SomeOf = (values: readonly string[]) =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.split(',') : value,
    ),
    IsIn(values, { ...oneOf, each: true }),
  );

const ScoreBound = () =>
  applyDecorators(
    IsOptional(),
    Type(() => Number),
    IsNumber({}, oneOf),
    Min(0, oneOf),
    Max(10, oneOf),
  );

const Moment = () =>
  applyDecorators(IsOptional(), IsISO8601({ strict: true }, oneOf), Matches(moment, oneOf));

/** A column, and the direction. */
export const SortOrder = () =>
  applyDecorators(
    Optional(),
    IsIn([...companySortKeys, ...companySortKeys.map((key) => `-${key}`)], oneOf),
  );

/** What the companies are narrowed to, and their order. */
export class CompanyFilterDto implements Omit<CompanyQuery, 'limit' | 'cursor'> {
  @SearchWords()
  search?: string;

  @SortOrder()
  sort?: NonNullable<CompanyQuery['sort']>;

  @SomeOf(industries)
  industry?: Industry[];

  @SomeOf(countries)
  country?: Country[];

  @SomeOf(generationStatuses)
  generationStatus?: GenerationStatus[];

  @SomeOf(emailSendStatuses)
  emailStatus?: EmailSendStatus[];

  @SomeOf(readinessStandings)
  band?: ReadinessStanding[];

  @ScoreBound()
  minScore?: number;

  @ScoreBound()
  maxScore?: number;

  @SomeOf(levels)
  businessLevel?: Level[];

  @SomeOf(levels)
  leadershipLevel?: Level[];

  @SomeOf(levels)
  contextLevel?: Level[];

  @Moment()
  submittedAfter?: string;

  @Moment()
  submittedBefore?: string;

  @IsOptional()
  @IsIn(companyViews, oneOf)
  view?: CompanyView;
}

/** What the file has of the list: what is in the trash is exported nowhere. */
export class CompanySheetDto extends CompanyFilterDto {
  // All rules anew: class-validator drops those of the property that this one replaces.
  @Optional()
  @IsIn(companyViews.filter((view) => view !== 'trash'), oneOf)
  declare view?: CompanyView;
}

/** Which page of the list of companies is read. */
export class CompanyQueryDto extends CompanyFilterDto implements CompanyQuery {
  @PageSize()
  limit?: number;

  @PageCursor()
  cursor?: string;
}
