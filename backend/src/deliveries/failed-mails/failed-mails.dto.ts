import { messages } from '@ellac/contracts';
import { IsISO8601, Matches } from 'class-validator';
import { zone } from './failed-mails.js';

/** From when on failed mails are meant. */
export class FailedMailsDto {
  @IsISO8601({ strict: true, strictSeparator: true }, { message: messages.sinceInvalid })
  @Matches(zone, { message: messages.sinceInvalid })
  since!: string;
}
