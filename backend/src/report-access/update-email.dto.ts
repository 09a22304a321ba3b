import { companyFields } from '@ellac/contracts';
import { IsBoolean } from 'class-validator';
import { EmailField, Optional } from '../common/validation/field-decorators.js';

export class UpdateEmailDto {
  @EmailField(companyFields.owner_email)
  email!: string;

  /** The address that the page showed; a correction of another one is refused. */
  @Optional()
  @EmailField(companyFields.owner_email)
  expected?: string;

  /** Whether the company's other reports that go to the same address are corrected, too. */
  @Optional()
  @IsBoolean({ message: 'Say whether other reports are corrected too: true or false.' })
  otherReports?: boolean;
}
