import { Logger } from '@nestjs/common';
import { context, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPExporterError } from '@opentelemetry/otlp-exporter-base';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { buildOf } from '../config/build.js';
import type { Environment } from '../config/environment.js';

/** Milliseconds between two batches of spans, and the timeout of a batch including its retries. */
const parcelTimes = { scheduledDelayMillis: 1000, exportTimeoutMillis: 10_000 };

/** Spans that are buffered while the collector is unreachable; further spans are dropped. */
const longestQueue = 2048;

/** The destination of spans. */
export interface TraceExport {
  readonly tracer: Tracer;
  /** Sends what has not been sent, and ends. */
  readonly end: () => Promise<void>;
}

/**
 * Sends spans to a collector by OTLP over HTTP, in JSON. Only a process that has one loads this
 * file and the packages behind it. The packages read OpenTelemetry's other environment variables
 * themselves, such as the one for a certificate.
 */
export function exportTraces(
  environment: Pick<Environment, 'BUILD' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME'>,
  endpoint: string,
): TraceExport {
  const collector = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: { ...environment.OTEL_EXPORTER_OTLP_HEADERS },
    timeoutMillis: parcelTimes.exportTimeoutMillis,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': environment.OTEL_SERVICE_NAME,
      'service.version': buildOf(environment),
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: telling(collector),
        maxQueueSize: longestQueue,
        ...parcelTimes,
      }),
    ],
  });
  // The first of several applications in one process sets the context manager for all; it holds no
  // state of its own.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return { tracer: provider.getTracer('ellac'), end: () => provider.shutdown() };
}

/** Logs when the collector becomes unreachable and when it is back, not each lost batch. */
function telling(exporter: SpanExporter): SpanExporter {
  const log = new Logger('Traces');
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error !== undefined && !isAway)
          log.warn('the collector takes no traces', { error, status: statusOf(error) });
        if (error === undefined && isAway) log.log('the collector takes traces again');
        isAway = error !== undefined;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** The HTTP status of the collector's refusal; its text may repeat what was sent. */
const statusOf = (error: Error): number | undefined =>
  error instanceof OTLPExporterError ? error.code : undefined;
