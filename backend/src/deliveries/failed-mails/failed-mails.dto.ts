import { messages } from '@ellac/contracts';
import { MomentField } from '../../common/validation/field-decorators.js';

/** From when on failed mails are meant. */
export class FailedMailsDto {
  @MomentField(messages.sinceInvalid)
  since!: string;
}
