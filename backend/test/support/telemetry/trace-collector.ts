import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '../eventually.js';

interface SentAttribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

/** A span in OTLP's JSON; only the fields that tests use. */
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status: { readonly code: number };
  readonly attributes: readonly SentAttribute[];
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A span that was collected. */
export interface CollectedSpan extends Omit<SentSpan, 'attributes'> {
  /** Names without the product's own prefix. */
  readonly attributes: Attributes;
}

interface Parcel {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly SentAttribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** A small real collector of traces. */
export interface TraceCollector {
  readonly url: string;
  /** How many export requests came, accepted or not. */
  count(): number;
  /** The bodies of all accepted export requests, as received. */
  raw(): string;
  /** The headers of the newest parcel. */
  headers(): IncomingHttpHeaders;
  /** The resource that sent the newest spans. */
  resource(): Attributes;
  /** Sets the status of its responses from now on. */
  answer(status: number): void;
  /** The spans taken so far. */
  spans(): CollectedSpan[];
  /** Waits until so many spans of a trace have come. */
  trace(traceId: string, count: number): Promise<CollectedSpan[]>;
  /** Waits until a trace has a span of this name. */
  spanOf(traceId: string, name: string): Promise<CollectedSpan>;
  close(): Promise<void>;
}

const ownPrefix = /^ellac\./;

const attributesOf = (attributes: readonly SentAttribute[]): Attributes =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key.replace(ownPrefix, ''),
      value.stringValue ?? value.intValue,
    ]),
  );

/** Starts a collector on a port of its own. */
export async function aTraceCollector(): Promise<TraceCollector> {
  let status = 200;
  let count = 0;
  let headers: IncomingHttpHeaders = {};
  const taken: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      count += 1;
      headers = request.headers;
      const isOurs = request.method === 'POST' && request.url === '/v1/traces';
      if (isOurs && status === 200) taken.push(body);
      response.writeHead(isOurs ? status : 404, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const parts = () => taken.flatMap((body) => (JSON.parse(body) as Parcel).resourceSpans);
  const spans = (): CollectedSpan[] =>
    parts()
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans)
      .map((span) => ({ ...span, attributes: attributesOf(span.attributes) }));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => count,
    raw: () => taken.join('\n'),
    headers: () => headers,
    resource: () => attributesOf(parts().at(-1)?.resource.attributes ?? []),
    answer: (next) => {
      status = next;
    },
    spans,
    trace: (traceId, count) =>
      eventually(`${count} spans of ${traceId}`, () => {
        const found = spans().filter((span) => span.traceId === traceId);
        return Promise.resolve(found.length >= count ? found : null);
      }),
    spanOf: (traceId, name) =>
      eventually(`the span ${name} of ${traceId}`, () =>
        Promise.resolve(spans().find((span) => span.traceId === traceId && span.name === name)),
      ),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
