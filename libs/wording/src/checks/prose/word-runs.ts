const words = /\{\{[^{}]*\}\}|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** The words of a text in small letters, without marks; a placeholder is a word. */
export const wordsIn = (text: string): readonly string[] =>
  (text.normalize('NFKC').toLowerCase().match(words) ?? []).map((word) => word.replace(/’/g, "'"));

/** Every run of so many words. */
export function runsOf(text: string, length: number): ReadonlySet<string> {
  const all = wordsIn(text);
  const runs = new Set<string>();
  for (let end = length; end <= all.length; end++) {
    runs.add(all.slice(end - length, end).join(' '));
  }
  return runs;
}

export const shareRun = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  for (const run of one) if (other.has(run)) return true;
  return false;
};
