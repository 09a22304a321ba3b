import { companyFields } from '@ellac/contracts';
import { EmailField } from '../common/validation/field-decorators.js';

export class TestMailDto {
  @EmailField(companyFields.owner_email)
  email!: string;
}
