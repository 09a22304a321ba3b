import { HttpError, NetworkError, UnexpectedReplyError } from './errors.js';

/** Reads a JSON value as one of its type, or throws; any schema of the contracts is one. */
export interface Schema<Value> {
  parse(value: unknown): Value;
}

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Milliseconds for a call including its reply; every timeout of the server is shorter. */
const patience = 60_000;

/** Where the API is; empty for the page's own origin. */
let apiOrigin = '';

/**
 * Sends all calls from now on to this origin; without cookies if it is not the page's own, because
 * they would belong to another page.
 */
export function callApiAt(origin: string): void {
  apiOrigin = origin === location.origin ? '' : origin;
}

/**
 * Calls the API and checks the reply's shape once, here.
 *
 * @throws HttpError when the server refuses, NetworkError when it cannot be reached or does not
 *   reply within a minute, UnexpectedReplyError when its reply has another shape.
 */
export async function fetchJson<Value>(
  path: string,
  schema: Schema<Value>,
  options: RequestOptions = {},
): Promise<Value> {
  const response = await send(path, options);
  try {
    return schema.parse(await response.json());
  } catch (cause) {
    if (isNamed('TimeoutError', cause)) throw new NetworkError(cause);
    throw isNamed('AbortError', cause) ? cause : new UnexpectedReplyError(cause);
  }
}

const isNamed = (name: string, error: unknown): boolean =>
  error instanceof DOMException && error.name === name;

/** Ends a call with the caller's signal or after a minute. `AbortSignal.any` is newer than Safari 16. */
function limited(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(patience);
  if (signal === undefined) return limit;
  const either = new AbortController();
  for (const each of [signal, limit]) {
    if (each.aborted) either.abort(each.reason);
    each.addEventListener('abort', () => either.abort(each.reason), { once: true });
  }
  return either.signal;
}

/**
 * Begins a trace in the W3C's format. The ids are random for each call, so they do not identify the
 * caller.
 */
function newTraceparent(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(24))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}

/** Calls the API where the reply's body is not needed; fails like `fetchJson`. */
export async function send(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = 'GET', body, headers, signal } = options;
  let response: Response;
  try {
    response = await fetch(apiOrigin + path, {
      method,
      credentials: apiOrigin === '' ? 'include' : 'omit',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        traceparent: newTraceparent(),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: limited(signal),
    });
  } catch (cause) {
    throw isNamed('AbortError', cause) ? cause : new NetworkError(cause);
  }
  if (response.ok) return response;
  // The query may hold a link's token, so the log gets the path alone.
  console.error('Request failed:', response.status, response.statusText, path.split('?')[0]);
  const { status, statusText, headers: replied } = response;
  throw new HttpError(status, statusText, await response.text(), replied);
}
