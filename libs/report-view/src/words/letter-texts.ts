import { isSpeech, type LetterSection } from '@ellac/contracts';

type Paragraph = LetterSection['paragraphs'][number];

/** Whether a paragraph leads to its list or its figures, or to words to say in the one after it. */
export const leadsOn = (
  { points = [], figures = [] }: Paragraph,
  next: Paragraph | undefined,
): boolean => points.length + figures.length > 0 || (next !== undefined && isSpeech(next.text));

/** The sentences of a section that are set bold. */
export const keysOf = ({
  key,
  keys = key === undefined ? [] : [key],
}: LetterSection): readonly string[] => keys;

/** What stands before and behind a section's key in a text; null where none stands there. */
export function aroundKey(
  text: string,
  keys: readonly string[],
): { readonly before: string; readonly key: string; readonly after: string } | null {
  const key = keys.find((each) => text.includes(each));
  if (key === undefined) return null;
  const at = text.indexOf(key);
  return { before: text.slice(0, at), key, after: text.slice(at + key.length) };
}
