import { BadRequestException } from '@nestjs/common';
import type { ErrorBody } from '@ellac/contracts';

/** A body that breaks rules: one sentence, and each wrong field by its path. */
export class ValidationFailed extends BadRequestException {
  constructor(
    message: string,
    readonly details: NonNullable<ErrorBody['details']>,
  ) {
    super(message);
  }
}
