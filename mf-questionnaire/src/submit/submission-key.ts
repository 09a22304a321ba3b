/**
 * A random idempotency key of 32 hexadecimal digits. `crypto.randomUUID` is missing on plain HTTP
 * from another host.
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Returns the idempotency key of a body: the same key for the same body, and a new key when an
 * answer changes. A retry is then the same submission, and corrected answers are a new one.
 */
export function submissionKeys(newKey: () => string): (body: string) => string {
  let last: { body: string; key: string } | null = null;
  return (body) => {
    if (last?.body !== body) last = { body, key: newKey() };
    return last.key;
  };
}
