import { messages } from '@ellac/contracts';
import { IsISO8601 } from 'class-validator';

/** From when on failed mails are meant. */
export class FailedMailsDto {
  @IsISO8601({ strict: true, strictSeparator: true }, { message: messages.sinceInvalid })
  since!: string;
}
