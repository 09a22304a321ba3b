import { Readable } from 'node:stream';

/**
 * Text that comes in pieces as a stream; a piece is asked for when the reader has taken the one
 * before, and no more once the reader is gone.
 *
 * @throws what the first piece fails with; a later failure breaks the stream off.
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
