import { staffFields } from '@ellac/contracts';
import { NumberField, Optional, TextField } from '../../common/validation/field-decorators.js';

export class StaffDto {
  // The form always sends it; the API also takes a submission without it.
  @Optional()
  @NumberField(staffFields.totalEmployees)
  totalEmployees?: number;

  @TextField(staffFields.departments)
  departments!: string;

  @TextField(staffFields.training)
  training!: string;
}
