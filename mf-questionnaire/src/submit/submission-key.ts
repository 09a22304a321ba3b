/**
 * Gives the same key for the same body and a new one when an answer changes, so that a repeated
 * attempt is the same submission and a corrected one is another.
 */
export function submissionKeys(newKey: () => string): (body: string) => string {
  let last: { body: string; key: string } | null = null;
  return (body) => {
    if (last?.body !== body) last = { body, key: newKey() };
    return last.key;
  };
}
