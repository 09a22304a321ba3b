import { messages } from '@ellac/contracts';
import { IsUUID } from 'class-validator';

/** The submission whose details the coach confirms. */
export class ConfirmDetailsDto {
  @IsUUID('all', { message: messages.responseNotOfCompany })
  responseId!: string;
}
