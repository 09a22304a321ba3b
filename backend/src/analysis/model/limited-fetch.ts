/** A body was larger than it may be. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';

  constructor(maxBytes: number) {
    super(`the body has more than ${maxBytes} bytes`);
  }
}

/**
 * A `fetch` that follows no redirects, because a redirect could send a prompt to another server. It
 * closes the connection once an unpacked body exceeds the limit; reading the body then fails with
 * `BodyTooLarge`.
 */
export const limitedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.body === null) return response;
    let bytes = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > maxBytes) controller.error(new BodyTooLarge(maxBytes));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
