import type { LetterSection } from '@ellac/contracts';

/** What the paragraphs of a section of the letter rest on, each line once. */
export const letterEvidence = ({ paragraphs }: LetterSection): readonly string[] => [
  ...new Set(paragraphs.flatMap(({ evidence }) => evidence)),
];
