import { isSpeech, type LetterSection } from '@ellac/contracts';

type Paragraph = LetterSection['paragraphs'][number];

/** Whether a paragraph leads to its list or its figures, or to words to say in the one after it. */
export const leadsOn = (
  { points = [], figures = [] }: Paragraph,
  next: Paragraph | undefined,
): boolean => points.length + figures.length > 0 || (next !== undefined && isSpeech(next.text));

/** What stands before and behind the key of a section in a text; null where it does not stand there. */
export function aroundKey(
  text: string,
  key: string | undefined,
): { readonly before: string; readonly key: string; readonly after: string } | null {
  const at = key === undefined ? -1 : text.indexOf(key);
  return key === undefined || at < 0
    ? null
    : { before: text.slice(0, at), key, after: text.slice(at + key.length) };
}
