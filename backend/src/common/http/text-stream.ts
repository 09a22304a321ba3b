import { Readable } from 'node:stream';

/**
 * Turns pieces of text into a stream with backpressure: a piece is generated when the reader has
 * taken the one before, and none after the reader has disconnected.
 *
 * @throws the error of the first piece; a later error destroys the stream.
 */
export async function textStream(pieces: AsyncGenerator<string>): Promise<Readable> {
  const first = await pieces.next();
  return Readable.from(startingWith(first, pieces), { objectMode: false });
}

async function* startingWith(
  first: IteratorResult<string>,
  rest: AsyncGenerator<string>,
): AsyncGenerator<string> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

/** The pieces of a JSON array whose entries come in batches; the first one has the first batch. */
export async function* jsonArray(
  batches: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  let before = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map((entry) => JSON.stringify(entry)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
