import { setTimeout } from 'node:timers/promises';
import {
  type Attributes,
  context,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { OnApplicationShutdown } from '@nestjs/common';
import { readTraceparent, traceparentOf } from './traceparent.js';

/** Milliseconds that a shutdown waits for the last spans to be sent. */
const lastPatience = 1000;

/** What a span tells: ids, numbers and words of this program; never what somebody typed or may not know. */
export interface SpanFacts {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
}

/** Creates the spans of traces. Without a collector these are the API's no-op spans. */
export class Traces implements OnApplicationShutdown {
  /** @param flush sends what has not been sent */
  constructor(
    private readonly tracer: Tracer,
    private readonly flush: () => Promise<void>,
  ) {}

  /**
   * Does work in a span that continues the trace of a `traceparent`. A missing or malformed
   * `traceparent` begins a new trace.
   */
  continued<Result>(
    traceparent: string | null | undefined,
    name: string,
    facts: SpanFacts,
    work: (span: Span) => Promise<Result>,
  ): Promise<Result> {
    const parent = readTraceparent(traceparent);
    const from = parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
    return this.spanning(from, name, facts, work);
  }

  /** Does work in a child span of the active one; without an active span, in none. */
  part<Result>(name: string, facts: SpanFacts, work: () => Promise<Result>): Promise<Result> {
    const from = context.active();
    return trace.getSpan(from) === undefined ? work() : this.spanning(from, name, facts, work);
  }

  /** Adds attributes to the active span. */
  note(attributes: Attributes): void {
    trace.getActiveSpan()?.setAttributes(attributes);
  }

  /**
   * The active span, stored in a row so that later work can continue its trace; null where there is
   * none.
   */
  get traceparent(): string | null {
    const span = trace.getActiveSpan();
    return span === undefined ? null : traceparentOf(span.spanContext());
  }

  async onApplicationShutdown(): Promise<void> {
    // An unreachable collector was logged already, and must not keep the process from stopping.
    const flushed = this.flush().catch(() => undefined);
    await Promise.race([flushed, setTimeout(lastPatience, undefined, { ref: false })]);
  }

  private async spanning<Result>(
    from: Context,
    name: string,
    facts: SpanFacts,
    work: (span: Span) => Promise<Result>,
  ): Promise<Result> {
    const span = this.tracer.startSpan(name, facts, from);
    try {
      return await context.with(trace.setSpan(from, span), work, undefined, span);
    } catch (error) {
      // The error's message is left out: it may hold an address or a model's words.
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }
}

/** For a process without a collector: its spans do nothing. */
export const noTraces = (): Traces => new Traces(trace.getTracer('ellac'), () => Promise.resolve());
