import { Injectable } from '@nestjs/common';
import type OpenAI from 'openai';
import { Environment } from '../../config/environment.js';
import { limitedFetch } from './limited-fetch.js';
import { tooSlow } from './model-fault.js';
import type { ModelMessage, ModelRequest } from './model-request.js';
import type { Completion } from '@ellac/wording';
import { readCompletion } from './read-completion.js';

/** A part of a report has some ten thousand bytes. */
const maxBytes = 1_000_000;

type Settings = Pick<
  Environment,
  'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'OPENAI_MODE' | 'AI_TIMEOUT_S'
>;

/**
 * Asks the language model that is set, through the chat completions that most servers speak. The
 * package for it is loaded with the first request.
 */
@Injectable()
export class LanguageModel {
  private readonly settings: Settings;
  private client: OpenAI | undefined;

  constructor(environment: Environment) {
    this.settings = environment;
  }

  /**
   * Makes one request, without retries. After `AI_TIMEOUT_S` seconds the request is aborted, even
   * if part of the completion has arrived.
   *
   * @param signal cuts the request.
   * @throws ModelFault where no completion came, or none that can be read.
   * @throws the signal's reason where that was aborted.
   */
  async ask(request: ModelRequest, signal: AbortSignal): Promise<Completion> {
    signal.throwIfAborted();
    const deadline = AbortSignal.timeout(this.settings.AI_TIMEOUT_S * 1000);
    try {
      const client = await this.connect();
      const completion: unknown = await client.chat.completions.create(
        { model: this.settings.OPENAI_MODEL, ...this.formOf(request) },
        { signal: AbortSignal.any([signal, deadline]) },
      );
      return readCompletion(completion, request, this.settings.OPENAI_MODEL);
    } catch (error) {
      signal.throwIfAborted();
      const { modelFaultOf } = await import('./model-faults.js');
      const fault = modelFaultOf(error);
      throw deadline.aborted && fault.kind === 'passing' ? tooSlow() : fault;
    }
  }

  /**
   * The package reads some options from the environment by itself: each is set or switched off
   * here.
   */
  private async connect(): Promise<OpenAI> {
    const { OpenAI: Client } = await import('openai');
    return (this.client ??= new Client({
      apiKey: this.settings.OPENAI_API_KEY ?? '',
      baseURL: this.settings.OPENAI_BASE_URL,
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      logLevel: 'off',
      maxRetries: 0,
      timeout: this.settings.AI_TIMEOUT_S * 1000,
      fetch: limitedFetch(maxBytes),
    }));
  }

  private formOf({ messages, schemaName, schema, maxTokens }: ModelRequest) {
    if (this.settings.OPENAI_MODE === 'json') {
      return {
        messages: [...messages, saying(schema)],
        response_format: { type: 'json_object' as const },
        max_tokens: maxTokens,
      };
    }
    return {
      messages: [...messages],
      response_format: {
        type: 'json_schema' as const,
        json_schema: { name: schemaName, strict: true, schema: { ...schema } },
      },
      max_completion_tokens: maxTokens,
    };
  }
}

/** Tells a server that knows no schemas what the completion must look like. */
const saying = (schema: ModelRequest['schema']): ModelMessage => ({
  role: 'system',
  content: `Answer with one JSON object and nothing else. It must be valid against this JSON schema: ${JSON.stringify(schema)}`,
});
