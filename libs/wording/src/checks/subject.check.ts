import type { PartWords } from '../words/part-words.js';
import { passagesOf } from '../words/passages.js';
import type { Fault } from './fault.js';

const verbs =
  "is|are|was|were|isn't|aren't|has|have|had|means?|makes?|takes?|leaves?|costs?|can|cannot|will|would|should|may|might|must|keeps?|gives?|shows?|does|do|puts?|holds?|needs?|comes?|goes|brings?|lets?|helps?|ties?|depends?|alone";

/** A pronoun without an antecedent. */
const pronoun = new RegExp(
  `^["“‘(]?(?:(?:It|They|He|She|Its|Their|His|Her)\\b|(?:This|That|These|Those|Both|Neither|Such)(?: also| alone)? (?:${verbs})\\b)`,
  'u',
);

/**
 * Whether a text must name its subject. The meaning of a gap need not, because it follows its
 * finding, and neither need a claim of a paragraph.
 */
const standsAlone = (place: string): boolean =>
  !place.startsWith('sections.') && !place.endsWith(' meaning');

/** V10: an item of a list names its subject. */
export const subjectFaults = (words: PartWords): readonly Fault[] =>
  passagesOf(words)
    .filter(({ place, text }) => standsAlone(place) && pronoun.test(text.trim()))
    .map(({ place }) => ({
      check: 'V10',
      place,
      why: 'begins with a pronoun that stands for nothing before it',
    }));
