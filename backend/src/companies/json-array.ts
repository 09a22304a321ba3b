import { Readable } from 'node:stream';

/**
 * A JSON array as a stream, for entries that come in batches; a batch is asked for when the reader
 * has taken the one before, and no more once the reader is gone.
 *
 * @throws what the first batch fails with; a later failure breaks the stream off.
 */
export async function jsonArray(batches: AsyncGenerator<readonly unknown[]>): Promise<Readable> {
  const first = await batches.next();
  return Readable.from(pieces(first.done === true ? [] : first.value, batches), {
    objectMode: false,
  });
}

async function* pieces(
  first: readonly unknown[],
  rest: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield `[${entries(first)}`;
  for await (const batch of rest) {
    if (batch.length > 0) yield `,${entries(batch)}`;
  }
  yield ']';
}

const entries = (batch: readonly unknown[]): string =>
  batch.map((entry) => JSON.stringify(entry)).join(',');
