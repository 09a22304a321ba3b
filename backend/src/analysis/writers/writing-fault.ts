/** The engine is paused for all jobs; this one waits and no try is counted. */
export class EnginePaused extends Error {
  override readonly name = 'EnginePaused';

  constructor(
    /** In words for a coach. */
    readonly reason: string,
    /** When it may be tried again. */
    readonly until: Date,
  ) {
    super(`the language model is paused until ${until.toISOString()}`);
  }
}

/** This try failed for a passing reason; the next one goes on with what is missing. */
export class TryAgain extends Error {
  override readonly name = 'TryAgain';

  constructor(
    readonly reason: string,
    /** Seconds that the provider asked us to wait; 0 where it did not. */
    readonly notBefore: number,
    options?: ErrorOptions,
  ) {
    super('the language model brought no answer', options);
  }
}

/** No further try is allowed: a token budget is used up. */
export class CannotWrite extends Error {
  override readonly name = 'CannotWrite';

  constructor(readonly reason: string) {
    super(reason);
  }
}
