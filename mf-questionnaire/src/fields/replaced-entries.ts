/** Entries in number fields that are not numbers, by the field's name. */
export interface ReplacedEntries {
  readonly of: (name: string) => string | null;
  /** `null` removes the entry, once there is a number again. */
  readonly keep: (name: string, entry: string | null) => void;
}

/** The replaced entries of one form. They are kept while tabs mount and unmount. */
export function replacedEntries(): ReplacedEntries {
  const entries = new Map<string, string>();
  return {
    of: (name) => entries.get(name) ?? null,
    keep: (name, entry) => {
      if (entry === null) entries.delete(name);
      else entries.set(name, entry);
    },
  };
}

/** Says that an entry was not a number, and which number counts instead; null for none. */
export function replacedWords(entry: string, number: string | null): string {
  if (number === null) return `“${entry.trim()}” is no number, so it is left out.`;
  const reason = entry.trim() === '' ? 'Nothing was entered' : `“${entry.trim()}” is no number`;
  return `${reason}, so ${number} counts.`;
}
