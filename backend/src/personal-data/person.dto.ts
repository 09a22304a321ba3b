import { companyFields } from '@ellac/contracts';
import { EmailField } from '../common/validation/field-decorators.js';

export class PersonDto {
  @EmailField(companyFields.owner_email)
  email!: string;
}
