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
