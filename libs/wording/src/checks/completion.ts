/** What a language model returned; the checks say whether it is of any use. */
export interface Completion {
  /** Null where there was none. */
  readonly text: string | null;
  /** As the server named it: `stop`, `length`, `content_filter`, …; null where it was not named. */
  readonly finishReason: string | null;
  readonly refusal: string | null;
  /** The model as the server named it. */
  readonly model: string;
  /** Prompt and answer together; estimated where the server does not count. */
  readonly tokens: number;
}
