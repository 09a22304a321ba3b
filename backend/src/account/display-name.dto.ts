import { type DisplayName, displayNamePattern, limits, messages } from '@ellac/contracts';
import { Matches, ValidateIf } from 'class-validator';
import { TextField } from '../common/validation/field-decorators.js';

export class DisplayNameDto implements DisplayName {
  @ValidateIf((_, value: unknown) => value !== null)
  @TextField({
    kind: 'text',
    label: 'Display name',
    min: 1,
    max: limits.displayName,
    required: messages.displayNameInvalid,
    tooShort: messages.displayNameInvalid,
    tooLong: messages.displayNameInvalid,
  })
  @Matches(displayNamePattern, { message: messages.displayNameInvalid })
  displayName!: string | null;
}
