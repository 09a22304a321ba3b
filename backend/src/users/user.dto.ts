import {
  companyFields,
  type DisabledChange,
  type Invitation,
  limits,
  messages,
  type RoleChange,
  usernamePattern,
  type UserRole,
  userRoles,
} from '@ellac/contracts';
import { IsBoolean, IsIn, Matches } from 'class-validator';
import { EmailField, TextField } from '../common/validation/field-decorators.js';

const RoleField = () => IsIn(userRoles, { message: messages.roleInvalid });

export class InvitationDto implements Invitation {
  @TextField({
    kind: 'text',
    label: 'Username',
    min: limits.usernameMin,
    max: limits.username,
    required: messages.usernameInvalid,
    tooShort: messages.usernameInvalid,
    tooLong: messages.usernameTooLong,
  })
  @Matches(usernamePattern, { message: messages.usernameInvalid })
  username!: string;

  @EmailField(companyFields.owner_email)
  email!: string;

  @RoleField()
  role!: UserRole;
}

export class RoleChangeDto implements RoleChange {
  @RoleField()
  role!: UserRole;
}

export class DisabledChangeDto implements DisabledChange {
  @IsBoolean({ message: messages.disabledInvalid })
  isDisabled!: boolean;
}
