import { messages } from '@ellac/contracts';
import { IsString, MaxLength } from 'class-validator';

/** The token of the mail that was not for its reader. */
export class NotMeDto {
  @IsString({ message: messages.linkMissing })
  @MaxLength(100, { message: messages.linkInvalid })
  token!: string;
}
