import { type CompanySelection, limits, messages } from '@ellac/contracts';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsUUID } from 'class-validator';
import { SortOrder } from '../company-query.dto.js';

const notChosen = { message: messages.companiesNotChosen };

/** Companies that a coach chose one by one. */
export class CompanySelectionDto implements CompanySelection {
  @IsArray(notChosen)
  @ArrayNotEmpty(notChosen)
  @ArrayMaxSize(limits.chosenCompanies, notChosen)
  @IsUUID(undefined, { ...notChosen, each: true })
  ids!: string[];

  @SortOrder()
  sort?: NonNullable<CompanySelection['sort']>;
}
