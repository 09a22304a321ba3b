import { type InboxMark, messages } from '@ellac/contracts';
import { IsISO8601, ValidateIf } from 'class-validator';

export class InboxMarkDto implements InboxMark {
  @ValidateIf((mark: InboxMark) => mark.until !== null)
  @IsISO8601({ strict: true, strictSeparator: true }, { message: messages.inboxUntilInvalid })
  until!: string | null;
}
