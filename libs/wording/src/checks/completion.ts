/** The output of a language model, before the checks. */
export interface Completion {
  /** Null where there was none. */
  readonly text: string | null;
  /** As the server named it: `stop`, `length`, `content_filter`, …; null where it was not named. */
  readonly finishReason: string | null;
  readonly refusal: string | null;
  /** The model as the server named it. */
  readonly model: string;
  /** Tokens of prompt and completion together; estimated where the server does not count. */
  readonly tokens: number;
}
