import { isValidSpanId, isValidTraceId, type SpanContext } from '@opentelemetry/api';

/** Version 00 of the W3C's `traceparent`: trace, span, flags. */
const form = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** Reads a `traceparent`; null where it has another form, or an id of nothing but zeros. */
export function readTraceparent(text: string | null | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = form.exec(text ?? '') ?? [];
  if (!isValidTraceId(traceId) || !isValidSpanId(spanId)) return null;
  return { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true };
}

/** Writes the `traceparent` of a span. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
