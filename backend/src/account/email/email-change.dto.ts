import { companyFields, type EmailChange, messages } from '@ellac/contracts';
import { ValidateIf } from 'class-validator';
import { EmailField, PasswordField } from '../../common/validation/field-decorators.js';

export class EmailChangeDto implements EmailChange {
  @ValidateIf((_, value: unknown) => value !== null)
  @EmailField(companyFields.owner_email)
  email!: string | null;

  @PasswordField(1, messages.passwordRequired)
  currentPassword!: string;
}
