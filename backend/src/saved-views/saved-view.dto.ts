import { limits, messages, type SavedFilters } from '@ellac/contracts';
import { plainToInstance } from 'class-transformer';
import { registerDecorator, validateSync } from 'class-validator';
import { TextField } from '../common/validation/field-decorators.js';
import { CompanyFilterDto } from '../companies/company-query.dto.js';

/** Filters as the address of the list has them: those that the list takes, and no others. */
function areFilters(value: unknown): value is SavedFilters {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (Object.values(value).some((one) => typeof one !== 'string' || one === '')) return false;
  const query = plainToInstance(CompanyFilterDto, value);
  return validateSync(query, { whitelist: true, forbidNonWhitelisted: true }).length === 0;
}

const ListFilters = (): PropertyDecorator => (target, property) =>
  registerDecorator({
    name: 'listFilters',
    target: target.constructor,
    propertyName: property as string,
    options: { message: messages.viewFiltersInvalid },
    validator: { validate: areFilters },
  });

/** A view of the list: its name, and what it shows. */
export class SavedViewDto {
  @TextField({
    kind: 'text',
    label: 'Name',
    min: 1,
    max: limits.savedViewName,
    required: messages.viewNameInvalid,
    tooShort: messages.viewNameInvalid,
    tooLong: messages.viewNameInvalid,
  })
  name!: string;

  @ListFilters()
  filters!: SavedFilters;
}
