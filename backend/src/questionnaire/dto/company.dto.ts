import { companyFields, type Country, type Industry } from '@ellac/contracts';
import {
  ChoiceField,
  EmailField,
  NumberField,
  TextField,
} from '../../common/validation/field-decorators.js';

export class CompanyDto {
  @TextField(companyFields.name)
  name!: string;

  @TextField(companyFields.owner_first_name)
  owner_first_name!: string;

  @TextField(companyFields.owner_last_name)
  owner_last_name!: string;

  @EmailField(companyFields.owner_email)
  owner_email!: string;

  @TextField(companyFields.owner_phone)
  owner_phone!: string;

  @ChoiceField(companyFields.country)
  country!: Country;

  @ChoiceField(companyFields.industry)
  industry!: Industry;

  @NumberField(companyFields.active_partners)
  active_partners!: number;

  @NumberField(companyFields.silent_partners)
  silent_partners!: number;
}
