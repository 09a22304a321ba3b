import { limits, messages, type PasswordChange } from '@ellac/contracts';
import { PasswordField } from '../common/validation/field-decorators.js';

export class PasswordChangeDto implements PasswordChange {
  @PasswordField(1, messages.passwordRequired)
  currentPassword!: string;

  @PasswordField(limits.passwordMin, messages.passwordTooShort)
  newPassword!: string;
}
