/** One question to the language model. */
export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /** Names the schema, as the API wants it: letters, digits, `_`. */
  readonly schemaName: string;
  /** JSON schema of the answer, in the strict subset that structured output takes. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The most tokens that the answer may have. */
  readonly maxTokens: number;
}

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** What came back; whether it is of any use, the checks say. */
export interface ModelAnswer {
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
