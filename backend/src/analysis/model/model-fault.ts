/**
 * Why a request brought no completion:
 * - `passing`: busy, broken, away or too slow; a later try may well succeed.
 * - `blocked`: key, credit, model or address are not accepted, which no retry changes and which
 *   meets every job alike.
 * - `refused`: the request is not accepted, for its form or for what it holds: every one alike, or
 *   this one alone where others of the same report went well.
 * - `unusable`: a completion came, but not one that can be read (HTML, cut off, far too large).
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
    /** Whether the server said no, so that it charged nothing. */
    readonly isFree = false,
  ) {
    super(message);
  }
}
