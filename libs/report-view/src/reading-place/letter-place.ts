import type { Counsel, CounselStep } from '@ellac/contracts';

/** A section of the letter, as a link leads to it. */
export interface PlacedLetterSection {
  readonly title: string;
  /** Its address in the page. */
  readonly id: string;
}

/** The address of a section of the letter in the page; its number is from 1. */
export const letterSectionId = (number: number): string => `letter-${number}`;

/** The section of the letter that tells how a step is done; null where it names none that exists. */
export function howIsTold(
  { letter = [] }: Counsel,
  { section }: CounselStep,
): PlacedLetterSection | null {
  const told = section === undefined ? undefined : letter[section - 1];
  return section === undefined || told === undefined
    ? null
    : { title: told.title, id: letterSectionId(section) };
}
