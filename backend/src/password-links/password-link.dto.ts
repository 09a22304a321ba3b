import {
  companyFields,
  type ForgottenPassword,
  limits,
  messages,
  type PasswordByLink,
  type PasswordLink,
} from '@ellac/contracts';
import { Matches } from 'class-validator';
import { EmailField, PasswordField } from '../common/validation/field-decorators.js';

export class ForgottenPasswordDto implements ForgottenPassword {
  @EmailField(companyFields.owner_email)
  email!: string;
}

export class PasswordLinkDto implements PasswordLink {
  @Matches(/^[\w-]{43}$/, { message: messages.passwordLinkInvalid })
  token!: string;
}

export class PasswordByLinkDto extends PasswordLinkDto implements PasswordByLink {
  @PasswordField(limits.passwordMin, messages.passwordTooShort)
  newPassword!: string;
}
