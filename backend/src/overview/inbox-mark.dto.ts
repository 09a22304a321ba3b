import { type InboxMark, messages } from '@ellac/contracts';
import { ValidateIf } from 'class-validator';
import { MomentField } from '../common/validation/field-decorators.js';

export class InboxMarkDto implements InboxMark {
  @ValidateIf((mark: InboxMark) => mark.until !== null)
  @MomentField(messages.inboxUntilInvalid)
  until!: string | null;
}
