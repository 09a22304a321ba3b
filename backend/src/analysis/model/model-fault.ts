import { modelFaultReasons as reasons } from './model-fault-reasons.js';

/**
 * Why a request brought no completion:
 * - `passing`: busy, broken, away or too slow; a later try may well succeed.
 * - `blocked`: key, credit, model or address are not accepted. A retry fails the same way, and so
 *   does every other job.
 * - `refused`: the server rejects the request for its form or its content. If other requests of the
 *   same report succeeded, only this one is at fault; otherwise all are.
 * - `unusable`: a completion came but cannot be parsed (HTML, cut off, far too large).
 */
export type ModelFaultKind = 'passing' | 'blocked' | 'refused' | 'unusable';

/** A request to the language model failed. Its message is for the log and holds no completion. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';

  constructor(
    readonly kind: ModelFaultKind,
    /** In words for a coach, with what to do. */
    readonly reason: string,
    message: string,
    /** How long the server asks us to wait; null where it does not say. */
    readonly retryAfterSeconds: number | null = null,
    /** Whether the server refused the request, and therefore charged nothing. */
    readonly isFree = false,
  ) {
    super(message);
  }
}

/** The request took longer than it may. */
export const tooSlow = (): ModelFault =>
  new ModelFault('passing', reasons.tooSlow, 'the language model took too long');

/** A completion came that cannot be read. */
export const unusable = (
  reason: 'unreadable' | 'tooLarge' | 'filtered' | 'tooLong',
  message: string,
): ModelFault => new ModelFault('unusable', reasons[reason], message);
