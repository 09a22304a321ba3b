import { Injectable } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import type { AnalysisClaim } from '../analysis-claim.js';
import { LanguageModel } from '../model/language-model.js';
import { ModelFault } from '../model/model-fault.js';
import type { ModelRequest } from '../model/model-request.js';
import type { Completion } from '@ellac/wording';
import { Metrics, type ModelOutcome } from '../../metrics/metrics.js';
import { Traces } from '../../tracing/traces.js';
import { type Reservation, TokenBudget } from '../wording-state/token-budget.js';

/** Bytes in a token. English has about four, so three overestimates the number of tokens. */
const bytesPerToken = 3;

/** What a request costs at most: its prompt and schema, and the longest completion. */
const maxTokensOf = ({ messages, schema, maxTokens }: ModelRequest): number =>
  promptTokensOf({ messages, schema }) + maxTokens;

function promptTokensOf({ messages, schema }: Pick<ModelRequest, 'messages' | 'schema'>): number {
  const texts = [...messages.map(({ content }) => content), JSON.stringify(schema)];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return Math.ceil(bytes / bytesPerToken);
}

/**
 * The language model within the token budget: the maximum cost of a request is reserved before it.
 */
@Injectable()
export class MeteredModel {
  constructor(
    private readonly model: LanguageModel,
    private readonly budget: TokenBudget,
    private readonly metrics: Metrics,
    private readonly traces: Traces,
  ) {}

  /**
   * Returns an empty completion where the reply cannot be parsed.
   *
   * @throws CannotWrite when the budget does not allow the request, ModelFault when it failed, or
   * the signal's reason.
   */
  async ask(claim: AnalysisClaim, request: ModelRequest, signal: AbortSignal): Promise<Completion> {
    const most = maxTokensOf(request);
    const reservation = await this.budget.reserve(claim, most);
    const attributes = { 'ellac.analysis_id': claim.id, 'ellac.part': request.schemaName };
    return this.traces.part('model request', { kind: SpanKind.CLIENT, attributes }, () =>
      this.askWithin(reservation, most, request, signal),
    );
  }

  private async askWithin(
    reservation: Reservation,
    most: number,
    request: ModelRequest,
    signal: AbortSignal,
  ): Promise<Completion> {
    try {
      const answer = await this.model.ask(request, signal);
      // The server's count is capped at the reservation.
      const tokens = Math.min(answer.tokens, most);
      await this.budget.settle(reservation, tokens);
      this.asked('answered', tokens);
      return { ...answer, tokens };
    } catch (error) {
      // A completion that was cut off or unreadable still costs at least its prompt.
      const tokens = error instanceof ModelFault && error.isFree ? 0 : promptTokensOf(request);
      this.asked(error instanceof ModelFault ? error.kind : 'cut', tokens);
      await this.budget.settle(reservation, tokens);
      if (!(error instanceof ModelFault) || error.kind !== 'unusable') throw error;
      return { text: null, finishReason: null, refusal: null, model: '', tokens };
    }
  }

  private asked(outcome: ModelOutcome, tokens: number): void {
    this.metrics.modelAsked(outcome, tokens);
    this.traces.note({ 'ellac.outcome': outcome, 'ellac.tokens': tokens });
  }
}
