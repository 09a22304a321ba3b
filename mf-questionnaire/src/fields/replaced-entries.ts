/** What owners typed into number fields that was no number, by the field's name. */
export interface ReplacedEntries {
  readonly of: (name: string) => string | null;
  /** `null` once there is a number again. */
  readonly keep: (name: string, entry: string | null) => void;
}

/** The replaced entries of one form; they outlast the tabs, which come and go. */
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

/** Says that an entry was no number, and which number counts in its place; null where none does. */
export function replacedWords(entry: string, number: string | null): string {
  if (number === null) return `“${entry.trim()}” is no number, so it is left out.`;
  const reason = entry.trim() === '' ? 'Nothing was entered' : `“${entry.trim()}” is no number`;
  return `${reason}, so ${number} counts.`;
}
