import { messages } from '@ellac/contracts';
import { Refusal } from '../common/errors/refusal.js';

const wellFormed = /^[\x21-\x7e]{8,128}$/;

/**
 * The `Idempotency-Key` of a submission; null when it came without one.
 *
 * @throws Refusal when it is no key.
 */
export function submissionKeyIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!wellFormed.test(header)) throw new Refusal(400, messages.keyMalformed);
  return header;
}
