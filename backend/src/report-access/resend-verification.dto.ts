import { companyFields, messages } from '@ellac/contracts';
import { IsOptional, IsUUID } from 'class-validator';
import { EmailField } from '../common/validation/field-decorators.js';

/** Whose report: the one that is named, or the newest of this address. */
export class ResendVerificationDto {
  @EmailField(companyFields.owner_email)
  email!: string;

  @IsOptional()
  @IsUUID('all', { message: messages.linkInvalid })
  reportId?: string;
}
