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
