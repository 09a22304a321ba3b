/** One question to the language model. */
export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /** Names the schema, as the API wants it: letters, digits, `_`. */
  readonly schemaName: string;
  /** JSON schema of the completion, in the strict subset that structured output takes. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The most tokens that the completion may have. */
  readonly maxTokens: number;
}

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}
