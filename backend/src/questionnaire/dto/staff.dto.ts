import { staffFields } from '@ellac/contracts';
import { ValidateIf } from 'class-validator';
import { NumberField, TextField } from '../../common/validation/field-decorators.js';

export class StaffDto {
  // The form always sends it; the API also takes a submission without it.
  @ValidateIf((staff: StaffDto) => staff.totalEmployees !== undefined)
  @NumberField(staffFields.totalEmployees)
  totalEmployees?: number;

  @TextField(staffFields.departments)
  departments!: string;

  @TextField(staffFields.training)
  training!: string;
}
