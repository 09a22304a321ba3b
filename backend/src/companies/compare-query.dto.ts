import { comparedCompanies, messages } from '@ellac/contracts';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';

const notComparable = { message: messages.companiesNotComparable };

/** The companies to compare, with commas between. */
export class CompareQueryDto {
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toLowerCase().split(',') : value,
  )
  @IsArray(notComparable)
  @ArrayMinSize(comparedCompanies.least, notComparable)
  @ArrayMaxSize(comparedCompanies.most, notComparable)
  @ArrayUnique(notComparable)
  @IsUUID(undefined, { ...notComparable, each: true })
  companies!: string[];
}
