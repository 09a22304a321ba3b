/** What an owner wrote, as the report quotes it. */
export interface QuotedWords {
  readonly words: string;
  /** What the report says about the quotation; empty where it says nothing. */
  readonly remark: string;
}

/**
 * A sentence that only quotes: the words that lead to it, the quotation, and what is said of it. In
 * reports made before, "The plan puts this first" leads to the title of a step.
 */
const quotation =
  /(?<before>^|[.!?”]\s+)(?!The plan puts this first)[^.!?:“”]{4,40}: “(?<words>[^“”]{40,})”(?!,| [a-z])\.?(?<remark> You wrote in (?:another language|German|French);[^.]*\.)?/gu;

/** Takes the owner's own sentences out of a running text. */
export function withoutQuotes(text: string): {
  readonly text: string;
  readonly quotes: readonly QuotedWords[];
} {
  const quotes = [...text.matchAll(quotation)].map(({ groups }) => ({
    words: groups!['words']!,
    remark: (groups!['remark'] ?? '').trim(),
  }));
  return { text: text.replace(quotation, '$<before>').replace(/ {2,}/g, ' ').trim(), quotes };
}
