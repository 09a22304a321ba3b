import { limits, messages } from '@ellac/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { LengthBetween, Storable } from '../validation/field-decorators.js';

/** Rows a page, when a query does not say. */
export const defaultPageSize = 50;
const largestPageSize = 200;

/** Rows a page, 1 to 200. */
export const PageSize = () =>
  applyDecorators(
    IsOptional(),
    Type(() => Number),
    IsInt({ message: messages.limitInvalid }),
    Min(1, { message: messages.limitInvalid }),
    Max(largestPageSize, { message: messages.limitInvalid }),
  );

/** Where a page begins, as the page before said. */
export const PageCursor = () =>
  applyDecorators(IsOptional(), IsString({ message: messages.cursorInvalid }));

/** Words to look for; blanks alone look for nothing. */
export const SearchWords = () =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim() || undefined : value,
    ),
    Storable(),
    IsString({ message: messages.searchInvalid }),
    LengthBetween(0, limits.email, messages.searchInvalid),
  );

/** The LIKE pattern that finds these words at the beginning of a text, with wildcards escaped. */
export const likeBeginning = (words: string): string =>
  `${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The LIKE pattern that finds these words anywhere in a text. */
export const likeAnywhere = (words: string): string => `%${likeBeginning(words)}`;
