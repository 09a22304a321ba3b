import type { ErrorBody } from '@ellac/contracts';
import { Refusal } from './refusal.js';

/** A body that breaks rules: one sentence, and each wrong field by its path. */
export class ValidationFailed extends Refusal {
  constructor(
    message: string,
    readonly details: NonNullable<ErrorBody['details']>,
  ) {
    super(400, message);
  }
}
