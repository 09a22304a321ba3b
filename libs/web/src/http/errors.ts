import { errorBodySchema, type ErrorBody } from '@ellac/contracts';

/** The server replied with an error status. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** The sentence that the server wrote for a person, if it wrote one. */
  readonly serverMessage: string | undefined;
  /** What is wrong field by field, where the server says so. */
  readonly details: NonNullable<ErrorBody['details']>;

  constructor(
    readonly status: number,
    readonly statusText: string,
    readonly bodyText: string,
    readonly headers: Headers = new Headers(),
  ) {
    const body = parseJson(bodyText);
    const serverMessage = sentenceIn(body);
    super(defaultMessage(status, statusText, serverMessage ?? bodyText));
    this.serverMessage = serverMessage;
    this.details = errorBodySchema.safeParse(body).data?.details ?? [];
  }
}

/** The server could not be reached at all. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('The server cannot be reached. Please check your connection and try again.', { cause });
  }
}

/** The server replied with success, but this version of the page cannot read the body. */
export class UnexpectedReplyError extends Error {
  override readonly name = 'UnexpectedReplyError';

  constructor(cause: unknown) {
    super('The answer of the server could not be read. Please reload the page and try again.', {
      cause,
    });
  }
}

/** The server's sentence, or the network's, or else the fallback of the calling screen. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof HttpError) return error.serverMessage ?? fallback;
  return error instanceof NetworkError ? error.message : fallback;
}

/** What a failed request says where its screen says nothing of its own (specification, section 8). */
function defaultMessage(status: number, statusText: string, text: string): string {
  if (status === 401) return 'Unauthorized: Please log in';
  return status >= 500 ? `Server error: ${statusText}` : text;
}

/** Proxies between us and the server reply in formats of their own, often with `error`. */
function sentenceIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { message, error } = body as { message?: unknown; error?: unknown };
  return [message, error].find((text) => typeof text === 'string');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not every response is JSON; the caller then falls back to the text itself.
    return undefined;
  }
}
